public import MaquetteSource

/// How a symbol is drawn, as the table of symbols says it.
public struct SymbolDrawing: SchemaReadable {
  /// A shape round another symbol.
  public enum Enclosure: String, SourceChoice {
    case circle, square
    case filledCircle = "circle.fill"
    case filledSquare = "square.fill"
  }

  /// Where a badge stands, always on the trailing side.
  public enum Corner: String, SourceChoice {
    case top, bottom
  }

  /// The name of an icon file without its ending.
  public var file: String?
  /// SVG path data stroked with round ends and joins.
  public var strokes: [String] = []
  /// SVG path data filled by the nonzero rule.
  public var fills: [String] = []
  /// The width of the strokes in points beside text of 17 pt.
  public var width = 1.4
  /// The widths of the strokes in turn, where they are not alike.
  public var widths: [Double] = []
  /// The height of the ink in points beside text of 17 pt; as drawn unless given.
  public var height: Double?
  /// How much higher than in the middle of what it stands beside the ink is.
  public var rise = 0.0
  /// Another symbol that this one is made from.
  public var base: String?
  /// A symbol that stands small at a trailing corner of the base.
  public var badge: String?
  /// The corner at which the badge stands.
  public var corner = Corner.bottom
  /// Whether a line is drawn through the base.
  public var slash = false
  /// A shape round the base.
  public var inside: Enclosure?
  /// Whether the symbol is mirrored where text runs from right to left.
  public var flips = false

  /// Makes an empty drawing.
  public init() {}

  /// The keys.
  public static let schema = Schema<Self>(
    "symbol", "How a symbol is drawn.",
    Field("file", \.file, "An icon file's name without its ending."),
    Field("strokes", \.strokes, "SVG path data stroked with round ends and joins."),
    Field("fills", \.fills, "SVG path data filled by the nonzero rule."),
    Field("width", \.width, "Width of the strokes in points beside text of 17 pt."),
    Field("widths", \.widths, "Widths of the strokes in turn, where they are not alike."),
    Field("height", \.height, "Height of the ink in points beside text of 17 pt."),
    Field("rise", \.rise, "How much higher than in the middle the ink stands, in the same points."),
    Field("base", \.base, "Another symbol that this one is made from."),
    Field("badge", \.badge, "A symbol that stands small at the base's corner."),
    Field("corner", \.corner, "The trailing corner at which the badge stands."),
    Field("slash", \.slash, "Whether a line is drawn through the base."),
    Field("inside", \.inside, "A shape round the base."),
    Field("flips", \.flips, "Whether it is mirrored in right-to-left layouts."))

  /// What a name without a drawing of its own is composed of, when its parts say so: `X.circle`,
  /// `X.square.fill`, `X.slash`, `X.badge.Y`; the outermost part is the last.
  public init?(composing name: String) {
    self.init()
    for (suffix, baseSuffix) in [(".slash.fill", ".fill"), (".slash", "")]
    where name.hasSuffix(suffix) {
      base = String(name.dropLast(suffix.count)) + baseSuffix
      slash = true
      return
    }
    for enclosure in Enclosure.allCases where name.hasSuffix("." + enclosure.rawValue) {
      base = String(name.dropLast(enclosure.rawValue.count + 1))
      inside = enclosure
      return
    }
    if let range = name.range(ofLast: ".badge.") {
      base = String(name[..<range.lowerBound])
      badge = String(name[range.upperBound...])
      return
    }
    return nil
  }
}

extension String {
  fileprivate func range(ofLast part: String) -> Range<String.Index>? {
    var start = endIndex
    while start > startIndex {
      start = index(before: start)
      if self[start...].hasPrefix(part) {
        return start..<index(start, offsetBy: part.count)
      }
    }
    return nil
  }
}

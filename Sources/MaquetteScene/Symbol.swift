/// A small one-colour drawing that stands beside text.
public struct Symbol: Sendable, Hashable {
  /// How the outline of a layer is inked.
  public enum Ink: Sendable, Hashable {
    case fill(Fill.Rule)
    /// A line with round ends and joins, of a width in points.
    case stroke(width: Double)
  }

  /// An outline of the drawing.
  public struct Layer: Sendable, Hashable {
    /// The outline, in points beside text of 17 pt.
    public var path: Path
    /// How it is inked.
    public var ink: Ink
    /// What is left out of this layer, so that something else can stand there.
    public var cutouts: [Path]
    /// How far behind it belongs where a symbol has several colours: nought is what is in front.
    public var level: Int

    /// Makes a layer.
    public init(_ path: Path, _ ink: Ink, cutouts: [Path] = [], level: Int = 0) {
      self.path = path
      self.ink = ink
      self.cutouts = cutouts
      self.level = level
    }

    /// The layer behind something else, without what a path covers.
    public func behind(leavingOut path: Path? = nil) -> Layer {
      var layer = self
      layer.level += 1
      if let path { layer.cutouts.append(path) }
      return layer
    }

    /// The layer moved and scaled.
    public func applying(_ transform: Transform, strokeScale: Double) -> Layer {
      var result = self
      result.path = path.applying(transform)
      result.cutouts = cutouts.map { $0.applying(transform) }
      if case .stroke(let width) = ink { result.ink = .stroke(width: width * strokeScale) }
      return result
    }

    /// The smallest rectangle that holds the layer's ink.
    public var bounds: Rect? {
      guard let bounds = path.bounds else { return nil }
      if case .stroke(let width) = ink { return bounds.inset(by: Insets(all: -width / 2)) }
      return bounds
    }
  }

  /// What is drawn, back to front.
  public private(set) var layers: [Layer]
  /// The size of the part that is placed and centred; it begins at the origin, and some ink may
  /// stand outside of it.
  public private(set) var size: Size
  /// Whether the drawing is mirrored where text runs from right to left.
  public var isDirectional: Bool

  /// Makes a symbol; what is placed, all its ink unless given, is moved to the origin.
  public init(layers: [Layer], placing part: Rect? = nil, isDirectional: Bool = false) {
    let part = part ?? Self.ink(of: layers)
    let move = Transform(scale: 1, then: Point(-part.minX, -part.minY))
    self.layers = layers.map { $0.applying(move, strokeScale: 1) }
    self.size = part.size
    self.isDirectional = isDirectional
  }

  /// The smallest rectangle that holds the ink.
  public var ink: Rect { Self.ink(of: layers) }

  private static func ink(of layers: [Layer]) -> Rect {
    layers.compactMap(\.bounds).reduce(nil as Rect?) { $0?.union($1) ?? $1 } ?? Rect(size: .zero)
  }

  /// The symbol in another size.
  public func scaled(by factor: Double) -> Symbol {
    var result = self
    result.layers = layers.map { $0.applying(Transform(scale: factor), strokeScale: factor) }
    result.size = Size(size.width * factor, size.height * factor)
    return result
  }

  /// The symbol as its mirror image.
  public var mirrored: Symbol {
    var result = self
    let mirror = Transform.mirror(width: size.width)
    result.layers = layers.map { $0.applying(mirror, strokeScale: 1) }
    return result
  }

  /// The symbol with lines of another weight; outlines that are filled stay as they are.
  public func weight(_ weight: FontWeight) -> Symbol { lines(scaled: weight.stroke) }

  /// The symbol with wider or narrower lines in their places.
  public func lines(scaled factor: Double) -> Symbol {
    var result = self
    result.layers = layers.map { $0.applying(Transform(scale: 1), strokeScale: factor) }
    return result
  }

  /// The drawing as one item: in a colour, or in several, the first for what is in front.
  public func item(in colors: Color...) -> Frame.Item { item(in: colors) }

  /// The drawing as one item: what is in front in the first colour, what is behind in the next, the
  /// last for the rest.
  public func item(in colors: [Color]) -> Frame.Item {
    precondition(!colors.isEmpty, "a symbol has a colour")
    let items = layers.map { layer in
      let color = colors[min(layer.level, colors.count - 1)]
      let item: Frame.Item =
        switch layer.ink {
        case .fill(let rule): .shape(.path(layer.path), fill: Fill(color, rule: rule), stroke: nil)
        case .stroke(let width):
          .shape(.path(layer.path), fill: nil, stroke: Stroke(color, width: width))
        }
      return layer.cutouts.reduce(item) { cutting($1, from: $0) }
    }
    if items.count == 1, let item = items.first { return item }
    var frame = Frame(size: size)
    for item in items { frame.place(item, at: .zero) }
    return .group(frame, Effects())
  }

  private func cutting(_ cutout: Path, from item: Frame.Item) -> Frame.Item {
    // Clips to a rectangle far larger than the drawing, with a hole in it.
    var clip = Path(Rect(-size.width, -size.height, 3 * size.width, 3 * size.height))
    clip.append(cutout)
    var frame = Frame(size: size)
    frame.place(item, at: .zero)
    return .group(frame, Effects(clip: .path(clip)))
  }
}

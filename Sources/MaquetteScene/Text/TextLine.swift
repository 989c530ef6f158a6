/// A font file and the face in it.
public struct FontFace: Sendable, Hashable {
  /// The path of the file.
  public var file: String
  /// The index of the face in a collection.
  public var index: Int

  /// Makes a face.
  public init(file: String, index: Int = 0) {
    self.file = file
    self.index = index
  }
}

/// A glyph of a font and where it stands.
public struct Glyph: Sendable, Hashable {
  /// The number of the glyph in its font.
  public var id: UInt32
  /// The glyph's origin from the line's origin, in points; y grows downward.
  public var position: Point

  /// Makes a glyph.
  public init(id: UInt32, position: Point) {
    self.id = id
    self.position = position
  }
}

/// Glyphs of one font and size.
public struct GlyphRun: Sendable, Hashable {
  /// The font.
  public var face: FontFace
  /// The size in points.
  public var size: Double
  /// Whether the font's glyphs are pictures in colours of their own (emoji).
  public var isColored: Bool
  /// The glyphs, left to right.
  public var glyphs: [Glyph]

  /// Makes a run.
  public init(face: FontFace, size: Double, isColored: Bool = false, glyphs: [Glyph]) {
    self.face = face
    self.size = size
    self.isColored = isColored
    self.glyphs = glyphs
  }
}

/// One line of shaped text: what was measured is what is painted.
///
/// Its origin is on the baseline at the left end of the advance box.
public struct TextLine: Sendable, Hashable {
  /// The text, as written, possibly ending in an ellipsis that the author did not write.
  public var text: String
  /// The runs, left to right.
  public var runs: [GlyphRun]
  /// The advance width in points.
  public var width: Double
  /// Characters of the whole text for which no font has a glyph; on its first line only.
  public var missing: [Unicode.Scalar] = []
  /// Whether it is the last line of a text that did not fit, and ends in an ellipsis.
  public var isTruncated = false

  /// Makes a line.
  public init(text: String, runs: [GlyphRun], width: Double) {
    self.text = text
    self.runs = runs
    self.width = width
  }
}

/// A text broken into lines.
public struct ShapedText: Sendable, Hashable {
  /// The lines, top to bottom.
  public var lines: [TextLine]
  /// Whether the text did not fit and ends in an ellipsis.
  public var isTruncated: Bool
  /// Whether the text's first strong character is of a right-to-left script.
  public var isRightToLeft: Bool
  /// Characters for which no font has a glyph, each once, in the order of the text.
  public var missing: [Unicode.Scalar]

  /// Makes a shaped text.
  public init(
    lines: [TextLine], isTruncated: Bool = false, isRightToLeft: Bool = false,
    missing: [Unicode.Scalar] = []
  ) {
    self.lines = lines
    self.isTruncated = isTruncated
    self.isRightToLeft = isRightToLeft
    self.missing = missing
  }

  /// The width of the widest line in points.
  public var width: Double { lines.map(\.width).max() ?? 0 }
}

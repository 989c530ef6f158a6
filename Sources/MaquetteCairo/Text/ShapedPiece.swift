internal import MaquetteScene

/// Part of a paragraph in one font and direction, shaped; its glyphs stand left to right.
struct ShapedPiece {
  /// A glyph and its share of the line.
  struct Glyph {
    /// The number of the glyph in its font; nothing for one that is only there to take its place.
    var id: UInt32?
    /// The byte of the paragraph at which the glyph's characters begin.
    var cluster: Int
    /// Points to the next glyph, the tracking included.
    var advance: Double
    /// The tracking in the advance.
    var tracking = 0.0
    /// Where it is painted, from its place on the line.
    var offset: Point
  }

  /// The font.
  var entry: FontMap.Entry
  /// The level of embedding; odd from right to left.
  var level: Int
  /// The glyphs.
  var glyphs: [Glyph]
}

extension [ShapedPiece] {
  /// The pieces in the order in which they are seen: each run of pieces at or above a level is
  /// turned round, from the highest level down to the lowest odd one (rule L2 of UAX 9).
  var visualOrder: [ShapedPiece] {
    var pieces = self
    let highest = pieces.map(\.level).max() ?? 0
    for level in stride(from: highest, to: 0, by: -1) {
      var start = 0
      while start < pieces.count {
        var end = start
        while end < pieces.count, pieces[end].level >= level { end += 1 }
        if end > start { pieces[start..<end].reverse() }
        start = Swift.max(end, start + 1)
      }
    }
    return pieces
  }

  /// The line that pieces in logical order make.
  func line(_ text: String, size: Double) -> TextLine {
    var runs: [GlyphRun] = []
    var x = 0.0
    var tracking = 0.0
    for piece in visualOrder {
      var glyphs: [Glyph] = []
      for glyph in piece.glyphs {
        if let id = glyph.id {
          glyphs.append(Glyph(id: id, position: Point(x, 0) + glyph.offset))
        }
        x += glyph.advance
        tracking = glyph.tracking
      }
      if let last = runs.last, last.face == piece.entry.face {
        runs[runs.count - 1].glyphs += glyphs
      } else if !glyphs.isEmpty {
        runs.append(
          GlyphRun(
            face: piece.entry.face, size: size, isColored: piece.entry.isColored, glyphs: glyphs))
      }
    }
    return TextLine(text: text, runs: runs, width: x - tracking)
  }
}

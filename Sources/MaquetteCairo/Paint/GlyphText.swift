internal import CCairo
internal import MaquetteScene

/// Paints text as glyphs, which files of outlines keep once each and place exactly.
struct GlyphText: TextPainting {
  let fonts: GlyphFonts
  let emoji: EmojiImages
  /// Whether the file can say what is written (PDF can).
  let hasText: Bool

  /// Pixels per point of emoji: sharp at the densities of screens, of few bytes.
  private static let emojiScale = 4.0

  func paint(_ line: TextLine, _ color: Color, on context: OpaquePointer) {
    for run in line.runs where !run.glyphs.isEmpty {
      guard !run.isColored else {
        paintEmoji(run, color, on: context)
        continue
      }
      setColor(color, on: context)
      cairo_set_scaled_font(context, fonts.font(run.face, size: run.size).pointer)
      let glyphs = run.glyphs.map {
        cairo_glyph_t(index: CUnsignedLong($0.id), x: $0.position.x, y: $0.position.y)
      }
      if hasText, line.runs.count == 1, line.needsWords, CairoText.holds(line.text) {
        show(glyphs, as: line.text, on: context)
      } else {
        // cairo finds the character of each glyph in the font.
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
    }
  }

  /// Shows glyphs that stand for a text as a whole.
  private func show(_ glyphs: [cairo_glyph_t], as text: String, on context: OpaquePointer) {
    let bytes = Array(text.utf8)
    let cluster = cairo_text_cluster_t(
      num_bytes: Int32(bytes.count), num_glyphs: Int32(glyphs.count))
    bytes.withUnsafeBytes { buffer in
      withUnsafePointer(to: cluster) { cluster in
        cairo_show_text_glyphs(
          context, buffer.bindMemory(to: CChar.self).baseAddress, Int32(bytes.count),
          glyphs, Int32(glyphs.count), cluster, 1, cairo_text_cluster_flags_t(rawValue: 0))
      }
    }
  }

  private func paintEmoji(_ run: GlyphRun, _ color: Color, on context: OpaquePointer) {
    for glyph in run.glyphs {
      guard let image = emoji.image(glyph.id, run.face, size: run.size * Self.emojiScale) else {
        continue
      }
      cairo_save(context)
      cairo_translate(context, glyph.position.x, glyph.position.y)
      cairo_scale(context, 1 / Self.emojiScale, 1 / Self.emojiScale)
      cairo_set_source_surface(context, image.pointer, Double(image.left), Double(image.top))
      if color.alpha < 1 {
        cairo_paint_with_alpha(context, color.alpha)
      } else {
        cairo_paint(context)
      }
      cairo_restore(context)
    }
  }
}

extension TextLine {
  /// Whether glyphs do not stand for one character each from left to right: ligatures, and scripts
  /// whose letters join or change places.
  fileprivate var needsWords: Bool {
    let count = runs.reduce(0) { $0 + $1.glyphs.count }
    return text.unicodeScalars.count != count
      || text.unicodeScalars.contains { (0x0590..<0x1100).contains($0.value) }
  }
}

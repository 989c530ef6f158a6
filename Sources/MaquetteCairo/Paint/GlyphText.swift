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
    var characters = hasText ? line.characters?[...] : nil
    for run in line.runs {
      let written = characters?.prefix(run.glyphs.count)
      characters = characters?.dropFirst(run.glyphs.count)
      guard !run.isColored else {
        paintEmoji(run, color, on: context)
        continue
      }
      setColor(color, on: context)
      cairo_set_scaled_font(context, fonts.font(run.face, size: run.size).pointer)
      let glyphs = run.glyphs.map {
        cairo_glyph_t(index: CUnsignedLong($0.id), x: $0.position.x, y: $0.position.y)
      }
      if color.alpha < 1, !hasText, line.joinsLetters {
        cairo_glyph_path(context, glyphs, Int32(glyphs.count))
        cairo_fill(context)
      } else if let written {
        show(glyphs, as: Array(written), on: context)
      } else {
        // cairo looks for the character of each glyph in the font.
        cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
      }
    }
  }

  /// Shows glyphs that stand for a character each.
  private func show(
    _ glyphs: [cairo_glyph_t], as characters: [Unicode.Scalar], on context: OpaquePointer
  ) {
    let text = characters.flatMap { Array(String($0).utf8) }
    let clusters = characters.map {
      cairo_text_cluster_t(num_bytes: Int32(String($0).utf8.count), num_glyphs: 1)
    }
    text.withUnsafeBytes { buffer in
      cairo_show_text_glyphs(
        context, buffer.bindMemory(to: CChar.self).baseAddress, Int32(text.count),
        glyphs, Int32(glyphs.count), clusters, Int32(clusters.count),
        cairo_text_cluster_flags_t(rawValue: 0))
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
  /// The character of each glyph; nothing where that is not known: in scripts that are written from
  /// the right or whose letters join or change places, with ligatures, and with emoji of many parts.
  ///
  /// Without it the font is asked, which answers with a letter's form or with a radical like it.
  fileprivate var characters: [Unicode.Scalar]? {
    let scalars = Array(text.unicodeScalars)
    guard scalars.count == runs.reduce(0, { $0 + $1.glyphs.count }), CairoText.holds(text),
      !scalars.contains(where: { (0x0590..<0x1100).contains($0.value) || $0.value == 0x200F })
    else { return nil }
    return scalars
  }
}

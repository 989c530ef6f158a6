internal import CCairo
internal import MaquetteScene

/// Paints text on pixels from masks: letters a quarter of a pixel apart, baselines on whole pixels.
struct MaskedText: TextPainting {
  let masks: GlyphMasks
  let emoji: EmojiImages

  func paint(_ line: TextLine, _ color: Color, on context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard matrix.xy == 0, matrix.yx == 0, matrix.xx == matrix.yy, matrix.xx > 0 else {
      return paintOutlines(line, color, on: context)
    }
    let scale = matrix.xx
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    for run in line.runs {
      if !run.isColored { setColor(color, on: context) }
      let sheet = run.isColored ? nil : masks.sheet(run.face, size: run.size * scale)
      for glyph in run.glyphs {
        let x = matrix.x0 + glyph.position.x * scale
        let y = Int((matrix.y0 + glyph.position.y * scale).rounded())
        if let sheet {
          let quarters = Int((x * 4 + 0.5).rounded(.down))
          let mask = masks.mask(glyph.id, phase: quarters & 3, in: sheet)
          guard mask.width > 0 else { continue }
          cairo_mask_surface(
            context, mask.pointer, Double(quarters >> 2 + mask.left), Double(y + mask.top))
        } else if let image = emoji.image(glyph.id, run.face, size: run.size * scale) {
          cairo_set_source_surface(
            context, image.pointer, x.rounded() + Double(image.left), Double(y + image.top))
          cairo_paint_with_alpha(context, color.alpha)
        }
      }
    }
  }

  /// Paints turned or mirrored text as shapes.
  private func paintOutlines(_ line: TextLine, _ color: Color, on context: OpaquePointer) {
    for run in line.runs {
      // Pictures are taken at twice the size, since the transform scales them again.
      let ratio = 1 / 2.0
      let font = CairoFont(run.face, size: run.size)
      for glyph in run.glyphs {
        guard run.isColored else {
          font.addOutline(of: glyph.id, at: glyph.position.x, glyph.position.y, to: context)
          continue
        }
        guard let image = emoji.image(glyph.id, run.face, size: run.size / ratio) else { continue }
        cairo_save(context)
        cairo_translate(context, glyph.position.x, glyph.position.y)
        cairo_scale(context, ratio, ratio)
        cairo_set_source_surface(context, image.pointer, Double(image.left), Double(image.top))
        cairo_paint_with_alpha(context, color.alpha)
        cairo_restore(context)
      }
      setColor(color, on: context)
      cairo_fill(context)
    }
  }
}

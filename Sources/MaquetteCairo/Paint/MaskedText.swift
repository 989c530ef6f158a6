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
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    let isJoined = color.alpha < 1 && line.joinsLetters
    for run in line.runs {
      if run.isColored {
        paintEmoji(run, matrix, alpha: color.alpha, on: context)
      } else {
        setColor(color, on: context)
        let placed = place(run, matrix)
        for mask in isJoined ? [union(placed)] : placed {
          cairo_mask_surface(context, mask.stamp.pointer, Double(mask.left), Double(mask.top))
        }
      }
    }
  }

  /// A mask and the pixels from the picture's edges to its own.
  private typealias PlacedMask = (stamp: Stamp, left: Int, top: Int)

  /// The masks of a run's glyphs that have ink.
  private func place(_ run: GlyphRun, _ matrix: cairo_matrix_t) -> [PlacedMask] {
    let sheet = masks.sheet(run.face, size: run.size * matrix.xx)
    return run.glyphs.compactMap { glyph in
      let quarters = Int(((matrix.x0 + glyph.position.x * matrix.xx) * 4 + 0.5).rounded(.down))
      let y = Int((matrix.y0 + glyph.position.y * matrix.xx).rounded())
      let mask = masks.mask(glyph.id, phase: quarters & 3, in: sheet)
      guard mask.width > 0 else { return nil }
      return (mask, quarters >> 2 + mask.left, y + mask.top)
    }
  }

  /// One mask in the place of several.
  private func union(_ placed: [PlacedMask]) -> PlacedMask {
    let left = placed.map(\.left).min() ?? 0
    let top = placed.map(\.top).min() ?? 0
    let right = placed.map { $0.left + $0.stamp.width }.max() ?? 0
    let bottom = placed.map { $0.top + $0.stamp.height }.max() ?? 0
    let stamp = Stamp(
      left: left, top: top, width: max(1, right - left), height: max(1, bottom - top),
      format: .mask
    ) { context in
      for mask in placed {
        cairo_mask_surface(context, mask.stamp.pointer, Double(mask.left), Double(mask.top))
      }
    }
    return (stamp, left, top)
  }

  private func paintEmoji(
    _ run: GlyphRun, _ matrix: cairo_matrix_t, alpha: Double, on context: OpaquePointer
  ) {
    for glyph in run.glyphs {
      guard let image = emoji.image(glyph.id, run.face, size: run.size * matrix.xx) else {
        continue
      }
      let x = (matrix.x0 + glyph.position.x * matrix.xx).rounded() + Double(image.left)
      let y = (matrix.y0 + glyph.position.y * matrix.xx).rounded() + Double(image.top)
      cairo_set_source_surface(context, image.pointer, x, y)
      cairo_paint_with_alpha(context, alpha)
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

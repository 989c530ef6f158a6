internal import CCairo
internal import MaquetteScene

extension Renderer {
  /// Paints a frame with what is seen through its materials.
  ///
  /// A material shows what the frame paints before the item of its own that holds the material.
  /// That is painted a second time in few pixels beside the picture itself, item after item, so
  /// that any number of materials, one over the other, costs one such picture. A root of backdrops
  /// is painted as a frame of its own.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - painter: Paints it, on a context whose unit is the point.
  ///   - scale: Pixels per point of the output.
  /// - Throws: What the drawing library says.
  func paint(_ frame: Frame, with painter: Painter, scale: Double) throws(RenderError) {
    let wanted = frame.items.map(\.backdrops)
    let last = wanted.lastIndex { !$0.isEmpty } ?? 0
    func density(_ backdrop: Backdrop) -> Double {
      painter.medium.density(backdrop, in: frame.size, scale: scale)
    }
    var behinds: [Behind] = []
    for (backdrop, _) in wanted.joined() {
      let density = density(backdrop)
      guard !behinds.contains(where: { $0.density == density }) else { continue }
      behinds.append(try Behind(size: frame.size, density: density))
    }
    for (index, placed) in frame.items.enumerated() {
      var painter = painter
      for (backdrop, bounds) in wanted[index] {
        let density = density(backdrop)
        painter.materials[backdrop] = behinds.first { $0.density == density }?
          .material(backdrop, within: bounds)
      }
      if case .group(let inner, let effects) = placed.item, effects.isBackdropRoot {
        try painter.isolate(at: placed.origin, clip: effects.clip) { painter throws(RenderError) in
          try paint(inner, with: painter, scale: scale)
        }
      } else {
        painter.paint(placed)
      }
      guard index < last else { continue }
      for behind in behinds {
        try behind.draw { context in
          var small = self.painter(on: context)
          small.materials = painter.materials
          small.paint(placed)
        }
      }
    }
  }

  /// Paints on pixels.
  func painter(on context: OpaquePointer) -> Painter {
    Painter(
      context: context, medium: .pixels, text: MaskedText(masks: masks, emoji: emoji),
      shadows: shadows)
  }

  /// Paints in a file of outlines.
  func vectorPainter(on context: OpaquePointer, hasText: Bool) -> Painter {
    Painter(
      context: context, medium: .vectors,
      text: GlyphText(fonts: glyphFonts, emoji: emoji, hasText: hasText),
      shadows: ShadowGradients())
  }
}

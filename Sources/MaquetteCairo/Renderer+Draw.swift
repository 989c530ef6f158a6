internal import CCairo
internal import MaquetteScene

extension Renderer {
  /// Paints a frame on pixels.
  func draw(
    _ frame: Frame, scale: Double, limits: RenderOptions.Limits
  ) throws(RenderError) -> Surface {
    let width = max(1, (frame.size.width * scale - 1e-6).rounded(.up))
    let height = max(1, (frame.size.height * scale - 1e-6).rounded(.up))
    let columns = Int(min(width, 1e9))
    let rows = Int(min(height, 1e9))
    for side in [columns, rows] where side > limits.side {
      throw .tooLarge(width: columns, height: rows, limit: .side(limits.side))
    }
    if columns * rows > limits.pixels {
      throw .tooLarge(width: columns, height: rows, limit: .pixels(limits.pixels))
    }
    let surface = try Surface(width: columns, height: rows, in: pixelMemory)
    try surface.draw { context throws(RenderError) in
      cairo_scale(context, scale, scale)
      try paint(frame, with: painter(on: context), scale: scale)
    }
    return surface
  }
}

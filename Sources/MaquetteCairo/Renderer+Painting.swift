package import MaquetteScene

extension Renderer {
  /// Paints a frame and gives the pixels up again: the part of drawing that is not encoding, for
  /// measuring what it costs.
  package func paint(_ frame: Frame, scale: Double) throws(RenderError) {
    _ = try draw(frame, scale: scale, limits: RenderOptions.Limits())
  }

  /// The pixels of a frame, row by row: alpha, red, green and blue from the highest byte down, colours
  /// multiplied by alpha.
  package func pixels(of frame: Frame, scale: Double) throws(RenderError) -> [UInt32] {
    let surface = try draw(frame, scale: scale, limits: RenderOptions.Limits())
    return surface.bytes.withMemoryRebound(to: UInt32.self) { Array($0) }
  }
}

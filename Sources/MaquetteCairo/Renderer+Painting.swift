package import MaquetteScene

extension Renderer {
  /// Paints a frame and gives the pixels up again: the part of drawing that is not encoding, for
  /// measuring what it costs.
  package func paint(_ frame: Frame, scale: Double) throws(RenderError) {
    _ = try draw(frame, scale: scale, limits: RenderOptions.Limits())
  }
}

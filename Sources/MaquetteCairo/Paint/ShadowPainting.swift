internal import MaquetteScene

/// A way to paint shadows: masks on pixels, gradients in formats of vectors.
protocol ShadowPainting {
  /// Paints a shadow outside its rectangle, which begins at the context's origin.
  func paint(_ shadow: Shadow, on context: OpaquePointer)
}

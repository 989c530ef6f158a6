internal import MaquetteScene

/// A way to paint text: masks on pixels, outlines or glyphs in formats of vectors.
protocol TextPainting {
  /// Paints a line whose origin is the context's.
  func paint(_ line: TextLine, _ color: Color, on context: OpaquePointer)
}

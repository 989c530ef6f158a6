internal import CCairo
package import MaquetteScene

extension Bitmap {
  /// The picture as a PNG file of a scale of 1.
  package func pngFile() throws(RenderError) -> [UInt8] {
    let surface = try Surface(width: width, height: height, format: .color)
    store(in: surface.bytes, stride: surface.stride)
    cairo_surface_mark_dirty(surface.pointer)
    let pixels = try PNGPixels(surface)
    var writer = PNGWriter()
    writer.writeHeader(pixels, scale: 1)
    try writer.writePixels(pixels, effort: .standard, memory: Memory())
    return writer.bytes
  }

  /// Stores the pixels as cairo keeps them: blue first, colours multiplied by alpha.
  func store(in target: UnsafeMutableBufferPointer<UInt8>, stride: Int) {
    func multiplied(_ value: UInt8, _ alpha: UInt32) -> UInt8 {
      UInt8((UInt32(value) * alpha + 127) / 255)
    }
    pixels.withUnsafeBufferPointer { source in
      for row in 0..<height {
        for column in 0..<width {
          let from = (row * width + column) * 4
          let to = row * stride + column * 4
          let alpha = UInt32(source[from + 3])
          target[to] = multiplied(source[from + 2], alpha)
          target[to + 1] = multiplied(source[from + 1], alpha)
          target[to + 2] = multiplied(source[from], alpha)
          target[to + 3] = source[from + 3]
        }
      }
    }
  }
}

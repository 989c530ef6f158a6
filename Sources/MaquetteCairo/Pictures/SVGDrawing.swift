internal import CCairo
package import MaquetteScene

/// A drawing in SVG, for any number of pixels.
package final class SVGDrawing {
  private let library: SVGLibrary
  private let handle: OpaquePointer
  /// How large it says that it is, in units of its own.
  package let size: Size

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Reads a file; other files that it names are not looked for.
  init(_ bytes: [UInt8]) throws(PictureError) {
    // Which fonts there are is a matter of the machine.
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("<text") || text.contains("<svg:text") { throw .hasText }
    library = try SVGLibrary()
    var error: UnsafeMutablePointer<GError>?
    guard let handle = library.read(bytes, bytes.count, &error) else {
      throw .damaged(Self.take(error))
    }
    self.handle = handle
    library.setDensity(handle, 96)  // of CSS: what is not in pixels is not a matter of the machine
    var (width, height, hasBox) = (0.0, 0.0, gboolean(0))
    if library.size(handle, &width, &height) == 0 {
      var box = cairo_rectangle_t()
      library.dimensions(handle, nil, nil, nil, nil, &hasBox, &box)
      if hasBox != 0 { (width, height) = (box.width, box.height) }
    }
    size = Size(width, height)
    guard width > 0, height > 0, width.isFinite, height.isFinite else { throw .noSize }
    // Whatever cannot be drawn cannot be drawn in one pixel either.
    _ = try bitmap(of: Rect(size: size), width: 1, height: 1)
  }

  /// Whether all that it paints has one colour, as far as that can be seen in an icon's size.
  package func isOfOneColor() throws(PictureError) -> Bool {
    let scale = 64 / max(size.width, size.height)
    func pixels(_ length: Double) -> Int { max(1, Int((length * scale).rounded())) }
    return try bitmap(
      of: Rect(size: size), width: pixels(size.width), height: pixels(size.height)
    ).isOfOneColor
  }

  /// A part of the drawing, in units of its own, in so many pixels.
  func bitmap(of part: Rect, width: Int, height: Int) throws(PictureError) -> Bitmap {
    try FileContent.checkSize(width, height)
    var failure: UnsafeMutablePointer<GError>?
    do throws(RenderError) {
      let surface = try Surface(width: width, height: height, format: .color)
      try surface.draw { context in
        let (x, y) = (Double(width) / part.width, Double(height) / part.height)
        cairo_scale(context, x, y)
        cairo_translate(context, -part.minX, -part.minY)
        var box = cairo_rectangle_t(x: 0, y: 0, width: size.width, height: size.height)
        _ = library.render(handle, context, &box, &failure)
      }
      if failure == nil { return try Bitmap(surface) }
    } catch {
      throw .damaged(error.description)
    }
    throw .damaged(Self.take(failure))
  }

  /// What an error says, which is given up.
  private static func take(_ error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "no reason is given" }
    defer { g_error_free(error) }
    return String(String(cString: error.pointee.message).prefix { !$0.isNewline })
  }
}

extension Bitmap {
  /// The pixels of a painted surface.
  fileprivate init(_ surface: consuming Surface) throws(RenderError) {
    let (width, height) = (surface.width, surface.height)
    let painted = try PNGPixels(surface)
    let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { target, count in
      for y in 0..<height {
        for x in 0..<width {
          let pixel = painted.pixels[y * painted.stride + x]
          let start = (y * width + x) * 4
          target[start] = UInt8(pixel >> 16 & 0xFF)
          target[start + 1] = UInt8(pixel >> 8 & 0xFF)
          target[start + 2] = UInt8(pixel & 0xFF)
          target[start + 3] = UInt8(pixel >> 24)
        }
      }
      count = target.count
    }
    self.init(width: width, height: height, pixels: pixels)
  }
}

internal import CCairo
internal import MaquetteScene

/// A surface of cairo's that writes a file of outlines, given up with the value.
struct VectorSurface: ~Copyable {
  /// What the file is.
  enum Kind {
    case svg, pdf
  }

  /// The bytes that cairo has written.
  private final class Sink {
    var bytes: [UInt8] = []
  }

  /// The surface.
  let pointer: OpaquePointer
  private let sink: Sink

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - kind: What the file is.
  ///   - size: The size of the picture in points, each a unit of the file's.
  /// - Throws: When there is not enough memory.
  init(_ kind: Kind, size: Size) throws(RenderError) {
    let sink = Sink()
    let write: cairo_write_func_t = { closure, data, count in
      guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Sink>.fromOpaque(closure).takeUnretainedValue().bytes
        .append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
      return CAIRO_STATUS_SUCCESS
    }
    // The sink lives as long as this value, and the surface does not outlive it.
    let closure = Unmanaged.passUnretained(sink).toOpaque()
    let surface =
      switch kind {
      case .svg: cairo_svg_surface_create_for_stream(write, closure, size.width, size.height)
      case .pdf: cairo_pdf_surface_create_for_stream(write, closure, size.width, size.height)
      }
    guard let surface else { throw .outOfMemory }
    try RenderError.check(cairo_surface_status(surface))
    pointer = surface
    self.sink = sink
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Draws the one page and ends the file.
  ///
  /// - Parameter body: Draws on a context whose unit is the point.
  /// - Returns: The file.
  /// - Throws: What the body throws, or what cairo says.
  consuming func file(
    _ body: (OpaquePointer) throws(RenderError) -> Void
  ) throws(RenderError) -> [UInt8] {
    guard let context = cairo_create(pointer) else { throw .outOfMemory }
    defer { cairo_destroy(context) }
    try body(context)
    try RenderError.check(cairo_status(context))
    cairo_surface_finish(pointer)
    try RenderError.check(cairo_surface_status(pointer))
    return sink.bytes
  }
}

internal import CCairo
internal import Glibc

/// A picture in memory that cairo draws on, given up with the value.
struct Surface: ~Copyable {
  /// What a pixel is.
  enum Format {
    /// Coverage alone.
    case mask
    /// Blue, green, red and alpha, multiplied.
    case color
  }

  let pointer: OpaquePointer
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Bytes from one row to the next.
  let stride: Int

  /// Makes an empty picture.
  init(width: Int, height: Int, format: Format) throws(RenderError) {
    let kind = format == .mask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
    guard let surface = cairo_image_surface_create(kind, Int32(width), Int32(height)) else {
      throw .outOfMemory
    }
    // A failed surface is a constant of cairo's, not to be given up.
    try RenderError.check(cairo_surface_status(surface))
    pointer = surface
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  /// Makes an empty picture in colour in memory that outlives it.
  init(width: Int, height: Int, in memory: Memory) throws(RenderError) {
    let stride = width * 4
    let bytes = try memory.bytes(stride * height)
    memset(bytes, 0, stride * height)
    guard
      let surface = cairo_image_surface_create_for_data(
        bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
        Int32(height), Int32(stride))
    else { throw .outOfMemory }
    try RenderError.check(cairo_surface_status(surface))
    pointer = surface
    self.width = width
    self.height = height
    self.stride = stride
  }

  deinit { cairo_surface_destroy(pointer) }

  /// The pixels, once everything drawn is in them.
  var bytes: UnsafeMutableBufferPointer<UInt8> {
    cairo_surface_flush(pointer)
    return UnsafeMutableBufferPointer(
      start: cairo_image_surface_get_data(pointer), count: stride * height)
  }

  /// Draws on the picture.
  func draw(_ body: (OpaquePointer) throws(RenderError) -> Void) throws(RenderError) {
    guard let context = cairo_create(pointer) else { throw .outOfMemory }
    defer { cairo_destroy(context) }
    try body(context)
    try RenderError.check(cairo_status(context))
  }
}

extension RenderError {
  /// Throws what a status of cairo's means, if it is not success.
  static func check(_ status: cairo_status_t) throws(RenderError) {
    switch status {
    case CAIRO_STATUS_SUCCESS: return
    case CAIRO_STATUS_NO_MEMORY: throw .outOfMemory
    default: throw .cairo(String(cString: cairo_status_to_string(status)))
    }
  }
}

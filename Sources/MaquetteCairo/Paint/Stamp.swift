internal import CCairo

/// A small picture made once and painted often, and where it lies.
final class Stamp {
  private let surface: Surface
  /// Pixels from the origin to the left edge.
  let left: Int
  /// Pixels from the origin down to the top edge.
  let top: Int

  /// Draws the picture; the context's origin is the picture's.
  ///
  /// It has no ways to fail but memory, which traps.
  init(
    left: Int, top: Int, width: Int, height: Int, format: Surface.Format,
    draw: (OpaquePointer) -> Void
  ) {
    self.left = left
    self.top = top
    do {
      surface = try Surface(width: width, height: height, format: format)
      try surface.draw { context in
        cairo_translate(context, Double(-left), Double(-top))
        draw(context)
      }
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// The picture.
  var pointer: OpaquePointer { surface.pointer }
  /// Pixels across.
  var width: Int { surface.width }
  /// Pixels down.
  var height: Int { surface.height }
  /// The memory that it takes.
  var byteCount: Int { surface.stride * surface.height }
  /// The pixels.
  var bytes: UnsafeMutableBufferPointer<UInt8> { surface.bytes }
  /// Bytes from one row to the next.
  var stride: Int { surface.stride }
}

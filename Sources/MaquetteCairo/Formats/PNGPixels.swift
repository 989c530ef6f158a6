/// Pixels as PNG keeps them before compression.
///
/// Rows of straight red, green and blue, and alpha where there is any, each row behind a byte that
/// says that it is not filtered.
struct PNGPixels: ~Copyable {
  /// Pixels across.
  let width: Int
  /// Pixels down.
  let height: Int
  /// Whether alpha is left out.
  let isOpaque: Bool
  /// The rows.
  let bytes: [UInt8]

  /// Reads a picture of cairo's in one pass, or two if something translucent turns up.
  init(_ surface: borrowing Surface) {
    (width, height) = (surface.width, surface.height)
    let (width, height, stride) = (surface.width, surface.height, surface.stride)
    let source = UnsafeRawBufferPointer(surface.bytes)
    var isOpaque = true
    let rgb = [UInt8](unsafeUninitializedCapacity: height * (width * 3 + 1)) { target, count in
      for row in 0..<height where isOpaque {
        let from = UnsafeRawBufferPointer(rebasing: source[row * stride..<row * stride + width * 4])
        let start = row * (width * 3 + 1)
        isOpaque = Self.copyOpaque(from, to: &target, at: start)
      }
      count = isOpaque ? height * (width * 3 + 1) : 0
    }
    self.isOpaque = isOpaque
    if isOpaque {
      bytes = rgb
      return
    }
    bytes = [UInt8](unsafeUninitializedCapacity: height * (width * 4 + 1)) { target, count in
      for row in 0..<height {
        let from = UnsafeRawBufferPointer(rebasing: source[row * stride..<row * stride + width * 4])
        Self.copyTranslucent(from, to: &target, at: row * (width * 4 + 1))
      }
      count = height * (width * 4 + 1)
    }
  }

  /// Copies a row without alpha; stops and returns false when a pixel is not opaque.
  private static func copyOpaque(
    _ source: UnsafeRawBufferPointer, to target: inout UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) -> Bool {
    target[start] = 0
    var position = start + 1
    var alpha: UInt32 = 0xFF00_0000
    for offset in stride(from: 0, to: source.count, by: 4) {
      let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      alpha &= pixel
      target[position] = UInt8(truncatingIfNeeded: pixel >> 16)
      target[position + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
      target[position + 2] = UInt8(truncatingIfNeeded: pixel)
      position += 3
    }
    return alpha == 0xFF00_0000
  }

  /// Copies a row, each colour divided by alpha to the nearest.
  private static func copyTranslucent(
    _ source: UnsafeRawBufferPointer, to target: inout UnsafeMutableBufferPointer<UInt8>,
    at start: Int
  ) {
    target[start] = 0
    var position = start + 1
    for offset in stride(from: 0, to: source.count, by: 4) {
      let pixel = source.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      let alpha = pixel >> 24
      func straight(_ shift: UInt32) -> UInt8 {
        alpha == 0 ? 0 : UInt8(min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha))
      }
      target[position] = straight(16)
      target[position + 1] = straight(8)
      target[position + 2] = straight(0)
      target[position + 3] = UInt8(alpha)
      position += 4
    }
  }
}

internal import Glibc

/// The pixels of a picture as PNG wants them: colours not multiplied by alpha, and alpha left out
/// where everything is opaque.
struct PNGPixels: ~Copyable {
  private let surface: Surface
  /// The first pixel: alpha, red, green and blue from the highest byte down.
  let pixels: UnsafePointer<UInt32>
  /// Pixels from one row to the next in memory.
  let stride: Int
  /// Whether there is no alpha in the file.
  let isOpaque: Bool

  /// Takes over a picture that is painted.
  init(_ surface: consuming Surface) throws(RenderError) {
    let bytes = UnsafeMutableRawBufferPointer(surface.bytes)
    guard let start = bytes.baseAddress else { throw .outOfMemory }
    let stride = surface.stride / 4
    // Cairo's memory is aligned for pixels of 32 bits.
    let pixels = start.bindMemory(to: UInt32.self, capacity: stride * surface.height)
    var isOpaque = true
    for y in 0..<surface.height where isOpaque {
      isOpaque = Self.isOpaque(pixels + y * stride, surface.width)
    }
    if !isOpaque {
      for y in 0..<surface.height { Self.divide(pixels + y * stride, surface.width) }
    }
    self.pixels = UnsafePointer(pixels)
    self.stride = stride
    self.isOpaque = isOpaque
    self.surface = surface
  }

  /// Pixels across.
  var width: Int { surface.width }
  /// Pixels down.
  var height: Int { surface.height }
  /// Bytes a row in the file, with the one that says that it is not filtered.
  var rowLength: Int { width * (isOpaque ? 3 : 4) + 1 }

  /// All rows as they are in the file, valid until the memory is used again.
  func rows(in memory: Memory) throws(RenderError) -> UnsafeRawBufferPointer {
    let size = isOpaque ? 3 : 4
    // Four bytes are stored at a time, so that there is one too many behind the last opaque pixel.
    let target = try memory.bytes(rowLength * height + 1)
    var position = 0
    for y in 0..<height {
      let row = pixels + y * stride
      if y > 0, memcmp(row, row - stride, width * 4) == 0 {
        memcpy(target + position, target + position - rowLength, rowLength)
        position += rowLength
        continue
      }
      target.storeBytes(of: 0, toByteOffset: position, as: UInt8.self)
      position += 1
      for x in 0..<width {
        // Red, green, blue, and alpha or what the next pixel overwrites.
        let pixel = row[x]
        let bytes = (pixel.byteSwapped &>> 8 | pixel & 0xFF00_0000).littleEndian
        target.storeBytes(of: bytes, toByteOffset: position, as: UInt32.self)
        position &+= size
      }
    }
    return UnsafeRawBufferPointer(start: target, count: position)
  }

  private static func isOpaque(_ row: UnsafePointer<UInt32>, _ width: Int) -> Bool {
    var alpha = UInt32.max
    for x in 0..<width { alpha &= row[x] }
    return alpha >= 0xFF00_0000
  }

  /// Divides the colours of a row by alpha, to the nearest.
  private static func divide(_ row: UnsafeMutablePointer<UInt32>, _ width: Int) {
    // Where a pixel is like the last one, so is the result; shadows and dims go on for long.
    var (last, result): (UInt32, UInt32) = (0, 0)
    for x in 0..<width {
      let pixel = row[x]
      let alpha = pixel &>> 24
      guard pixel & 0xFF_FFFF != 0, alpha < 255 else { continue }
      if pixel == last {
        row[x] = result
        continue
      }
      func straight(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel &>> shift & 0xFF) &* 255 &+ alpha / 2) / alpha) &<< shift
      }
      (last, result) = (pixel, alpha &<< 24 | straight(16) | straight(8) | straight(0))
      row[x] = result
    }
  }
}

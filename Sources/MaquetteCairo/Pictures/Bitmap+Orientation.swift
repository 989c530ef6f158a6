internal import MaquetteScene

extension Bitmap {
  /// The bitmap as it is to be seen by an orientation of Exif's, from 1 to 8.
  func oriented(_ orientation: Int) -> Bitmap {
    guard (2...8).contains(orientation) else { return self }
    let isTurned = orientation > 4
    let size = isTurned ? (width: height, height: width) : (width: width, height: height)
    let (right, bottom) = (width - 1, height - 1)
    /// Where a pixel of the result comes from.
    func source(_ x: Int, _ y: Int) -> (x: Int, y: Int) {
      switch orientation {
      case 2: (right - x, y)
      case 3: (right - x, bottom - y)
      case 4: (x, bottom - y)
      case 5: (y, x)
      case 6: (y, bottom - x)
      case 7: (right - y, bottom - x)
      default: (right - y, x)
      }
    }
    let turned = [UInt8](unsafeUninitializedCapacity: pixels.count) { target, count in
      let target = UnsafeMutableRawBufferPointer(target)
      pixels.withUnsafeBytes { pixels in
        for y in 0..<size.height {
          for x in 0..<size.width {
            let from = source(x, y)
            target.storeBytes(
              of: pixels.loadUnaligned(
                fromByteOffset: (from.y * width + from.x) * 4, as: UInt32.self),
              toByteOffset: (y * size.width + x) * 4, as: UInt32.self)
          }
        }
      }
      count = pixels.count
    }
    return Bitmap(width: size.width, height: size.height, pixels: turned)
  }
}

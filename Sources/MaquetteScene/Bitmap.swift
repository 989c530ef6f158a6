/// A picture of pixels: 8-bit red, green, blue and straight alpha, row by row without padding.
public struct Bitmap: Sendable, Hashable {
  /// Pixels across.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// Four bytes a pixel.
  public let pixels: [UInt8]

  /// Makes a bitmap; there must be four bytes for every pixel.
  public init(width: Int, height: Int, pixels: [UInt8]) {
    precondition(width >= 0 && height >= 0 && pixels.count == width * height * 4)
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

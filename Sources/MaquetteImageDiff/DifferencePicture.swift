public import MaquetteScene

/// How a picture of differences looks.
public struct DifferencePicture: Sendable, Hashable {
  /// A colour of pixels.
  public struct Ink: Sendable, Hashable {
    /// Red, green and blue, from 0 to 255.
    public var red, green, blue: UInt8

    /// Makes a colour.
    public init(_ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      (self.red, self.green, self.blue) = (red, green, blue)
    }
  }

  /// Pixels that differ.
  public var different = Ink(255, 0, 0)
  /// Pixels that differ and are darker in the second picture; as the others unless given.
  public var darker: Ink?
  /// Pixels that smooth an edge and do not count.
  public var antialiased = Ink(255, 255, 0)
  /// How much of the first picture is seen beneath, in grey; from 0 to 1.
  public var opacity = 0.1
  /// Whether the picture is transparent but for what differs.
  public var isMask = false

  /// Makes the usual look: red over a pale grey picture.
  public init() {}

  /// Draws the differences over the first picture.
  ///
  /// - Parameters:
  ///   - difference: What differs.
  ///   - first: The picture that was expected.
  /// - Returns: A picture as large as both together.
  public func callAsFunction(_ difference: ImageDifference, over first: Bitmap) -> Bitmap {
    let (width, height) = (difference.width, difference.height)
    var pixels = [UInt8](repeating: 0, count: width * height * 4)
    pixels.withUnsafeMutableBufferPointer { target in
      first.pixels.withUnsafeBufferPointer { source in
        for y in 0..<height {
          for x in 0..<width {
            let ink: Ink? =
              switch difference[x, y] {
              case .same, .masked:
                x < first.width && y < first.height
                  ? grey(source, (y * first.width + x) * 4) : Ink(255, 255, 255)
              case .antialiased: isMask ? nil : antialiased
              case .different: different
              case .darker: darker ?? different
              }
            let isBeneath = difference[x, y] == .same || difference[x, y] == .masked
            guard let ink, !(isMask && isBeneath) else { continue }
            let offset = (y * width + x) * 4
            target[offset] = ink.red
            target[offset + 1] = ink.green
            target[offset + 2] = ink.blue
            target[offset + 3] = 255
          }
        }
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// A pixel of the first picture in pale grey.
  private func grey(_ source: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Ink {
    let luma =
      Double(source[offset]) * 0.29889531 + Double(source[offset + 1]) * 0.58662247
      + Double(source[offset + 2]) * 0.11448223
    let value = UInt8(255 + (luma - 255) * opacity * Double(source[offset + 3]) / 255)
    return Ink(value, value, value)
  }
}

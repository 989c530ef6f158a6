/// A blur like a Gaussian's: three boxes one after the other, along rows and along columns.
///
/// A box has fractional ends, so that any standard deviation is met exactly. Everything is counted
/// in whole numbers of 1/256 level: an even colour stays as it is to the last bit, and a picture
/// seen from behind is blurred to the same picture seen from behind.
struct BoxBlur {
  /// Whole pixels of a box on either side of its middle.
  private let radius: Int
  /// How much of the next pixel on either side belongs to the box, from 0 to 1.
  private let fraction: Double

  /// How far a pixel's colour spreads.
  var reach: Int { 3 * (radius + 1) }

  /// Makes a blur.
  ///
  /// - Parameter deviation: The standard deviation in pixels; above 60 it is taken for 60.
  init(deviation: Double) {
    let deviation = max(0, min(60, deviation))
    // The variance of pixels evenly spread over 2 r + 1 of them is r (r + 1) / 3, and a pixel at
    // r + 1 adds its square by its weight; three boxes have three times the variance of one.
    let variance = deviation * deviation / 3
    let whole = Int((((1 + 12 * variance).squareRoot() - 1) / 2).rounded(.down))
    let r = Double(whole)
    let missing = (2 * r + 1) * variance - r * (r + 1) * (2 * r + 1) / 3
    radius = whole
    fraction = max(0, missing / (2 * ((r + 1) * (r + 1) - variance)))
  }

  /// Blurs pixels of four channels.
  ///
  /// What lies beyond the edges is taken to be like the edge.
  func blur(_ pixels: inout [UInt16], width: Int, height: Int) {
    guard width > 0, height > 0, radius > 0 || fraction > 0 else { return }
    var other = [UInt16](repeating: 0, count: pixels.count)
    pixels.withUnsafeMutableBufferPointer { pixels in
      other.withUnsafeMutableBufferPointer { other in
        guard let pixels = pixels.baseAddress, let other = other.baseAddress else { return }
        for _ in 0..<3 {
          // Each pass turns the picture over its diagonal; an even number turns it back.
          pass(from: pixels, to: other, width: width, height: height)
          pass(from: other, to: pixels, width: height, height: width)
        }
      }
    }
  }

  /// Blurs rows with one box and writes them as columns.
  private func pass(
    from source: UnsafeMutablePointer<UInt16>, to target: UnsafeMutablePointer<UInt16>,
    width: Int, height: Int
  ) {
    let (radius, last) = (radius, width - 1)
    let share = Int32((fraction * 256).rounded())
    let inverse = 1 / Float(Int32(2 * radius + 1) * 256 + 2 * share)
    for y in 0..<height {
      let row = source + y * width * 4
      var sums: (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
      for offset in -radius...radius {
        let pixel = row + min(max(offset, 0), last) &* 4
        sums.0 &+= Int32(pixel[0])
        sums.1 &+= Int32(pixel[1])
        sums.2 &+= Int32(pixel[2])
        sums.3 &+= Int32(pixel[3])
      }
      var result = target + y &* 4
      for x in 0..<width {
        let before = row + max(x &- radius &- 1, 0) &* 4
        let after = row + min(x &+ radius &+ 1, last) &* 4
        let first = row + max(x &- radius, 0) &* 4
        @inline(__always) func mean(_ sum: Int32, _ channel: Int) -> UInt16 {
          let ends = Int32(before[channel]) &+ Int32(after[channel])
          // Below 2 ^ 31 with boxes of up to 121 pixels.
          return UInt16(Float(sum &* 256 &+ ends &* share) * inverse + 0.5)
        }
        result[0] = mean(sums.0, 0)
        result[1] = mean(sums.1, 1)
        result[2] = mean(sums.2, 2)
        result[3] = mean(sums.3, 3)
        sums.0 &+= Int32(after[0]) &- Int32(first[0])
        sums.1 &+= Int32(after[1]) &- Int32(first[1])
        sums.2 &+= Int32(after[2]) &- Int32(first[2])
        sums.3 &+= Int32(after[3]) &- Int32(first[3])
        result += height &* 4
      }
    }
  }
}

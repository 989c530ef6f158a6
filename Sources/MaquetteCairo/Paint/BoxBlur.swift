/// A blur like a Gaussian's: three boxes one after the other, along rows and along columns.
///
/// A box has fractional ends, so that any standard deviation is met exactly. Everything is counted
/// in whole numbers of 1/256 level, whose sums a `Float` holds exactly: an even colour stays as it is
/// to the last bit, and a picture seen from behind is blurred to the same picture seen from behind.
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

  /// Blurs pixels of four channels, in whole numbers of 1/256 level.
  ///
  /// What lies beyond the edges is taken to be like the edge.
  func blur(_ pixels: inout [SIMD4<Float>], width: Int, height: Int) {
    guard width > 0, height > 0, radius > 0 || fraction > 0 else { return }
    var other = [SIMD4<Float>](repeating: .zero, count: pixels.count)
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
    from source: UnsafeMutablePointer<SIMD4<Float>>,
    to target: UnsafeMutablePointer<SIMD4<Float>>, width: Int, height: Int
  ) {
    let (radius, last) = (radius, width - 1)
    let share = Float((fraction * 256).rounded()) / 256
    let inverse = 1 / (Float(2 * radius + 1) + 2 * share)
    // Between 2 ^ 22 and 2 ^ 23 there are whole numbers alone: adding this rounds.
    let rounding: Float = 1.5 * 0x1p23
    for y in 0..<height {
      let row = source + y &* width
      // Below 2 ^ 24 with boxes of up to 121 pixels.
      var sum = SIMD4<Float>.zero
      for offset in -radius...radius { sum += row[min(max(offset, 0), last)] }
      var result = target + y
      for x in 0..<width {
        let after = row[min(x &+ radius &+ 1, last)]
        let ends = row[max(x &- radius &- 1, 0)] + after
        result.pointee = ((sum + ends * share) * inverse + rounding) - rounding
        sum += after - row[max(x &- radius, 0)]
        result += height
      }
    }
  }
}

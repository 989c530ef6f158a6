import MaquetteScene

extension Double {
  /// Whether two numbers differ by no more than sums of floating-point numbers do.
  func isClose(to other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(self - other) <= tolerance
  }
}

extension Rect {
  /// Whether the edges of two rectangles lie together.
  func isClose(to other: Rect, within tolerance: Double = 1e-9) -> Bool {
    zip([minX, minY, maxX, maxY], [other.minX, other.minY, other.maxX, other.maxY])
      .allSatisfy { $0.isClose(to: $1, within: tolerance) }
  }
}

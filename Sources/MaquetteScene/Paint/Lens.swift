/// How the rim of something made of glass bends what is seen through it.
///
/// At the rim one sees what lies some way outside, from a depth on what lies straight behind.
public struct Lens: Sendable, Hashable {
  /// How far from the rim nothing is bent any more, in points.
  public var depth: Double
  /// How far outside lies what is seen at the rim, in points.
  public var shift: Double

  /// Makes a lens.
  public init(depth: Double, shift: Double) {
    self.depth = depth
    self.shift = shift
  }

  /// How far outward from a place lies what is seen there.
  ///
  /// - Parameter distance: Points from the rim to the place, inward.
  /// - Returns: Points; none from the depth on.
  public func shift(at distance: Double) -> Double {
    let share = max(0, 1 - max(0, distance) / max(depth, 1e-9))
    return shift * share * share
  }
}

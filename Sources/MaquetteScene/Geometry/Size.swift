/// A width and a height, in points.
public struct Size: Sendable, Hashable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Makes a size.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing.
  public static let zero = Size(0, 0)
}

/// A line along an outline, with round ends and joins.
public struct Stroke: Sendable, Hashable {
  /// The colour.
  public var color: Color
  /// The width in points.
  public var width: Double
  /// Lengths in points drawn and left out in turn; empty for an unbroken line.
  public var dashes: [Double]

  /// Makes a stroke.
  public init(_ color: Color, width: Double, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.dashes = dashes
  }
}

/// A rectangle, in points, y growing downward.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its corner and size.
  public init(origin: Point = .zero, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers.
  public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// Makes a rectangle from its edges.
  public init(left: Double, top: Double, right: Double, bottom: Double) {
    self.init(left, top, right - left, bottom - top)
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The middle.
  public var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }

  /// The rectangle with its edges moved inward.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      left: minX + insets.left, top: minY + insets.top,
      right: maxX - insets.right, bottom: maxY - insets.bottom)
  }

  /// The rectangle moved by an offset.
  public func offset(by offset: Point) -> Rect {
    Rect(origin: origin + offset, size: size)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: Rect) -> Rect {
    Rect(
      left: min(minX, other.minX), top: min(minY, other.minY),
      right: max(maxX, other.maxX), bottom: max(maxY, other.maxY))
  }

  /// The part that both have in common; where there is none, it has no width or no height.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    return Rect(
      left: left, top: top, right: max(left, min(maxX, other.maxX)),
      bottom: max(top, min(maxY, other.maxY)))
  }

  /// Whether a point lies inside or on an edge.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }
}

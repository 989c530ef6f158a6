/// An outline of straight lines and cubic curves, in points.
public struct Path: Sendable, Hashable {
  /// A step of the outline.
  public enum Element: Sendable, Hashable {
    case move(Point)
    case line(Point)
    case curve(Point, Point, Point)
    case close
  }

  /// The steps in order.
  public private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes the outline of a rectangle.
  public init(_ rect: Rect) {
    move(to: Point(rect.minX, rect.minY))
    line(to: Point(rect.maxX, rect.minY))
    line(to: Point(rect.maxX, rect.maxY))
    line(to: Point(rect.minX, rect.maxY))
    close()
  }

  /// Makes the outline of an ellipse inside a rectangle.
  public init(ellipseIn rect: Rect) {
    let control = 0.5522847498
    let (cx, cy) = (rect.center.x, rect.center.y)
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    func at(_ x: Double, _ y: Double) -> Point { Point(cx + x * rx, cy + y * ry) }
    move(to: at(1, 0))
    curve(at(1, control), at(control, 1), to: at(0, 1))
    curve(at(-control, 1), at(-1, control), to: at(-1, 0))
    curve(at(-1, -control), at(-control, -1), to: at(0, -1))
    curve(at(control, -1), at(1, -control), to: at(1, 0))
    close()
  }

  /// Begins a new subpath.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a cubic curve with two control points.
  public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
    elements.append(.curve(first, second, end))
  }

  /// Closes the subpath.
  public mutating func close() { elements.append(.close) }

  /// Adds the subpaths of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// The path with every point transformed.
  public func applying(_ transform: Transform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(point))
      case .line(let point): .line(transform.apply(point))
      case .curve(let first, let second, let end):
        .curve(transform.apply(first), transform.apply(second), transform.apply(end))
      case .close: .close
      }
    }
    return result
  }
}

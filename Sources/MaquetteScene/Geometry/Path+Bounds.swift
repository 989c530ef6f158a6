extension Path {
  /// The smallest rectangle that holds the outline itself (not its control points); nothing when empty.
  public var bounds: Rect? {
    var bounds: Rect?
    var current = Point.zero
    func include(_ point: Point) {
      let rect = Rect(origin: point, size: .zero)
      bounds = bounds?.union(rect) ?? rect
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point)
        current = point
      case .curve(let first, let second, let end):
        include(end)
        for t in Self.extrema(current.x, first.x, second.x, end.x)
          + Self.extrema(current.y, first.y, second.y, end.y)
        {
          include(Self.point(on: (current, first, second, end), at: t))
        }
        current = end
      case .close: break
      }
    }
    return bounds
  }

  /// The parameters at which one coordinate of a cubic curve turns: the roots of its derivative in (0, 1).
  private static func extrema(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> [Double] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    let roots: [Double]
    if abs(a) < 1e-12 {
      roots = abs(b) < 1e-12 ? [] : [-c / b]
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots = [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }

  private static func point(on curve: (Point, Point, Point, Point), at t: Double) -> Point {
    let s = 1 - t
    let (w0, w1, w2, w3) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    let (p0, p1, p2, p3) = curve
    return Point(
      w0 * p0.x + w1 * p1.x + w2 * p2.x + w3 * p3.x,
      w0 * p0.y + w1 * p1.y + w2 * p2.y + w3 * p3.y)
  }
}

/// How a corner is rounded.
public enum CornerShape: String, Sendable, Hashable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// The system's corner, whose curvature grows steadily from the straight edge.
  case continuous

  /// How far a corner reaches along an edge, in radii.
  public var reach: Double {
    switch self {
    case .circular: 1
    case .continuous: 1.52866483
    }
  }

  /// What becomes of the corner where the shorter edge has room for two of this shape or not.
  public func fitted(radius: Double, shorter: Double) -> CornerShape {
    2 * reach * radius <= shorter ? self : .circular
  }
}

extension Path {
  /// Makes a rectangle with rounded corners.
  ///
  /// The radius is at most half the shorter side. A continuous corner reaches 1.5287 radii along each
  /// edge; where an edge is too short for two of them, the corners are circular, as the system's are.
  public init(_ rect: Rect, radius: Double, shape: CornerShape = .continuous) {
    let shorter = min(rect.width, rect.height)
    let radius = min(radius, shorter / 2)
    guard radius > 0 else {
      self.init(rect)
      return
    }
    self.init()
    let corner =
      switch shape.fitted(radius: radius, shorter: shorter) {
      case .continuous: Self.continuousCorner
      case .circular: Self.circularCorner
      }
    // Each corner runs clockwise; its own axes point from the corner back along the edge that
    // arrives and forward along the edge that leaves.
    let corners: [(at: Point, back: Point, forward: Point)] = [
      (Point(rect.maxX, rect.minY), Point(-1, 0), Point(0, 1)),
      (Point(rect.maxX, rect.maxY), Point(0, -1), Point(-1, 0)),
      (Point(rect.minX, rect.maxY), Point(1, 0), Point(0, -1)),
      (Point(rect.minX, rect.minY), Point(0, 1), Point(1, 0)),
    ]
    for (index, (at, back, forward)) in corners.enumerated() {
      let points = corner.map { step in
        Point(
          at.x + (back.x * step.x + forward.x * step.y) * radius,
          at.y + (back.y * step.x + forward.y * step.y) * radius)
      }
      if index == 0 { move(to: points[0]) } else { line(to: points[0]) }
      for start in stride(from: 1, to: points.count, by: 3) {
        curve(points[start], points[start + 1], to: points[start + 2])
      }
    }
    close()
  }

  /// Distances from the corner along both edges, in radii: a start, then control, control, end.
  ///
  /// Published measurements of the path that UIKit makes for a rounded rectangle.
  private static let continuousCorner: [Point] = [
    Point(1.52866483, 0),
    Point(1.08849296, 0), Point(0.86840694, 0), Point(0.63149379, 0.07491139),
    Point(0.37282383, 0.16905956), Point(0.16905956, 0.37282383), Point(0.07491139, 0.63149379),
    Point(0, 0.86840694), Point(0, 1.08849296), Point(0, 1.52866483),
  ]

  private static let circularCorner: [Point] = [
    Point(1, 0), Point(0.4477152502, 0), Point(0, 0.4477152502), Point(0, 1),
  ]
}

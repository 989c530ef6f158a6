import MaquetteScene
import Testing

@Suite struct OutlineTests {
  /// Curves and what holds their ink, which their control points do not.
  static let curves: [(String, Rect)] = [
    ("M0 0L4 3", Rect(0, 0, 4, 3)),
    ("M0 0C0 4 4 4 4 0", Rect(0, 0, 4, 3)),
    ("M0 0C4 0 4 4 0 4", Rect(0, 0, 3, 4)),
    // An S turns twice in y.
    ("M0 0C2 6 4-6 6 0", Rect(0, -3.0.squareRoot(), 6, 2 * 3.0.squareRoot())),
    // A quadratic curve has no cubic part.
    ("M0 0Q2 4 4 0", Rect(0, 0, 4, 2)),
    // A curve that is straight has no turn.
    ("M0 0C1 1 2 2 3 3", Rect(0, 0, 3, 3)),
    ("M5 5", Rect(5, 5, 0, 0)),
  ]

  @Test(arguments: curves) func boundsAreOfTheInk(data: String, bounds: Rect) throws {
    let drawn = try #require(Path(svgData: data)?.bounds)
    #expect(drawn.isClose(to: bounds), "\(drawn)")
  }

  @Test func emptyPathHasNoBounds() {
    #expect(Path().bounds == nil)
  }

  @Test func ellipseFillsItsRectangle() throws {
    let rect = Rect(3, 4, 10, 6)
    #expect(try #require(Path(ellipseIn: rect).bounds).isClose(to: rect))
  }

  @Test(arguments: CornerShape.allCases) func cornersReachAlongTheEdge(shape: CornerShape) throws {
    let path = Path(Rect(10, 20, 200, 100), radius: 13, shape: shape)
    let reach = 13 * (shape == .continuous ? 1.5287 : 1)
    let ends = path.elements.compactMap(\.end)
    // Clockwise from the top right corner, the edges meet the curves at these places.
    for corner in [
      Point(210 - reach, 20), Point(210, 20 + reach), Point(210, 120 - reach),
      Point(210 - reach, 120), Point(10 + reach, 120), Point(10, 120 - reach),
      Point(10, 20 + reach), Point(10 + reach, 20),
    ] {
      #expect(ends.contains { abs($0.x - corner.x) < 0.001 && abs($0.y - corner.y) < 0.001 })
    }
    #expect(try #require(path.bounds).isClose(to: Rect(10, 20, 200, 100)))
  }

  /// Where a corner crosses its diagonal, in radii from the corner along one edge.
  static let diagonals: [(CornerShape, Double)] = [
    (.circular, 1 - 0.5.squareRoot()),
    // By the published control points: (0.63149379 + 3·0.37282383 + 3·0.16905956 + 0.07491139) / 8.
    (.continuous, 0.2915),
  ]

  @Test(arguments: diagonals) func cornersCrossTheDiagonal(shape: CornerShape, inset: Double) {
    let elements = Path(Rect(0, 0, 100, 100), radius: 10, shape: shape).elements
    // The middle curve of the first corner, which is at (100, 0).
    var current = Point.zero
    var curves: [(Point, Point, Point, Point)] = []
    for element in elements {
      if case .curve(let first, let second, let end) = element {
        curves.append((current, first, second, end))
      }
      current = element.end ?? current
    }
    let (a, b, c, d) = curves[shape == .continuous ? 1 : 0]
    #expect(((a.x + 3 * b.x + 3 * c.x + d.x) / 8).isClose(to: 100 - inset * 10, within: 0.003))
    #expect(((a.y + 3 * b.y + 3 * c.y + d.y) / 8).isClose(to: inset * 10, within: 0.003))
  }

  @Test func shortEdgesHaveCircularCorners() {
    func isContinuous(_ height: Double, radius: Double) -> Bool {
      let path = Path(Rect(0, 0, 100, height), radius: radius)
      let curves = path.elements.count { if case .curve = $0 { true } else { false } }
      return curves == 12
    }
    #expect(isContinuous(30.58, radius: 10))
    #expect(!isContinuous(30.57, radius: 10))
    let capsule = Path(Rect(0, 0, 100, 20), radius: 50)
    #expect(capsule == Path(Rect(0, 0, 100, 20), radius: 10, shape: .circular))
    #expect(Path(Rect(0, 0, 9, 9), radius: 0) == Path(Rect(0, 0, 9, 9)))
    #expect(Path(Rect(0, 0, 9, 0), radius: 5) == Path(Rect(0, 0, 9, 0)))
  }

  @Test func transformsCompose() {
    let scale = Transform(scale: 2, then: Point(1, 3))
    let mirror = Transform.mirror(width: 10)
    let point = Point(2, 5)
    #expect(scale.apply(point) == Point(5, 13))
    #expect(scale.then(mirror).apply(point) == mirror.apply(scale.apply(point)))
    #expect(mirror.then(mirror) == .identity)
    let path = Path(Rect(0, 0, 4, 2)).applying(scale)
    #expect(path.bounds == Rect(1, 3, 8, 4))
  }
}

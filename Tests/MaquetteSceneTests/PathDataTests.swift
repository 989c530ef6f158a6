import MaquetteScene
import Testing

@Suite struct PathDataTests {
  /// Path data and the same outline as steps with absolute points.
  static let outlines: [(String, String)] = [
    ("", ""),
    ("M1 2", "M1,2"),
    ("M1 2L3 4H5V6Z", "M1,2 L3,4 L5,4 L5,6 Z"),
    ("m1 2l3 4h5v6z", "M1,2 L4,6 L9,6 L9,12 Z"),
    ("M0 0C1 2 3 4 5 6", "M0,0 C1,2,3,4,5,6"),
    ("M1 1c1 2 3 4 5 6", "M1,1 C2,3,4,5,6,7"),
    // Further points of a move are lines; further arguments repeat the command.
    ("M1 2 3 4 5 6", "M1,2 L3,4 L5,6"),
    ("m1 2 3 4 5 6", "M1,2 L4,6 L9,12"),
    ("M0 0L1 1 2 2H3 4V5 6", "M0,0 L1,1 L2,2 L3,2 L4,2 L4,5 L4,6"),
    ("M0 0c1 1 2 2 3 3 1 1 2 2 3 3", "M0,0 C1,1,2,2,3,3 C4,4,5,5,6,6"),
    // After a close the current point is the start of the subpath.
    ("M1 1h4v4zl1 1", "M1,1 L5,1 L5,5 Z L2,2"),
    ("M1 1h4zm1 1h1", "M1,1 L5,1 Z M2,2 L3,2"),
    // Smooth curves take the last control point mirrored, or the current point.
    ("M0 0C0 1 2 1 2 0S4-1 4 0", "M0,0 C0,1,2,1,2,0 C2,-1,4,-1,4,0"),
    ("M0 0c0 1 2 1 2 0s2-1 2 0", "M0,0 C0,1,2,1,2,0 C2,-1,4,-1,4,0"),
    ("M1 1S4-1 4 0", "M1,1 C1,1,4,-1,4,0"),
    ("M0 0Q3 3 6 0", "M0,0 C2,2,4,2,6,0"),
    ("M0 0q3 3 6 0t6 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"),
    ("M0 0Q3 3 6 0T12 0", "M0,0 C2,2,4,2,6,0 C8,-2,10,-2,12,0"),
    ("M0 0Q3 3 6 0L6 3T12 6", "M0,0 C2,2,4,2,6,0 L6,3 C6,3,8,4,12,6"),
    // Numbers without a separator.
    ("M.5.5L1-2", "M0.5,0.5 L1,-2"),
    ("M1-2-3-4", "M1,-2 L-3,-4"),
    ("M1e1,2E-1", "M10,0.2"),
    ("M+1+2", "M1,2"),
    ("  M 1 , 2\n\tL 3,4 ", "M1,2 L3,4"),
    // Arcs of no radius, or to where they begin, are lines.
    ("M0 0A0 5 0 0 1 3 4", "M0,0 L3,4"),
    ("M1 1A5 5 0 0 1 1 1", "M1,1 L1,1"),
  ]

  @Test(arguments: outlines) func reads(data: String, steps: String) throws {
    let path = try #require(Path(svgData: data))
    #expect(path.elements.map(\.text).joined(separator: " ") == steps)
  }

  @Test(arguments: [
    "L", "M", "M1", "M1 2 3", "M1 2X", "M1 2L3", "M0 0A5 5 0 2 1 3 4", "M0 0C1 1 2 2 3",
    "1 2", "M1 2 Z 3", "M..5 1", "M1e999 2", "M1e 2", "M0 0A5 5 0 0", "M0 0é", "L1 2", "Z",
  ])
  func refuses(data: String) {
    #expect(Path(svgData: data) == nil)
  }

  /// Arcs from (0, 0) or as said, with the bounds that geometry gives.
  static let arcs: [(String, Rect)] = [
    // A half circle of radius 5, downwards to the right and upwards.
    ("M0 0A5 5 0 0 1 10 0", Rect(0, -5, 10, 5)),
    ("M0 0A5 5 0 0 0 10 0", Rect(0, 0, 10, 5)),
    ("M0 0a5 5 0 0 110 0", Rect(0, -5, 10, 5)),
    // Radii too small for the distance grow.
    ("M0 0A1 1 0 0 1 10 0", Rect(0, -5, 10, 5)),
    // The small and the large part of one circle.
    ("M0 0A5 5 0 0 1 5 5", Rect(0, 0, 5, 5)),
    ("M0 0A5 5 0 1 1 5 5", Rect(0, -5, 10, 10)),
    ("M0 0A5 5 0 1 0 5 5", Rect(-5, 0, 10, 10)),
    // An ellipse, and the same turned by a quarter.
    ("M0 0A10 5 0 0 1 20 0", Rect(0, -5, 20, 5)),
    ("M0 0A5 10 90 0 1 20 0", Rect(0, -5, 20, 5)),
    // A whole circle of two halves; flags without separators.
    ("M-5 0A5 5 0 015 0A5 5 0 01-5 0Z", Rect(-5, -5, 10, 10)),
    // Turned by 45 degrees, the ellipse's box is √(a² + b²) wide: 13 for 12 and 5.
    ("M-12 0A12 5 0 1 0 12 0A12 5 0 1 0-12 0", Rect(-12, -5, 24, 10)),
  ]

  @Test(arguments: arcs) func drawsArcs(data: String, bounds: Rect) throws {
    let path = try #require(Path(svgData: data))
    let drawn = try #require(path.bounds)
    #expect(drawn.isClose(to: bounds, within: 0.002), "\(drawn)")
  }

  @Test(arguments: ["1e-200 1e-200", "1e200 1e200"]) func drawsLinesForRadiiBeyondMeasure(
    radii: String
  ) throws {
    let path = try #require(Path(svgData: "M0 0A\(radii) 0 0 0 5 5"))
    #expect(path.elements.last?.end == Point(5, 5))
  }

  @Test func endsArcsWhereTheySay() throws {
    let path = try #require(Path(svgData: "M1 2A7 3 33 1 0 8 9"))
    #expect(path.elements.last?.end == Point(8, 9))
  }
}

extension Path.Element {
  /// Where the step ends.
  var end: Point? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }

  /// The step as absolute path data, rounded to thousandths.
  fileprivate var text: String {
    func text(_ points: Point...) -> String {
      points.flatMap { [$0.x, $0.y] }.map { value in
        let rounded = (value * 1000).rounded() / 1000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
      }.joined(separator: ",")
    }
    return switch self {
    case .move(let point): "M" + text(point)
    case .line(let point): "L" + text(point)
    case .curve(let first, let second, let end): "C" + text(first, second, end)
    case .close: "Z"
    }
  }
}

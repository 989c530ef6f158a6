import MaquetteScene
import Testing

@testable import MaquetteComponents

@Suite struct PopoverOutlineTests {
  private static let size = Size(375, 260)

  private func outline(_ direction: ArrowDirection, at position: Double = 140) throws -> Path {
    var style = PopoverStyle()
    style.cornerRadius = 13
    return style.outline(Self.size, arrow: direction, at: position)
  }

  /// Half of the arrow's width by the depth below its tip, as measured in a screenshot of iPadOS 14.
  static let halfWidths = [
    (2.28, 3.71), (3.28, 4.46), (4.28, 5.27), (5.28, 6.07), (6.28, 6.86), (7.28, 7.67),
    (8.28, 8.48),
    (9.28, 9.32), (10.28, 10.25), (11.28, 11.4), (11.78, 12.2), (12.28, 13.15), (12.78, 14.8),
    (12.999999, 18.4),
  ]

  @Test(arguments: ArrowDirection.allCases)
  func theArrowIsAsMeasured(_ direction: ArrowDirection) throws {
    let points = try outline(direction).flattened.map { point -> (along: Double, depth: Double) in
      switch direction {
      case .up: (point.x - 140, point.y + 13)
      case .down: (point.x - 140, Self.size.height + 13 - point.y)
      case .left: (point.y - 140, point.x + 13)
      case .right: (point.y - 140, Self.size.width + 13 - point.x)
      }
    }
    for (depth, measured) in Self.halfWidths {
      let crossings = zip(points, points.dropFirst()).compactMap { first, last -> Double? in
        guard (first.depth < depth) != (last.depth < depth) else { return nil }
        let part = (depth - first.depth) / (last.depth - first.depth)
        return first.along + part * (last.along - first.along)
      }.sorted()
      #expect(crossings.count == 2, "\(crossings) at \(depth)")
      for crossing in crossings {
        #expect(abs(abs(crossing) - measured) <= 0.15, "\(crossing) at \(depth), not \(measured)")
      }
      #expect(abs(crossings.reduce(0, +)) < 1e-6, "\(crossings) is not symmetrical")
    }
  }

  @Test(arguments: [
    (ArrowDirection.up, Rect(0, -13, 375, 273)), (.down, Rect(0, 0, 375, 273)),
    (.left, Rect(-13, 0, 388, 260)), (.right, Rect(0, 0, 388, 260)),
  ])
  func isOneClosedPathRoundBodyAndArrow(_ direction: ArrowDirection, _ bounds: Rect) throws {
    let path = try outline(direction)
    let drawn = try #require(path.bounds)
    #expect(abs(drawn.minX - bounds.minX) < 1e-6 && abs(drawn.maxX - bounds.maxX) < 1e-6)
    #expect(abs(drawn.minY - bounds.minY) < 1e-6 && abs(drawn.maxY - bounds.maxY) < 1e-6)
    #expect(path.elements.last == .close)
    let moves = path.elements.filter { if case .move = $0 { true } else { false } }
    #expect(moves.count == 1)
  }

  /// Circular corners: all of their points are a radius from their middle.
  @Test(arguments: ArrowDirection.allCases)
  func cornersAreCircles(_ direction: ArrowDirection) throws {
    let (right, bottom) = (Self.size.width - 13, Self.size.height - 13)
    let points = try outline(direction).flattened
    for (x, y) in [(13.0, 13.0), (right, 13), (right, bottom), (13, bottom)] {
      let corner = points.filter { point in
        (x == 13 ? point.x < x && point.x >= 0 : point.x > x && point.x <= Self.size.width)
          && (y == 13 ? point.y < y && point.y >= 0 : point.y > y && point.y <= Self.size.height)
      }
      #expect(corner.count > 10)
      for point in corner {
        let distance = ((point.x - x) * (point.x - x) + (point.y - y) * (point.y - y)).squareRoot()
        #expect(abs(distance - 13) < 0.01, "\(point) of the corner at \(x), \(y)")
      }
    }
  }
}

extension Path {
  /// The points of the outline, of curves as many as are needed for a hundredth of a point.
  fileprivate var flattened: [Point] {
    var points: [Point] = []
    for element in elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let start = points.last ?? .zero
        for step in 1...64 {
          let (t, u) = (Double(step) / 64, 1 - Double(step) / 64)
          func at(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> Double {
            u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
          }
          points.append(
            Point(at(start.x, first.x, second.x, end.x), at(start.y, first.y, second.y, end.y)))
        }
      case .close: break
      }
    }
    return points
  }
}

import MaquetteScene
import MaquetteTestSupport
import MaquetteThemes
import Testing

@testable import MaquetteComponents

@Suite struct PopoverPlacementTests {
  /// Where a body of a size must stand beside its source, within 980 × 760 from (10, 20).
  struct Case: CustomTestStringConvertible {
    var source: Rect
    var permitted: ArrowDirections
    var size = Size(200, 100)
    /// Both, where it makes no difference.
    var reading: LayoutDirection?
    var body: Rect
    var direction: ArrowDirection
    var tip: Point

    init(
      _ source: Rect, _ permitted: ArrowDirections, size: Size = Size(200, 100),
      reading: LayoutDirection? = nil, _ body: Rect, _ direction: ArrowDirection, _ tip: Point
    ) {
      self.source = source
      self.permitted = permitted
      self.size = size
      self.reading = reading
      self.body = body
      self.direction = direction
      self.tip = tip
    }

    var testDescription: String { "\(permitted.directions) of \(source)" }
  }

  private static let bounds = Rect(10, 20, 980, 760)
  private static let middle = Rect(480, 380, 40, 40)
  private static let tall = Size(200, 500)

  /// The arrow is 13 high, and its tip keeps 13 + 18.4 from the body's corners.
  static let cases = [
    // In the middle there is room everywhere.
    Case(middle, [.up], Rect(400, 433, 200, 100), .up, Point(500, 420)),
    Case(middle, [.down], Rect(400, 267, 200, 100), .down, Point(500, 380)),
    Case(middle, [.left], Rect(533, 350, 200, 100), .left, Point(520, 400)),
    Case(middle, [.right], Rect(267, 350, 200, 100), .right, Point(480, 400)),
    Case(middle, .any, Rect(400, 433, 200, 100), .up, Point(500, 420)),
    // Up: over the left, the right, the bottom and the top edge.
    Case(Rect(20, 380, 60, 40), [.up], Rect(10, 433, 200, 100), .up, Point(50, 420)),
    Case(Rect(20, 380, 30, 40), [.up], Rect(10, 433, 200, 100), .up, Point(41.4, 420)),
    Case(Rect(920, 380, 60, 40), [.up], Rect(790, 433, 200, 100), .up, Point(950, 420)),
    Case(Rect(955, 380, 30, 40), [.up], Rect(790, 433, 200, 100), .up, Point(958.6, 420)),
    Case(Rect(480, 640, 40, 40), [.up], Rect(400, 693, 200, 87), .up, Point(500, 680)),
    Case(Rect(480, -30, 40, 40), [.up], Rect(400, 23, 200, 100), .up, Point(500, 10)),
    // Down.
    Case(Rect(20, 380, 60, 40), [.down], Rect(10, 267, 200, 100), .down, Point(50, 380)),
    Case(Rect(920, 380, 60, 40), [.down], Rect(790, 267, 200, 100), .down, Point(950, 380)),
    Case(Rect(480, 120, 40, 40), [.down], Rect(400, 20, 200, 87), .down, Point(500, 120)),
    Case(Rect(480, 790, 40, 40), [.down], Rect(400, 677, 200, 100), .down, Point(500, 790)),
    // Left.
    Case(Rect(480, 30, 40, 60), [.left], Rect(533, 20, 200, 100), .left, Point(520, 60)),
    Case(Rect(480, 30, 40, 25), [.left], Rect(533, 20, 200, 100), .left, Point(520, 51.4)),
    Case(Rect(480, 720, 40, 60), [.left], Rect(533, 680, 200, 100), .left, Point(520, 748.6)),
    Case(Rect(780, 380, 40, 40), [.left], Rect(833, 350, 157, 100), .left, Point(820, 400)),
    Case(Rect(-50, 380, 55, 40), [.left], Rect(18, 350, 200, 100), .left, Point(5, 400)),
    // Right.
    Case(Rect(480, 30, 40, 60), [.right], Rect(267, 20, 200, 100), .right, Point(480, 60)),
    Case(Rect(480, 720, 40, 60), [.right], Rect(267, 680, 200, 100), .right, Point(480, 748.6)),
    Case(Rect(180, 380, 40, 40), [.right], Rect(10, 350, 157, 100), .right, Point(180, 400)),
    Case(Rect(995, 380, 40, 40), [.right], Rect(782, 350, 200, 100), .right, Point(995, 400)),
    // It flips to the first side with room: below, above, where reading ends, where it begins.
    Case(Rect(480, 700, 40, 40), .any, Rect(400, 587, 200, 100), .down, Point(500, 700)),
    Case(Rect(480, 700, 40, 40), [.up, .down], Rect(400, 587, 200, 100), .down, Point(500, 700)),
    Case(
      middle, [.left, .right], reading: .leftToRight, Rect(533, 350, 200, 100), .left,
      Point(520, 400)),
    Case(
      middle, [.left, .right], reading: .rightToLeft, Rect(267, 350, 200, 100), .right,
      Point(480, 400)),
    Case(
      middle, .any, size: tall, reading: .leftToRight, Rect(533, 150, 200, 500), .left,
      Point(520, 400)),
    Case(
      middle, .any, size: tall, reading: .rightToLeft, Rect(267, 150, 200, 500), .right,
      Point(480, 400)),
    Case(
      Rect(880, 380, 40, 40), .any, size: tall, Rect(667, 150, 200, 500), .right, Point(880, 400)),
    Case(Rect(80, 380, 40, 40), .any, size: tall, Rect(133, 150, 200, 500), .left, Point(120, 400)),
    // Where there is room on no side, it shrinks on the one with the most.
    Case(
      Rect(480, 280, 40, 40), .any, size: Size(2000, 2000), Rect(10, 333, 980, 447), .up,
      Point(500, 320)),
    Case(
      Rect(480, 480, 40, 40), .any, size: Size(2000, 2000), Rect(10, 20, 980, 447), .down,
      Point(500, 480)
    ),
    // It is as long as its corners and the arrow, and as high as its corners.
    Case(middle, [.up], size: .zero, Rect(468.6, 433, 62.8, 26), .up, Point(500, 420)),
    Case(middle, [.right], size: .zero, Rect(441, 368.6, 26, 62.8), .right, Point(480, 400)),
  ]

  @Test(arguments: cases) func standsBesideItsSource(_ expected: Case) throws {
    for reading in expected.reading.map({ [$0] }) ?? [.leftToRight, .rightToLeft] {
      let placement = try #require(
        PopoverPlacement(
          expected.size, at: expected.source, in: Self.bounds, expected.permitted, reading: reading)
      )
      #expect(placement.direction == expected.direction)
      #expect(isClose(placement.body, expected.body), "\(placement.body)")
      #expect(
        isClose(placement.tip.x, expected.tip.x) && isClose(placement.tip.y, expected.tip.y),
        "\(placement.tip)")
    }
  }

  static let impossible: [(Rect, ArrowDirections)] = [
    // Too little room to be of use, the tip out of reach, no way permitted, a source that is not seen,
    // one that fills the screen.
    (Rect(480, 690, 40, 40), [.up]), (Rect(10, 380, 30, 40), [.up, .down]), (middle, []),
    (Rect(480, 900, 40, 40), [.up]), (bounds, .any),
  ]

  @Test(arguments: impossible)
  func hasNoPlace(_ source: Rect, _ permitted: ArrowDirections) {
    #expect(PopoverPlacement(Size(200, 100), at: source, in: Self.bounds, permitted) == nil)
  }

  /// What a popover is placed by.
  private struct Question {
    var size: Size
    var source: Rect
    var bounds: Rect
    var permitted: ArrowDirections
    var reading: LayoutDirection
    let metrics = PopoverPlacement.Metrics()

    init(seed: Int) {
      var random = SeededGenerator(seed: UInt64(seed))
      // Halves, of which sums are exact.
      func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random)) / 2
      }
      bounds = Rect(number(0...60), number(0...120), number(100...2600), number(100...2600))
      source = Rect(number(-100...2700), number(-100...2700), number(0...600), number(0...600))
      size = Size(number(0...1600), number(0...1600))
      permitted = ArrowDirections(ArrowDirection.allCases.filter { _ in random.oneIn(2) })
      reading = random.pick(.leftToRight, .rightToLeft)
    }

    var placement: PopoverPlacement? {
      PopoverPlacement(size, at: source, in: bounds, permitted, reading: reading, metrics)
    }

    /// The least distance of the tip from the ends of the edge that it stands on.
    var clearance: Double { metrics.cornerRadius + metrics.arrowBase / 2 }

    /// The size of a body that is not shrunk.
    func wholeSize(_ direction: ArrowDirection) -> Size {
      let (edge, side) = (2 * clearance, 2 * metrics.cornerRadius)
      return direction == .up || direction == .down
        ? Size(max(size.width, edge), max(size.height, side))
        : Size(max(size.width, side), max(size.height, edge))
    }

    /// Whether there is room for all of it on one side, and the tip reaches the source.
    func fits(_ direction: ArrowDirection) -> Bool {
      let size = wholeSize(direction)
      func overlap(_ low: Double, _ high: Double, _ first: Double, _ last: Double) -> Bool {
        first + clearance <= high && last - clearance >= low
      }
      let reaches =
        direction == .up || direction == .down
        ? overlap(source.minX, source.maxX, bounds.minX, bounds.maxX)
        : overlap(source.minY, source.maxY, bounds.minY, bounds.maxY)
      let arrow = metrics.arrowHeight
      // From the source to where the body begins, and to where it ends.
      let (near, far, room): (Double, Double, Double) =
        switch direction {
        case .up:
          (source.maxY + arrow - bounds.minY, bounds.maxY - source.maxY - arrow, size.height)
        case .down:
          (bounds.maxY - source.minY + arrow, source.minY - arrow - bounds.minY, size.height)
        case .left:
          (source.maxX + arrow - bounds.minX, bounds.maxX - source.maxX - arrow, size.width)
        case .right:
          (bounds.maxX - source.minX + arrow, source.minX - arrow - bounds.minX, size.width)
        }
      return reaches && near >= 0 && far >= room && size.width <= bounds.width
        && size.height <= bounds.height
    }

    /// The same seen in a mirror.
    var mirrored: Question {
      func flip(_ rect: Rect) -> Rect { Rect(-rect.maxX, rect.minY, rect.width, rect.height) }
      var other = self
      (other.source, other.bounds) = (flip(source), flip(bounds))
      other.permitted = ArrowDirections(permitted.directions.map(\.flipped))
      other.reading = reading == .leftToRight ? .rightToLeft : .leftToRight
      return other
    }
  }

  private static let seeds = 0..<20_000

  @Test func staysInBoundsClearOfItsSource() {
    var placed = 0
    for seed in Self.seeds {
      let question = Question(seed: seed)
      guard let placement = question.placement else { continue }
      placed += 1
      let (body, bounds, source) = (placement.body, question.bounds, question.source)
      let isInside =
        body.minX >= bounds.minX - 1e-6 && body.maxX <= bounds.maxX + 1e-6
        && body.minY >= bounds.minY - 1e-6 && body.maxY <= bounds.maxY + 1e-6
      #expect(isInside, "seed \(seed): \(body) in \(bounds)")
      #expect(question.permitted.directions.contains(placement.direction), "seed \(seed)")
      let (tip, clear) = (placement.tip, question.clearance - 1e-6)
      // From the body to the tip, and from the tip to the source's edge.
      let (arrow, gap): (Double, Double) =
        switch placement.direction {
        case .up: (body.minY - tip.y, tip.y - source.maxY)
        case .down: (tip.y - body.maxY, source.minY - tip.y)
        case .left: (body.minX - tip.x, tip.x - source.maxX)
        case .right: (tip.x - body.maxX, source.minX - tip.x)
        }
      #expect(isClose(arrow, 13) && isClose(gap, 0), "seed \(seed): \(arrow), \(gap)")
      let isStraight =
        placement.direction == .up || placement.direction == .down
        ? tip.x >= body.minX + clear && tip.x <= body.maxX - clear && tip.x >= source.minX
          && tip.x <= source.maxX
        : tip.y >= body.minY + clear && tip.y <= body.maxY - clear && tip.y >= source.minY
          && tip.y <= source.maxY
      #expect(isStraight, "seed \(seed): \(tip) of \(body) at \(source)")
    }
    #expect((2000..<18_000).contains(placed), "\(placed) of the questions have an answer")
  }

  @Test func isWholeOnTheFirstSideWhereItFits() {
    for seed in Self.seeds {
      let question = Question(seed: seed)
      let ends: [ArrowDirection] =
        question.reading == .leftToRight ? [.left, .right] : [.right, .left]
      let first = ([.up, .down] + ends).first {
        question.permitted.directions.contains($0) && question.fits($0)
      }
      let placement = question.placement
      if let first {
        #expect(placement?.direction == first, "seed \(seed)")
        #expect(placement?.body.size == question.wholeSize(first), "seed \(seed)")
      } else if let placement {
        let whole = question.wholeSize(placement.direction)
        let size = placement.body.size
        let isShrunk = size.width < whole.width || size.height < whole.height
        #expect(isShrunk, "seed \(seed): \(size) would fit")
      }
    }
  }

  @Test func rightToLeftIsTheMirrorImage() {
    for seed in Self.seeds {
      let question = Question(seed: seed)
      let (ours, other) = (question.placement, question.mirrored.placement)
      guard let ours, let other else {
        #expect(ours == nil && other == nil, "seed \(seed)")
        continue
      }
      #expect(other.direction == ours.direction.flipped, "seed \(seed)")
      #expect(isClose(other.tip.x, -ours.tip.x) && other.tip.y == ours.tip.y, "seed \(seed)")
      #expect(isClose(other.body.minX, -ours.body.maxX), "seed \(seed)")
      #expect(other.body.size == ours.body.size, "seed \(seed)")
    }
  }
}

extension ArrowDirection {
  fileprivate var flipped: ArrowDirection {
    switch self {
    case .left: .right
    case .right: .left
    case .up, .down: self
    }
  }
}

private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 }

private func isClose(_ a: Rect, _ b: Rect) -> Bool {
  isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
    && isClose(a.height, b.height)
}

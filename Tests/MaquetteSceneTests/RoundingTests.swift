import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct RoundingTests {
  static let scales = [1.0, 2, 3]

  /// A column of rectangles that touch, of random heights, below each other in nested groups.
  private func column(at y: Double, _ generator: inout SeededGenerator) -> Frame {
    var inner = Frame(size: Size(100, 0))
    for _ in 0..<8 {
      let height = Double.random(in: 0.4...30, using: &generator)
      inner.place(rectangle(Size(100, height)), at: Point(0.21, inner.size.height))
      inner.size.height += height
    }
    var outer = Frame(size: Size(120, inner.size.height + y))
    let shadow = Shadow(size: inner.size, radius: 13, color: .black, falloff: [])
    outer.place(
      .group(inner, Effects(clip: .rectangle(inner.size, radius: 13), shadow: shadow)),
      at: Point(y / 3, y))
    return outer
  }

  @Test(arguments: scales) func leavesNoGaps(scale: Double) throws {
    var generator = SeededGenerator(seed: 1)
    for step in 0..<200 {
      let frame = column(at: Double(step) * 0.137, &generator).rounded(to: 1 / scale)
      let group = try #require(frame.items.first)
      guard case .group(let inner, let effects) = group.item else {
        Issue.record("the group is gone")
        return
      }
      var edge = 0.0
      for placed in inner.items {
        #expect(placed.origin.y.isClose(to: edge), "a gap at offset \(step)")
        edge = placed.origin.y + placed.item.bounds.height
        let absolute = (group.origin.y + edge) * scale
        #expect(absolute.isClose(to: absolute.rounded()), "an edge between pixels")
      }
      #expect(inner.size.height.isClose(to: edge))
      #expect(effects.clip?.bounds.size == inner.size)
      #expect(effects.shadow?.size == inner.size)
    }
  }

  @Test(arguments: scales) func keepsHairlines(scale: Double) {
    for step in 0..<300 {
      var frame = Frame(size: Size(10, 100))
      frame.place(rectangle(Size(10, 1 / scale)), at: Point(0, Double(step) * 0.0713))
      let heights = frame.rounded(to: 1 / scale).items.map { $0.item.bounds.height * scale }
      #expect(heights.allSatisfy { $0.isClose(to: 1) }, "at \(Double(step) * 0.0713)")
    }
  }

  @Test(arguments: scales) func changesNothingTwice(scale: Double) {
    var generator = SeededGenerator(seed: 2)
    for step in 0..<100 {
      let once = column(at: Double(step) * 0.29, &generator).rounded(to: 1 / scale)
      #expect(once.rounded(to: 1 / scale).dump == once.dump)
    }
  }

  @Test func keepsTextAlongItsLine() {
    var inner = Frame(size: Size(50, 20))
    inner.place(.text(TextLine(text: "A", runs: [], width: 7.3), .black), at: Point(3.21, 12.4))
    var frame = Frame(size: Size(60, 40))
    frame.place(.group(inner, Effects()), at: Point(0.4, 0.4))
    #expect(
      frame.rounded(to: 0.5).dump == """
        frame 60×40
          0.5,0.5 group 50×20
            3.11,12.5 text "A" 7.3 #000000

        """, "the text begins at 3.61 and stands on 13 as a whole")
  }

  @Test func keepsOutlinesAndTransformedGroups() {
    let path = Path(Rect(0.3, 0.3, 5.1, 5.1))
    var inner = Frame(size: Size(9.3, 9.3))
    inner.place(.shape(.path(path), fill: Fill(.black), stroke: nil), at: Point(0.3, 0.3))
    var frame = Frame(size: Size(20, 20))
    frame.place(.shape(.path(path), fill: Fill(.black), stroke: nil), at: Point(1.3, 1.6))
    frame.place(.group(inner, Effects(transform: .mirror(width: 9.3))), at: .zero)
    let rounded = frame.rounded(to: 1)
    #expect(rounded.items.map(\.item) == frame.items.map(\.item))
    #expect(rounded.items.first?.origin == Point(1, 2))
  }

  private func rectangle(_ size: Size) -> Frame.Item {
    .shape(.rectangle(size), fill: Fill(.black), stroke: nil)
  }
}

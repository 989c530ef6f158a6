import MaquetteScene
import MaquetteTestSupport
import Testing

@testable import MaquetteComponents

@Suite struct ContextMenuPlacementTests {
  /// A phone without home indicator, and one on its side.
  private static let bounds = Rect(16, 20, 343, 627)
  private static let wide = Rect(75, 16, 702, 353)
  private static let gap = 16.0

  private func placement(
    _ preview: Size, _ menu: Size, at home: Point, in bounds: Rect = bounds
  ) -> ContextMenuPlacement {
    ContextMenuPlacement(preview, menu: menu, at: home, in: bounds, gap: Self.gap, least: 130)
  }

  @Test(arguments: [
    // Preview, the menu's height, the element's middle; the preview's place, the menu's corner and height.
    // Below, above, and where both have room below.
    (Size(343, 100), 200.0, Point(187.5, 150), Rect(16, 100, 343, 100), Point(62.5, 216), 200.0),
    (Size(343, 100), 200, Point(187.5, 560), Rect(16, 510, 343, 100), Point(62.5, 294), 200),
    (Size(343, 100), 200, Point(187.5, 330), Rect(16, 280, 343, 100), Point(62.5, 396), 200),
    // Neither side has room: both move the shorter way, up and down.
    (Size(343, 100), 400, Point(187.5, 300), Rect(16, 131, 343, 100), Point(62.5, 247), 400),
    (Size(343, 100), 400, Point(187.5, 380), Rect(16, 436, 343, 100), Point(62.5, 20), 400),
    // Beyond the screen's edges.
    (Size(343, 100), 200, Point(187.5, 10), Rect(16, 20, 343, 100), Point(62.5, 136), 200),
    (Size(343, 100), 200, Point(187.5, 700), Rect(16, 547, 343, 100), Point(62.5, 331), 200),
    // Too high: the preview shrinks, to no less than 130, and the menu scrolls.
    (Size(300, 600), 200, Point(187.5, 300), Rect(84.75, 20, 205.5, 411), Point(62.5, 447), 200),
    (Size(300, 600), 600, Point(187.5, 300), Rect(155, 20, 65, 130), Point(62.5, 166), 481),
    (Size(343, 100), 600, Point(187.5, 300), Rect(16, 20, 343, 100), Point(62.5, 136), 511),
    (Size(343, 126), 489, Point(187.5, 500), Rect(16, 521, 343, 126), Point(62.5, 20), 485),
    // By the third of the screen that the preview's middle is in.
    (Size(80, 40), 200, Point(60, 100), Rect(20, 80, 80, 40), Point(20, 136), 200),
    (Size(80, 40), 200, Point(187.5, 100), Rect(147.5, 80, 80, 40), Point(62.5, 136), 200),
    (Size(80, 40), 200, Point(315, 100), Rect(275, 80, 80, 40), Point(105, 136), 200),
    (Size(80, 40), 200, Point(-20, 100), Rect(16, 80, 80, 40), Point(16, 136), 200),
    (Size(80, 40), 200, Point(400, 100), Rect(279, 80, 80, 40), Point(109, 136), 200),
    // A preview wider than its menu whose middle is at a side.
    (Size(260, 40), 200, Point(0, 100), Rect(16, 80, 260, 40), Point(21, 136), 200),
  ])
  func standsBelowElseAbove(
    _ preview: Size, _ height: Double, _ home: Point, _ place: Rect, _ menu: Point, _ room: Double
  ) {
    let placement = placement(preview, Size(250, height), at: home)
    expect(placement, place, menu, room)
    #expect(placement.opensUpward == (menu.y < place.minY))
  }

  @Test(arguments: [0.0, 100, 187.5, 300, 375])
  func aMenuWiderThanTheMarginsLeaveStandsInTheMiddle(_ x: Double) {
    #expect(placement(Size(80, 40), Size(359, 200), at: Point(x, 100)).menu.x == 8)
  }

  @Test(arguments: [
    // Preview, the menu's height, the element's middle; the preview's place, the menu's corner and height.
    (Size(200, 100), 200.0, Point(200, 190), Rect(100, 140, 200, 100), Point(316, 90), 200.0),
    (Size(200, 100), 200, Point(700, 190), Rect(577, 140, 200, 100), Point(311, 90), 200),
    (Size(200, 100), 200, Point(0, 10), Rect(75, 16, 200, 100), Point(291, 16), 200),
    (Size(200, 100), 200, Point(700, 400), Rect(577, 269, 200, 100), Point(311, 169), 200),
    (Size(702, 44), 500, Point(426, 100), Rect(75, 86.34, 436, 27.33), Point(527, 16), 353),
    (Size(100, 706), 200, Point(100, 100), Rect(75, 16, 50, 353), Point(141, 92.5), 200),
  ])
  func standsBesideOnAPhoneOnItsSide(
    _ preview: Size, _ height: Double, _ home: Point, _ place: Rect, _ menu: Point, _ room: Double
  ) {
    let placement = ContextMenuPlacement(
      preview, menu: Size(250, height), beside: home, in: Self.wide, gap: Self.gap)
    expect(placement, place, menu, room)
    #expect(!placement.opensUpward)
  }

  private func expect(
    _ placement: ContextMenuPlacement, _ place: Rect, _ menu: Point, _ room: Double
  ) {
    let preview = placement.preview
    let ours = [
      preview.minX, preview.minY, preview.width, preview.height, placement.menu.x, placement.menu.y,
      placement.menuHeight,
    ]
    let expected = [place.minX, place.minY, place.width, place.height, menu.x, menu.y, room]
    #expect(zip(ours, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(ours), not \(expected)")
  }

  /// What holds wherever the element is and however large preview and menu are.
  @Test func bothAreInsideAndApart() {
    for seed in 0..<3000 {
      var random = SeededGenerator(seed: UInt64(seed))
      let isWide = random.oneIn(2)
      let bounds = isWide ? Self.wide : Self.bounds
      func number(_ most: Double) -> Double { Double.random(in: 0...most, using: &random) }
      let preview = Size(1 + number(bounds.width - 1), 1 + number(1500))
      let menu = Size(250, 44 + number(900))
      let home = Point(number(1000) - 100, number(1000) - 100)
      let placement =
        isWide
        ? ContextMenuPlacement(preview, menu: menu, beside: home, in: bounds, gap: Self.gap)
        : placement(preview, menu, at: home)
      let shown = placement.preview
      let rows = Rect(origin: placement.menu, size: Size(menu.width, placement.menuHeight))
      for rect in [shown, rows] {
        let isInside =
          rect.minX >= bounds.minX - 1e-6 && rect.maxX <= bounds.maxX + 1e-6
          && rect.minY >= bounds.minY - 1e-6 && rect.maxY <= bounds.maxY + 1e-6
        #expect(isInside, "seed \(seed): \(rect) in \(bounds)")
      }
      let distance =
        isWide
        ? max(rows.minX - shown.maxX, shown.minX - rows.maxX)
        : max(rows.minY - shown.maxY, shown.minY - rows.maxY)
      #expect(abs(distance - Self.gap) < 1e-6, "seed \(seed)")
      let scale = shown.width / preview.width
      #expect(scale <= 1 && abs(shown.height - preview.height * scale) < 1e-6, "seed \(seed)")
      #expect(placement.menuHeight > 0 && placement.menuHeight <= menu.height, "seed \(seed)")
    }
  }

  /// A screen that is smaller than its margins has no room, but nothing is of a negative size.
  @Test func nothingIsNegativeWithoutRoom() {
    for bounds in [Rect(16, 20, 0, 0), Rect(16, 20, 10, 30), Rect(16, 20, 100, 60)] {
      let home = bounds.center
      let menu = Size(250, 200)
      for placement in [
        placement(Size(100, 100), menu, at: home, in: bounds),
        ContextMenuPlacement(
          Size(100, 100), menu: menu, beside: home, in: bounds, gap: Self.gap),
      ] {
        #expect(placement.preview.width >= 0 && placement.preview.height >= 0)
        #expect(placement.menuHeight >= 0)
      }
    }
  }
}

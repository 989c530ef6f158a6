import MaquetteScene
import Testing

@testable import MaquetteComponents

@Suite struct MenuPlacementTests {
  private static let screen = Size(393, 852)
  private static let bounds = Rect(8, 59, 377, 759)
  private static let menu = Size(250, 200)

  private func placement(
    _ rect: Rect, _ surroundings: Anchor.Surroundings = .content, size: Size = menu
  ) -> MenuPlacement {
    MenuPlacement(
      size, at: Anchor(id: "a", rect: rect, surroundings: surroundings), in: Self.bounds,
      on: Self.screen, gap: 8)
  }

  @Test(arguments: [
    // Source, in a bar, the menu's corner, whether it opens upward.
    (Rect(341, 54, 44, 44), true, Point(135, 98.5), false),  // trailing button of a bar
    (Rect(8, 54, 60, 44), true, Point(8, 98.5), false),  // leading
    (Rect(174, 54, 44, 44), true, Point(71, 98.5), false),  // in the middle
    (Rect(330, 774, 44, 44), true, Point(124, 573.5), true),  // a toolbar at the bottom
    (Rect(16, 200, 100, 40), false, Point(16, 248), false),  // content, leading
    (Rect(300, 700, 80, 40), false, Point(130, 492), true),  // content, low
    (Rect(300, 440, 80, 40), false, Point(130, 488), false),  // content, just above 55 %
    (Rect(-40, 300, 30, 30), false, Point(8, 338), false),  // beyond the side
    (Rect(0, 0, 393, 852), false, Point(71.5, 618), false),  // as large as the screen
  ])
  func standsBesideItsSource(_ rect: Rect, _ isBar: Bool, _ origin: Point, _ isUp: Bool) {
    let placement = placement(rect, isBar ? .bar : .content)
    #expect(placement.origin == origin)
    #expect(placement.opensUpward == isUp)
  }

  @Test func goesToTheOtherSideWhereThereIsMoreRoom() {
    let low = placement(Rect(100, 430, 40, 40), size: Size(250, 360))
    #expect(low.opensUpward && low.origin.y == 62)
    let high = placement(Rect(100, 480, 40, 40), size: Size(250, 500))
    #expect(high.opensUpward && high.origin.y == 59)
  }

  @Test func staysInsideWheneverItFits() {
    for x in stride(from: -50.0, through: 450, by: 37) {
      for y in stride(from: -50.0, through: 900, by: 41) {
        for height in [40.0, 200, 500, 759] {
          let size = Size(250, height)
          let origin = placement(Rect(x, y, 30, 30), size: size).origin
          #expect(origin.x >= 8 && origin.x + 250 <= 385)
          #expect(origin.y >= 59 && origin.y + height <= 818.001)
        }
      }
    }
  }
}

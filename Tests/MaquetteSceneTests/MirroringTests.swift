import MaquetteScene
import Testing

@Suite struct MirroringTests {
  private var frame: Frame {
    var frame = Frame(size: Size(100, 50))
    let triangle = Path(Rect(2, 0, 8, 4))
    frame.place(
      .shape(.rectangle(Size(30, 10)), fill: Fill(.black), stroke: nil), at: Point(5, 1), name: "a")
    frame.place(.text(TextLine(text: "Copy", runs: [], width: 40), .black), at: Point(16, 20))
    frame.place(.shape(.path(triangle), fill: Fill(.black), stroke: nil), at: Point(50, 30))
    frame.place(.group(Frame(size: Size(10, 10)), Effects()), at: Point(0, 40))
    frame.place(
      .image(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]), Size(20, 5)), at: Point(80, 45))
    return frame
  }

  @Test func putsBoxesOnTheOtherSide() {
    let placed = frame.mirrored.items
    // The outline's ink is 2 to 10 from its origin: 52 to 60 becomes 40 to 48.
    #expect(placed.map(\.origin.x) == [65, 44, 38, 90, 0])
    #expect(placed.map(\.origin.y) == frame.items.map(\.origin.y))
    #expect(placed.map(\.item) == frame.items.map(\.item))
    #expect(placed.map(\.name) == frame.items.map(\.name))
  }

  @Test func twiceIsNothing() {
    #expect(frame.mirrored.mirrored == frame)
    #expect(frame.mirrored != frame)
  }
}

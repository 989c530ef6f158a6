import MaquetteScene
import Testing

@Suite struct FrameDumpTests {
  @Test func showsEveryItem() {
    var inner = Frame(size: Size(20, 10))
    inner.place(
      .text(TextLine(text: "Sort \"by\"", runs: [], width: 12.345), .black), at: Point(1, 8),
      name: "/menu/title")
    var frame = Frame(size: Size(100, 50.5))
    frame.place(
      .shape(.rectangle(Size(100, 1 / 3)), fill: Fill(.white.opacity(0.5)), stroke: nil), at: .zero)
    frame.place(
      .shape(.rectangle(Size(9, 9), radius: 13), fill: nil, stroke: Stroke(.black, width: 1.45)),
      at: Point(-0.5, 0.004))
    frame.place(
      .shape(.rectangle(Size(9, 9), radius: 2.25, corners: .circular), fill: nil, stroke: nil),
      at: Point(-12.34, -0.004))
    frame.place(
      .shape(.path(Path(ellipseIn: Rect(1, 1, 4, 2))), fill: Fill(.black), stroke: nil),
      at: Point(1.006, 99.999), name: "/menu/from")
    frame.place(
      .image(Bitmap(width: 2, height: 1, pixels: Array(repeating: 0, count: 8)), Size(1, 0.5)),
      at: .zero)
    frame.place(
      .group(
        inner,
        Effects(
          transform: .mirror(width: 3), clip: .rectangle(Size(20, 10), radius: 5), opacity: 0.4,
          shadow: Shadow(
            size: Size(20, 10), radius: 5, color: .black,
            falloff: [.init(distance: 32, alpha: 0)]))), at: Point(3, 4), name: "/menu")
    #expect(
      frame.dump == """
        frame 100×50.5
          0,0 rect 100×0.33 fill #FFFFFF80
          -0.5,0 rect 9×9 continuous 13 stroke #000000 1.45
          -12.34,0 rect 9×9 circular 2.25
          1.01,100 path 4×2 fill #000000  /menu/from
          0,0 image 2×1 1×0.5
          3,4 group 20×10 clip rect 20×10 continuous 5 opacity 0.4 shadow #000000 32 transform  /menu
            1,8 text "Sort "by"" 12.35 #000000  /menu/title

        """)
  }

  @Test func placedFramesAreTakenApart() {
    var inner = Frame(size: Size(10, 10))
    let box = Frame.Item.shape(.rectangle(Size(1, 1)), fill: nil, stroke: nil)
    inner.place(box, at: Point(1, 2), name: "/own")
    inner.place(box, at: Point(3, 4))
    var frame = Frame(size: Size(20, 20))
    frame.place(inner, at: Point(10, 10), name: "/given")
    #expect(
      frame.dump == """
        frame 20×20
          11,12 rect 1×1  /own
          13,14 rect 1×1  /given

        """)
  }
}

internal import MaquetteScene
internal import MaquetteThemes

extension Frame {
  /// The screen in a plain frame, on nothing.
  func inBezel(in context: LayoutContext) -> Frame {
    let style = context.style(ScreenStyle.self)
    let width = style.bezelWidth
    let radius = context.display.cornerRadius
    let screen = Rect(origin: Point(width, width), size: size)
    func outline(_ distance: Double, radius: Double) -> Path {
      Path(screen.inset(by: Insets(all: -distance)), radius: radius)
    }
    var bezel = outline(width, radius: max(style.leastBezelRadius, radius + width))
    bezel.append(outline(0, radius: radius))
    var result = Frame(size: Size(size.width + 2 * width, size.height + 2 * width))
    result.place(self, at: screen.origin)
    // The screen goes on below the bezel, lest anything shine through where they meet; what lies over the
    // screen would blur a bezel that is there before it.
    let below = outline(width / 2, radius: radius + width / 2)
    result = result.clipped(to: .path(below))
    result.place(
      .shape(.path(bezel), fill: Fill(context.color(style.bezel), rule: .evenOdd), stroke: nil),
      at: .zero, name: "/frame")
    return result
  }

  /// The frame with each item cut to an outline.
  ///
  /// They are cut one by one, since a material shows what lies before the item that holds it.
  private func clipped(to shape: Shape) -> Frame {
    var result = Frame(size: size)
    for placed in items {
      var part = Frame(size: size)
      part.place(placed.item, at: placed.origin, name: placed.name)
      result.place(.group(part, Effects(clip: shape)), at: .zero)
    }
    for anchor in anchors { result.add(anchor) }
    return result
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Screen {
  /// What the device shows over everything: the status bar, what is cut out of the screen, and the
  /// home indicator.
  ///
  /// A screen without a status bar is drawn without these too: it stands for no certain device.
  func overlay(in context: LayoutContext, isOnBlack: Bool) -> Frame {
    var frame = Frame(size: context.viewport)
    guard !statusBar.isHidden else { return frame }
    if let status = statusBar.layout(
      in: context, isOnBlack: isOnBlack, at: .root / "screen" / "statusBar")
    {
      frame.place(context.inReadingDirection(status), at: .zero)
    }
    let style = context.style(ScreenStyle.self)
    let display = context.display
    let name = "/screen"
    func rectangle(_ size: Size, radius: Double, _ color: Color) -> Frame.Item {
      .shape(
        .rectangle(size, radius: radius, corners: .circular), fill: Fill(color), stroke: nil)
    }
    switch display.topFeature {
    case .none: break
    case .dynamicIsland:
      let size = Size(style.islandWidth, style.islandHeight)
      let y = display.safeArea.top - style.islandBottom - size.height
      frame.place(
        rectangle(size, radius: size.height / 2, .black),
        at: Point((display.size.width - size.width) / 2, y), name: name)
    case .notch:
      frame.place(
        .shape(.path(notch(style)), fill: Fill(.black), stroke: nil),
        at: Point((display.size.width - style.notchWidth) / 2, 0), name: name)
    }
    if let width = display.homeIndicatorWidth {
      let size = Size(width, style.homeIndicatorHeight)
      let y = display.size.height - style.homeIndicatorBottom - size.height
      frame.place(
        rectangle(size, radius: size.height / 2, context.color(style.homeIndicator)),
        at: Point((display.size.width - size.width) / 2, y), name: name)
    }
    return frame
  }

  /// A notch: round below, and flaring into the screen's edge.
  private func notch(_ style: ScreenStyle) -> Path {
    let (width, height, radius) = (style.notchWidth, style.notchHeight, style.notchRadius)
    let flare = 6.0
    // Control points of a quarter of a circle lie 0.4477 of the radius from its corner.
    let k = 0.4477
    var path = Path()
    path.move(to: Point(-flare, 0))
    path.curve(Point(-flare * k, 0), Point(0, flare * k), to: Point(0, flare))
    path.line(to: Point(0, height - radius))
    path.curve(
      Point(0, height - radius * k), Point(radius * k, height), to: Point(radius, height))
    path.line(to: Point(width - radius, height))
    path.curve(
      Point(width - radius * k, height), Point(width, height - radius * k),
      to: Point(width, height - radius))
    path.line(to: Point(width, flare))
    path.curve(Point(width, flare * k), Point(width + flare * k, 0), to: Point(width + flare, 0))
    path.close()
    return path
  }
}

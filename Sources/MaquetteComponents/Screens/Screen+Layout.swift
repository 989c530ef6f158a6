internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Screen {
  /// The whole screen with its bars and content; elements with an id are anchors of the frame.
  ///
  /// - Parameters:
  ///   - context: What the layout is made for.
  ///   - path: Where the bars and the content stand in the document.
  ///   - isClear: Whether what is behind is seen where no list has a background of its own.
  /// - Returns: The screen, without what the device shows over everything.
  func layout(
    in context: LayoutContext, at path: NodePath = .root / "screen", isClear: Bool = false
  ) -> Frame {
    let size = context.viewport
    let navigation = navigationBar.map { bar in
      NavigationBarLayout(bar, top: barTop(in: context), in: context, at: path / "navigationBar")
    }
    let top = navigation?.bottom ?? max(barTop(in: context), context.display.safeArea.top)
    var bottom = BottomBars(self, in: context, at: path)
    // Where there are no bars content ends above the home indicator.
    let inset = bottom.top < size.height ? 0 : context.display.safeArea.bottom
    let content = ContentLayout(
      context: context, width: size.width, height: max(0, bottom.top - inset - top),
      bottomInset: bottom.floats ? size.height - bottom.top : inset, margin: context.screenMargin
    ).frame(self.content, at: path / "content")
    bottom.isOverContent = top + content.size.height > bottom.top

    var frame = Frame(size: size)
    let background = background(in: context)
    if !isClear || background != context.style(ScreenStyle.self).background {
      frame.place(context.rectangle(size, background), at: .zero, name: path.description)
    }
    frame.place(content, at: Point(0, top))
    frame = context.inReadingDirection(frame)
    placePositioned(in: &frame, context, at: path / "content")
    var bars = Frame(size: size)
    if let navigation { bars.place(navigation.frame, at: .zero) }
    bars.place(bottom.frame, at: Point(0, bottom.top))
    frame.place(context.inReadingDirection(bars), at: .zero)
    return frame
  }

  /// Where a navigation bar begins: below the status bar, or what is cut out of the screen.
  private func barTop(in context: LayoutContext) -> Double {
    let display = context.display
    return statusBar.isHidden && display.topFeature == .none ? 0 : display.navigationBarTop
  }

  /// The background of the first list's style, else the usual one.
  func background(in context: LayoutContext) -> ThemeColor {
    let list = content.elements.lazy.compactMap { $0.base as? List }.first
    return list.map { $0.style == .plain } ?? true
      ? context.style(ScreenStyle.self).background
      : context.style(ListStyle.self).groupedBackground
  }

  /// Stacks that stand where the document says, whichever way one reads.
  private func placePositioned(
    in frame: inout Frame, _ context: LayoutContext, at path: NodePath
  ) {
    for (index, element) in content.elements.enumerated() {
      guard let stack = element.base as? Stack, let position = stack.position else { continue }
      let room = Proposal(width: max(0, context.viewport.width - position.x))
      let part = stack.placed(room, in: context, at: path[index])
      frame.place(context.inReadingDirection(part), at: position)
    }
  }
}

/// The toolbar and the tab bar at the bottom of a screen.
private struct BottomBars {
  let screen: Screen
  let bars: BarLayout
  let path: NodePath
  /// Where they begin; the screen's lower edge where there are none.
  let top: Double
  /// Whether content goes on below them.
  var isOverContent = false

  init(_ screen: Screen, in context: LayoutContext, at path: NodePath) {
    self.screen = screen
    self.path = path
    bars = BarLayout(context)
    let height =
      (screen.toolbar == nil ? 0 : bars.height) + (screen.tabBar == nil ? 0 : bars.tabBarHeight)
    let below = bars.style.floatingBottom ?? context.display.safeArea.bottom
    top = context.viewport.height - height - (height > 0 ? below : 0)
  }

  /// Whether content goes on around them.
  var floats: Bool { bars.style.floatingBottom != nil && top < bars.context.viewport.height }

  /// The bars from their top to the screen's lower edge.
  var frame: Frame {
    let context = bars.context
    let size = Size(context.viewport.width, context.viewport.height - top)
    var frame = Frame(size: size)
    guard size.height > 0 else { return frame }
    if !floats {
      frame.place(
        bars.background(
          size, hairline: -context.pixel, isOverContent: isOverContent,
          name: (path / (screen.toolbar == nil ? "tabBar" : "toolbar")).description), at: .zero)
    }
    var y = 0.0
    if let items = screen.toolbar {
      let bar = Rect(0, y, size.width, bars.height)
      frame.place(
        bars.toolbar(items, bar: bar, margin: context.screenMargin, at: path / "toolbar"),
        at: bar.origin)
      y += bars.height
    }
    if let tabs = screen.tabBar {
      frame.place(
        bars.tabBar(tabs, width: size.width, at: path / "tabBar"), at: Point(0, y))
    }
    return frame
  }
}

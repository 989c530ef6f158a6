internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension BarLayout {
  /// How high a tab bar is, without the safe area.
  var tabBarHeight: Double {
    context.isCompactHeight ? style.compactHeight : style.tabBarHeight
  }

  /// The tabs of a tab bar: equally wide on a phone, in the middle of a tablet.
  func tabBar(_ elements: Elements<TabItems>, width: Double, at path: NodePath) -> Frame {
    guard let material = style.capsule else { return tabs(elements, width: width, at: path) }
    let isWide = context.traits.idiom == .pad || context.isCompactHeight
    let most = width - 2 * style.floatingInset
    let inner = isWide ? min(most, style.wideTabWidth * Double(elements.elements.count)) : most
    let tabs = context.inReadingDirection(tabs(elements, width: inner, at: path))
    let card = context.card(
      tabs, material, radius: tabs.size.height / 2, corners: .circular,
      shadow: style.capsuleShadow, name: path.description)
    var frame = Frame(size: Size(width, tabBarHeight))
    frame.place(card, at: Point((width - inner) / 2, 0))
    for anchor in tabs.anchors {
      var anchor = anchor
      anchor.rect = anchor.rect.offset(by: Point((width - inner) / 2, 0))
      frame.add(anchor)
    }
    return frame
  }

  private func tabs(_ elements: Elements<TabItems>, width: Double, at path: NodePath) -> Frame {
    let bar = Rect(0, 0, width, tabBarHeight)
    var frame = Frame(size: bar.size)
    let tabs = elements.elements.compactMap { $0.base as? Tab }
    // Where there is room, titles stand beside the symbols.
    let isWide = context.traits.idiom == .pad || context.isCompactHeight
    let room = width / Double(max(1, tabs.count))
    let cell = isWide ? min(room, style.wideTabWidth) : room
    let start = (width - cell * Double(tabs.count)) / 2
    for (index, tab) in tabs.enumerated() {
      let x = start + cell * Double(index)
      let size = Size(cell, bar.height)
      if tab.selected, let color = style.tabSelection {
        let inset = 4.0
        let pill = Size(max(0, cell - 2 * inset), max(0, bar.height - 2 * inset))
        frame.place(
          .shape(
            .rectangle(pill, radius: pill.height / 2, corners: .circular),
            fill: Fill(context.color(color)), stroke: nil),
          at: Point(x + inset, inset), name: (path[index] / "selected").description)
      }
      let content =
        isWide ? wideTab(tab, size, at: path[index]) : tabCell(tab, size, at: path[index])
      frame.place(content, at: Point(x, 0))
      if let id = tab.anchorID(at: path[index]) {
        frame.add(Anchor(id: id, rect: Rect(x, 0, cell, bar.height), surroundings: .bar))
      }
    }
    return frame
  }

  private func color(of tab: Tab) -> Color {
    tab.selected
      ? context.shaded(context.color(context.accent()), by: style.increasedShade)
      : context.color(style.tab)
  }

  private func title(of tab: Tab, _ size: Double, width: Double, at path: NodePath) -> Frame {
    context.text(
      context.localized(tab.title),
      Typography(font: FontStyle(size: size, weight: .medium), leading: size * 1.2),
      color: color(of: tab), width: max(0, width), name: (path / "title").description)
  }

  /// A symbol over its title.
  private func tabCell(_ tab: Tab, _ size: Size, at path: NodePath) -> Frame {
    var frame = Frame(size: size)
    if let image = tab.image {
      frame.place(
        context.symbol(image, color: color(of: tab), scale: style.tabImageScale),
        center: Point(size.width / 2, style.tabImageCenter), name: (path / "image").description)
    }
    let title = title(of: tab, style.tabTitleSize, width: size.width - 4, at: path)
    frame.place(title, at: Point((size.width - title.size.width) / 2, style.tabTitleTop))
    return frame
  }

  /// A symbol beside its title.
  private func wideTab(_ tab: Tab, _ size: Size, at path: NodePath) -> Frame {
    var frame = Frame(size: size)
    let symbol = tab.image.map { image in
      context.symbol(image, color: color(of: tab), scale: style.tabImageScale * 0.8)
    }
    let gap = symbol.map { $0.size.width + style.touchInset } ?? 0
    let title = title(of: tab, style.wideTabTitleSize, width: size.width - gap - 8, at: path)
    let x = (size.width - gap - title.size.width) / 2
    frame.place(
      symbol, center: Point(x + (symbol?.size.width ?? 0) / 2, size.height / 2),
      name: (path / "image").description)
    frame.place(title, at: Point(x + gap, (size.height - title.size.height) / 2))
    return frame
  }
}

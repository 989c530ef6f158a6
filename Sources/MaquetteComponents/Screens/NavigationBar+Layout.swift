internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out a navigation bar with what is above it on the screen.
struct NavigationBarLayout {
  let bars: BarLayout
  let bar: NavigationBar
  /// The bar's line of buttons.
  let line: Rect
  let margin: Double
  /// The path of the bar.
  let path: NodePath
  /// Whether the large title is drawn: a phone on its side has no room for it.
  let hasLargeTitle: Bool

  private var context: LayoutContext { bars.context }
  private var style: BarStyle { bars.style }
  /// A watch has the bar beside the time.
  private var isOnWatch: Bool { context.traits.idiom == .watch }

  /// - Parameters:
  ///   - bar: The bar.
  ///   - top: Where it begins, below the screen's top.
  ///   - context: What the layout is made for.
  ///   - path: The path of the bar.
  init(_ bar: NavigationBar, top: Double, in context: LayoutContext, at path: NodePath) {
    self.bar = bar
    self.path = path
    bars = BarLayout(context)
    let prompt = bar.prompt == nil ? 0 : bars.style.promptHeight
    if context.traits.idiom == .watch {
      let status = WatchStatusLine(context)
      margin = status.inset
      let height = context.display.statusBarHeight
      line = Rect(
        0, top + prompt + status.center - height / 2, status.room + 2 * margin, height)
    } else {
      margin = context.screenMargin
      line = Rect(0, top + prompt, context.viewport.width, bars.height)
    }
    hasLargeTitle = bar.largeTitle && bar.title != nil && !context.isCompactHeight
  }

  /// Where content begins.
  var bottom: Double { line.maxY + (hasLargeTitle ? style.largeTitleHeight : 0) }

  /// The bar from the screen's top on.
  var frame: Frame {
    let size = Size(line.width, bottom)
    var frame = Frame(size: size)
    if !hasLargeTitle, !isOnWatch, !bars.hasCapsules {
      // At rest a bar with a large title has the colour of the content, as a watch's always has.
      frame.place(
        bars.background(size, hairline: bottom, isOverContent: false, name: path.description),
        at: .zero)
    }
    if let prompt = bar.prompt {
      let text = text(prompt, size: 13, .regular, style.prompt, width: line.width, "prompt")
      frame.place(
        text,
        at: Point(
          (line.width - text.size.width) / 2,
          line.minY - (style.promptHeight + text.size.height) / 2))
    }
    let left = placeLeading(in: &frame)
    let right = placeTrailing(in: &frame)
    if !bar.titleView.isEmpty { placeTitleView(from: left, to: right, in: &frame) }
    if let title = bar.title, hasLargeTitle {
      placeLargeTitle(title, in: &frame)
    } else if let title = bar.title, bar.titleView.isEmpty {
      placeTitle(title, from: left, to: right, in: &frame)
    }
    return frame
  }

  private func text(
    _ text: LocalizedText, size: Double, _ weight: FontWeight, _ color: ThemeColor, width: Double,
    _ key: String
  ) -> Frame {
    context.text(
      context.localized(text),
      Typography(font: FontStyle(size: size, weight: weight), leading: size * 1.2),
      color: context.color(color), width: max(0, width), name: (path / key).description)
  }

  /// Back button and leading items; where the title may begin.
  private func placeLeading(in frame: inout Frame) -> Double {
    var x = margin
    var isFirst = true
    func advance(to end: Double) {
      x = end + style.itemGap
      isFirst = false
    }
    if let back = bar.back {
      advance(to: placeBack(Button(back), path / "back", in: &frame))
    }
    let items = bars.items(bar.leading, width: line.width / 2, at: path / "leading")
    for group in bars.groups(items) {
      if isFirst, let item = group.items.first, let button = item.element as? Button,
        !group.isOnCapsule, button.image?.symbol == "chevron.backward"
      {
        advance(to: placeBack(button, item.path / "title", in: &frame))
      } else {
        bars.place(group, x: x, bar: line, in: &frame)
        advance(to: x + group.width)
      }
    }
    return isFirst ? margin : x - style.itemGap + style.titleGap
  }

  /// A chevron and the title of the screen before; where it ends.
  private func placeBack(
    _ back: Button, _ name: NodePath, in frame: inout Frame
  ) -> Double {
    if bars.hasCapsules { return placeBackCapsule(back, name, in: &frame) }
    let id = back.anchorID(at: name.parent ?? name)
    let title = back.labelStyle == .iconOnly ? "" : back.title
    let tint = back.disabled ? ThemeColor.named("tertiaryLabel") : context.accent(back.tint)
    let image = ImageReference(symbol: "chevron.backward", weight: .semibold, scale: .large)
    let natural = context.symbol(image, color: context.color(tint))
    let chevron = context.symbol(
      image, color: context.color(tint), scale: style.backHeight / max(1, natural.size.height))
    let label = context.text(
      context.localized(title), context.typography(.body), color: context.color(tint),
      width: line.width / 3, name: name.description)
    let gap = title.isEmpty ? 0 : style.backGap
    let height = max(chevron.size.height, label.size.height)
    var button = Frame(size: Size(chevron.size.width + gap + label.size.width, height))
    button.place(
      chevron.item, at: Point(0, (height - chevron.size.height) / 2),
      name: (name.parent ?? name).description)
    button.place(
      label, at: Point(chevron.size.width + gap, (height - label.size.height) / 2))
    let x = margin - context.style(ScreenStyle.self).margin + style.backInset
    let origin = Point(x, line.center.y - height / 2)
    if back.pressed || context.isPressed(id) {
      frame.place(context.faded(button), at: origin, name: name.description)
    } else {
      frame.place(button, at: origin)
    }
    let end = x + button.size.width
    bars.add(id, from: x, to: end, isGlyph: false, line, &frame)
    return end
  }

  /// A chevron on a capsule of its own; where it ends.
  private func placeBackCapsule(
    _ back: Button, _ name: NodePath, in frame: inout Frame
  ) -> Double {
    var back = back
    back.image = ImageReference(symbol: "chevron.backward", weight: .medium)
    back.labelStyle = .iconOnly
    var context = context
    context.tint = style.capsuleTint
    let glyph = back.barLayout(Proposal(width: line.width), in: context, at: name)
    let group = bars.groups([BarLayout.Item(element: back, path: name, frame: glyph)])[0]
    bars.place(group, x: margin, bar: line, in: &frame)
    return margin + group.width
  }

  /// Trailing items, the last of them outermost; where the title must end.
  private func placeTrailing(in frame: inout Frame) -> Double {
    let items = bars.items(bar.trailing, width: line.width / 2, at: path / "trailing")
    guard !items.isEmpty else { return line.width - margin }
    var x = line.width - margin
    for (index, group) in bars.groups(items).enumerated().reversed() {
      x -= group.width
      bars.place(group, x: x, bar: line, in: &frame)
      if index > 0 { x -= style.itemGap }
    }
    return x - style.titleGap
  }

  /// Items in the place of the title, in the middle unless they stretch.
  private func placeTitleView(from left: Double, to right: Double, in frame: inout Frame) {
    let room = Rect(left, line.minY, max(0, right - left), line.height)
    let items = bars.items(bar.titleView, width: room.width, at: path / "titleView")
    let view = bars.line(of: items, in: room)
    let x = max(left, min((line.width - view.size.width) / 2, right - view.size.width))
    frame.place(view, at: Point(x, line.minY))
  }

  /// The title in the middle, or as near to it as the items allow; on a watch where reading begins.
  private func placeTitle(
    _ title: NavigationBar.Title, from left: Double, to right: Double, in frame: inout Frame
  ) {
    let indicator = indicator(of: title)
    let extra = indicator.map { $0.size.width + 4 } ?? 0
    let text = text(
      title.title, size: context.typography(.headline).font.size, .semibold, style.title,
      width: right - left - extra, "title")
    let width = text.size.width + extra
    let x = isOnWatch ? left : max(left, min((line.width - width) / 2, right - width))
    var button = Frame(size: Size(width, text.size.height))
    button.place(text, at: .zero)
    button.place(
      indicator,
      center: Point(width - (indicator?.size.width ?? 0) / 2, text.size.height / 2),
      name: (path / "title" / "indicator").description)
    let origin = Point(x, line.center.y - text.size.height / 2)
    if context.isPressed(title.id) {
      frame.place(context.faded(button), at: origin, name: (path / "title").description)
    } else {
      frame.place(button, at: origin)
    }
    bars.add(title.id, from: x, to: x + width, isGlyph: false, line, &frame)
  }

  /// The sign that the title opens a menu: a chevron in a pale disc.
  private func indicator(of title: NavigationBar.Title) -> (item: Frame.Item, size: Size)? {
    guard title.indicator != .none else { return nil }
    let color = context.color(.named("secondaryLabel"))
    return context.symbol("chevron.down.circle.fill", color: color, scale: 0.85)
  }

  /// The large title below the buttons.
  private func placeLargeTitle(_ title: NavigationBar.Title, in frame: inout Frame) {
    let text = text(
      title.title, size: 34, .bold, style.title, width: context.viewport.width - 2 * margin,
      "title")
    let y = bottom - style.largeTitleBottom - text.size.height
    frame.place(text, at: Point(margin, y))
    let part = Rect(0, line.maxY, line.width, style.largeTitleHeight)
    bars.add(title.id, from: margin, to: margin + text.size.width, isGlyph: false, part, &frame)
  }
}

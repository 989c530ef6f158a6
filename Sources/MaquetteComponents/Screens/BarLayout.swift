internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out the items of navigation bars and toolbars.
struct BarLayout {
  /// An item with its place in the document.
  struct Item {
    var element: any BarElement
    var path: NodePath
    var frame: Frame

    /// Whether it takes the room that others leave.
    var stretches: Bool { element.stretches(along: .horizontal) }
  }

  let context: LayoutContext
  let style: BarStyle

  /// Bars keep the usual text size.
  init(_ context: LayoutContext) {
    var context = context
    context.traits.textSize = .large
    self.context = context
    style = context.style()
  }

  /// How high a navigation bar or toolbar is, without the safe area.
  var height: Double {
    switch context.traits.idiom {
    case .pad: style.padHeight
    case .phone, .watch: context.isCompactHeight ? style.compactHeight : style.height
    }
  }

  /// The items of a list as large as they are by themselves.
  func items(_ elements: Elements<BarItems>, width: Double, at path: NodePath) -> [Item] {
    elements.elements.enumerated().map { index, element in
      guard let element = element.base as? any BarElement else {
        preconditionFailure("\(type(of: element.base).kind) is among the kinds of a bar")
      }
      let proposal = Proposal(
        width: element.stretches(along: .horizontal) ? 0 : width, isAlone: false)
      var item = Item(element: element, path: path[index], frame: Frame(size: .zero))
      var context = context
      if hasCapsules, item.isPlainButton { context.tint = style.capsuleTint }
      item.frame = element.barLayout(proposal, in: context, at: item.path)
      return item
    }
  }

  /// Places an item in the middle of a bar's height, with the anchor of what a finger touches.
  func place(_ item: Item, x: Double, bar: Rect, in frame: inout Frame) {
    let size = item.frame.size
    let origin = Point(x, bar.center.y - size.height / 2)
    let id = item.element.anchorID(at: item.path)
    if context.isPressed(id) {
      frame.place(context.faded(item.frame), at: origin, name: item.path.description)
    } else {
      frame.place(item.frame, at: origin)
    }
    add(id, from: x, to: x + size.width, isGlyph: item.element.isGlyph, bar, &frame)
  }

  /// Adds the anchor of something in a bar, as high as the bar.
  func add(
    _ id: String?, from left: Double, to right: Double, isGlyph: Bool, _ bar: Rect,
    _ frame: inout Frame
  ) {
    guard let id else { return }
    let inset = isGlyph ? 0 : style.touchInset
    let width = max(style.touchWidth, right - left + 2 * inset)
    let rect = Rect((left + right - width) / 2, bar.minY, width, bar.height)
    frame.add(Anchor(id: id, rect: rect, surroundings: .bar))
  }

  /// What is behind a bar, with a hairline at its edge.
  func background(_ size: Size, hairline: Double, isOverContent: Bool, name: String) -> Frame {
    var frame = Frame(size: size)
    let tint = context.color(style.background.tint)
    if isOverContent, style.background.blur > 0 {
      let backdrop = Backdrop(
        blur: style.background.blur, saturation: style.background.saturation, tint: tint)
      frame.place(
        .group(Frame(size: size), Effects(clip: .rectangle(size), backdrop: backdrop)), at: .zero,
        name: name)
    } else {
      frame.place(
        .shape(.rectangle(size), fill: Fill(tint), stroke: nil), at: .zero, name: name)
    }
    frame.place(
      context.rectangle(Size(size.width, context.pixel), style.hairline), at: Point(0, hairline))
    return frame
  }

  /// The items of a toolbar: spread evenly, or as its spacers say.
  func toolbar(
    _ elements: Elements<BarItems>, bar: Rect, margin: Double, at path: NodePath
  ) -> Frame {
    let room = bar.width - 2 * margin
    let items = items(elements, width: room, at: path)
    var frame = Frame(size: bar.size)
    if items.contains(where: \.stretches) {
      frame.place(line(of: items, in: Rect(0, 0, room, bar.height)), at: Point(margin, 0))
      return frame
    }
    let groups = groups(items, sharing: false)
    let used = groups.reduce(0) { $0 + $1.width }
    let gap = groups.count > 1 ? (room - used) / Double(groups.count - 1) : 0
    var x = groups.count > 1 ? margin : margin + (room - used) / 2
    for group in groups {
      place(group, x: x, bar: Rect(size: bar.size), in: &frame)
      x += group.width + gap
    }
    return frame
  }

  /// Items beside each other in a bar; those that stretch share the room that the others leave.
  func line(of items: [Item], in bar: Rect) -> Frame {
    let groups = groups(items)
    // Between two of them there is the usual gap, unless one of them is a spacer.
    let gaps = zip([nil] + groups.map(\.isSpacer), groups).map { isAfterSpacer, group in
      isAfterSpacer == false && !group.isSpacer ? style.itemGap : 0
    }
    let used = groups.reduce(gaps.reduce(0, +)) { $0 + $1.width }
    let share = max(0, bar.width - used) / Double(max(1, items.filter(\.stretches).count))
    var frame = Frame(size: Size(0, bar.height))
    for (gap, group) in zip(gaps, groups) {
      var group = group
      if group.stretches {
        group.items = group.items.map { item in
          var item = item
          item.frame = item.element.barLayout(
            Proposal(width: share, isAlone: false), in: context, at: item.path)
          return item
        }
        group.widths = group.items.map(\.frame.size.width)
      }
      frame.size.width += gap
      place(group, x: frame.size.width, bar: Rect(size: bar.size), in: &frame)
      frame.size.width += group.width
    }
    return frame
  }
}

extension LayoutContext {
  /// What lies left and right of content: the margin and what the safe area takes.
  var screenMargin: Double {
    let style = style(ScreenStyle.self)
    let margin = viewport.width < style.wideWidth ? style.margin : style.wideMargin
    return margin + max(display.safeArea.left, display.safeArea.right)
  }
}

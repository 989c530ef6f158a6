public import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Menu: Presentation {
  /// What only a submenu has.
  public static let excluded = rowAttributes

  /// The title, else the titles of the first items.
  public var summary: [LocalizedText] {
    guard title.isEmpty else { return [title] }
    var parts = MenuParts()
    parts.add(items, at: .root)
    return parts.parts.flatMap { part -> [LocalizedText] in
      switch part {
      case .row(let row): [row.title]
      case .cells(let rows, _): rows.map(\.title)
      case .header(let title, _): [title]
      case .documentHeader(let header, _): [header.title]
      case .border: []
      }
    }
  }

  /// The menu below its source, on nothing but the canvas's margin.
  public func layout(in context: LayoutContext) -> Frame {
    let path = NodePath.root / Self.kind
    let groups = groups(at: path)
    let menu = MenuLayout(context, groups: groups).frame(groups)
    var content = Frame(size: menu.size)
    if case .button(let button) = from {
      let source = button.control(in: context, at: path / "from")
      let style = context.style(MenuStyle.self)
      content.place(
        .group(source, Effects(opacity: style.sourceOpacity)), at: .zero, name: "/menu/from")
      let y = source.size.height + style.sourceGap
      content.place(menu, at: Point(0, y))
      content.size = Size(max(source.size.width, menu.size.width), y + menu.size.height)
      if context.traits.layoutDirection == .rightToLeft { content = content.mirrored }
    } else {
      content.place(menu, at: .zero)
    }
    return content.on(context.canvas, in: context)
  }

  /// The parts between borders, the header with the first of them.
  private func groups(at path: NodePath) -> [[MenuPart]] {
    var parts = MenuParts()
    if preferredElementSize == .large {
      parts.add(items, at: path / "items")
    } else {
      var group = ControlGroup()
      group.size = preferredElementSize == .small ? .small : .medium
      group.items = items
      group.addParts(to: &parts, at: path)
    }
    var groups = parts.groups
    guard !title.isEmpty else { return groups }
    let header = MenuPart.header(title, path)
    if groups.isEmpty { groups = [[header]] } else { groups[0].insert(header, at: 0) }
    return groups
  }
}

extension Frame {
  /// The frame in the middle of a canvas.
  func on(_ canvas: Canvas, in context: LayoutContext) -> Frame {
    let size = Size(size.width + 2 * canvas.padding, size.height + 2 * canvas.padding)
    var frame = Frame(size: size)
    if let background = canvas.background {
      frame.place(
        .shape(.rectangle(size), fill: Fill(context.color(background)), stroke: nil), at: .zero)
    }
    frame.place(self, at: Point(canvas.padding, canvas.padding))
    return frame
  }
}

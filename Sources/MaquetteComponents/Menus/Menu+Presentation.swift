public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

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

  /// A menu can stand on nothing.
  public static func needsScreen(on idiom: Idiom) -> Bool { false }
  /// A menu belongs to its button.
  public static let pressesSource = true
  /// What is behind a menu can be used.
  public static let dimsTint = false
  /// Phones and tablets.
  public static let idioms: [Idiom] = [.phone, .pad]

  /// The menu below its source, the shadow cut off at the canvas's margin.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    let groups = groups(at: path)
    let menu = MenuLayout(context, groups: groups, at: path).frame(header(at: path), groups)
    var content = Frame(size: menu.size)
    if case .button(let button) = from {
      let style = context.style(MenuStyle.self)
      let source = button.source(in: context, isPressed: true, at: path / "from")
      content.place(source, at: .zero)
      let y = source.size.height + style.sourceGap
      content.place(menu, at: Point(0, y))
      content.size = Size(max(source.size.width, menu.size.width), y + menu.size.height)
    } else {
      content.place(menu, at: .zero)
    }
    return context.inReadingDirection(content)
  }

  /// The menu beside its source.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    let style = context.style(MenuStyle.self)
    let display = context.display
    let margin = style.screenMargin
    let bounds = Rect(size: display.size).inset(
      by: Insets(
        top: max(margin, display.safeArea.top), left: margin + display.safeArea.left,
        bottom: max(margin, display.safeArea.bottom), right: margin + display.safeArea.right))
    let anchor = from.anchor(on: &stage.frame, in: context, isPressed: true, at: path / "from")
    let groups = groups(at: path)
    let layout = MenuLayout(context, groups: groups, at: path)
    func frame(_ groups: [[MenuPart]]) -> Frame {
      layout.frame(header(at: path), groups, height: bounds.height, scrolled: scrolled)
    }
    var menu = frame(groups)
    let placement = MenuPlacement(
      menu.size, at: anchor, in: bounds, on: display.size, gap: style.sourceGap)
    if placement.opensUpward, isReversed(anchor) { menu = frame(groups.reversedFromSource) }
    stage.frame.place(menu, at: placement.origin)
  }

  /// Whether the first item stands nearest to the source when the menu opens upward.
  private func isReversed(_ anchor: Anchor) -> Bool {
    switch order {
    case .priority: true
    case .fixed: false
    case .automatic: anchor.surroundings == .bar || from?.isButton == true
    }
  }

  /// The title, when there is one.
  private func header(at path: NodePath) -> MenuPart? {
    title.isEmpty ? nil : .header(title, path)
  }

  /// The parts between borders.
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
    return parts.groups
  }
}

extension [[MenuPart]] {
  /// The groups and their parts from the last to the first; headers stay above what they are about.
  fileprivate var reversedFromSource: [[MenuPart]] {
    reversed().map { group in
      let headers = group.prefix { part in
        if case .header = part { true } else { false }
      }
      return Array<MenuPart>(headers) + group.dropFirst(headers.count).reversed()
    }
  }
}

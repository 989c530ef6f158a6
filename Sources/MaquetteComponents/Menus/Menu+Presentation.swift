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
    let stack = MenuStack(self, context, at: path)
    let menu = stack.opened(stack.root())
    guard case .button(let button) = from else { return menu }
    let style = context.style(MenuStyle.self)
    // A menu that lies over its button would leave nothing of it to be seen.
    let source = button.source(in: context, isPressed: !style.coversSource, at: path / "from")
    let y = source.size.height + style.sourceGap
    var content = Frame(
      size: Size(max(source.size.width, menu.size.width), y + menu.size.height))
    content.place(source, at: .zero)
    content.place(menu, at: Point(0, y))
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
    let stack = MenuStack(self, context, at: path)
    var menu = stack.root(height: bounds.height)
    let placement = MenuPlacement(
      menu.size, at: anchor, in: bounds, on: display.size,
      gap: style.coversSource ? nil : style.sourceGap)
    if placement.opensUpward, isReversed(anchor) {
      menu = stack.root(height: bounds.height, isReversed: true)
    }
    let room = bounds.offset(by: Point(-placement.origin.x, -placement.origin.y))
    stage.frame.place(stack.opened(menu, within: room), at: placement.origin)
  }

  /// Whether the first item stands nearest to the source when the menu opens upward.
  private func isReversed(_ anchor: Anchor) -> Bool {
    switch order {
    case .priority: true
    case .fixed: false
    case .automatic: anchor.surroundings == .bar || from?.isButton == true
    }
  }
}

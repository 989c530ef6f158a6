public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

extension ContextMenu: Presentation {
  /// The key of the kind.
  public static let kind = "contextMenu"
  /// What only the context menu of an element has.
  public static let excluded: Set<String> = ["open"]
  /// A preview and its menu can stand on nothing.
  public static func needsScreen(on idiom: Idiom) -> Bool { false }
  /// The element is lifted instead.
  public static let pressesSource = false
  /// What is behind it is blurred.
  public static let dimsTint = false
  /// Phones and tablets.
  public static let idioms: [Idiom] = [.phone, .pad]

  /// The element that is lifted.
  public var from: PresentationSource? {
    get { of }
    set { of = newValue }
  }

  /// The title, else the titles of the first items.
  public var summary: [LocalizedText] { menu.summary }

  /// The preview over the menu.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    let style = context.style(ContextMenuStyle.self)
    let stack = MenuStack(menu, context, at: path)
    let menu = stack.opened(stack.root())
    guard let content = previewContent(in: context, at: path) else { return menu }
    let preview = card(content, content.size, style, context, at: path)
    let width = max(preview.size.width, menu.size.width)
    var frame = Frame(size: Size(width, preview.size.height + style.gap + menu.size.height))
    frame.place(preview, at: Point((width - preview.size.width) / 2, 0))
    frame.place(
      menu, at: Point((width - menu.size.width) / 2, preview.size.height + style.gap))
    return frame
  }

  /// The preview and the menu over the blurred screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    let style = context.style(ContextMenuStyle.self)
    let display = context.display
    let safe = display.safeArea
    let bounds = Rect(size: display.size).inset(
      by: Insets(
        top: max(style.margin, safe.top), left: style.margin + safe.left,
        bottom: max(style.bottomMargin, safe.bottom), right: style.margin + safe.right))
    let home = of.map { source in
      Optional(source).anchor(
        on: &stage.frame, in: context, isPressed: false, at: path / "of"
      ).rect
    }
    let content =
      previewContent(in: context, at: path)
      // Without the hairline that rows have at their lower edge.
      ?? home.map { stage.frame.cropped(to: $0.inset(by: Insets(bottom: context.pixel))) }
    let natural = content.map { content in
      let lift = preview == nil ? style.liftScale : 1
      let scale = min(lift, bounds.width / max(1, content.size.width))
      return Size(content.size.width * scale, content.size.height * scale)
    }
    let stack = MenuStack(menu, context, at: path)
    let whole = stack.root().size
    let middle = home?.center ?? bounds.center
    let placement =
      context.isCompactHeight
      ? ContextMenuPlacement(
        natural ?? .zero, menu: whole, beside: middle, in: bounds, gap: style.gap)
      : ContextMenuPlacement(
        natural ?? .zero, menu: whole, at: middle, in: bounds, gap: style.gap,
        least: display.size.height * style.leastPreviewShare)

    stage.frame.place(backdrop(style, context), at: .zero, name: (path / "backdrop").description)
    let menu = stack.root(
      height: placement.menuHeight,
      isReversed: placement.opensUpward && order == .priority)
    let room = bounds.offset(by: Point(-placement.menu.x, -placement.menu.y))
    stage.frame.place(stack.opened(menu, within: room), at: placement.menu)
    guard let content else { return }
    stage.frame.place(
      card(content, placement.preview.size, style, context, at: path),
      at: placement.preview.origin)
  }

  /// What blurs and dims the screen.
  private func backdrop(_ style: ContextMenuStyle, _ context: LayoutContext) -> Frame.Item {
    let size = context.viewport
    let backdrop = Backdrop(
      blur: style.backdrop.blur, saturation: style.backdrop.saturation,
      tint: context.color(style.backdrop.tint))
    return .group(
      Frame(size: size), Effects(clip: .rectangle(size), backdrop: backdrop))
  }

  /// The preview of its own: a picture alone, anything else with room round it.
  private func previewContent(in context: LayoutContext, at path: NodePath) -> Frame? {
    guard let element = preview?.element.content else { return nil }
    let style = context.style(ContextMenuStyle.self)
    var context = context
    context.traits.isElevated = true
    let inset = element is Image ? 0 : style.inset
    let width = context.viewport.width - 2 * style.margin
    let content = context.inReadingDirection(
      element.layout(
        Proposal(width: width - 2 * inset), in: context, at: path / "preview"))
    var frame = Frame(
      size: Size(content.size.width + 2 * inset, content.size.height + 2 * inset))
    frame.place(context.rectangle(frame.size, style.preview), at: .zero)
    frame.place(content, at: Point(inset, inset))
    return frame
  }

  /// Content as large as said, with round corners and a shadow.
  private func card(
    _ content: Frame, _ size: Size, _ style: ContextMenuStyle, _ context: LayoutContext,
    at path: NodePath
  ) -> Frame {
    var inside = content
    if size != content.size {
      let scale = size.width / max(1, content.size.width)
      inside = Frame(size: size)
      inside.place(.group(content, Effects(transform: Transform(scale: scale))), at: .zero)
    }
    return context.card(
      inside, ThemeMaterial(tint: style.preview), radius: style.cornerRadius,
      shadow: style.shadow, shadowColor: style.shadowColor, name: (path / "preview").description)
  }
}

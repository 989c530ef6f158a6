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

  /// The preview and the menu as on a screen with room for all of it.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    let style = context.style(ContextMenuStyle.self)
    let stack = MenuStack(menu, context, at: path)
    let (root, menu) = (stack.root(), stack.opened(stack.root()))
    guard let content = previewContent(in: context, at: path) ?? source(in: context, at: path)
    else { return menu }
    var bounds = bounds(in: context)
    bounds.size.height = max(
      bounds.height, root.size.height + style.gap + least(style, context))
    let home = Point(
      bounds.center.x, context.isCompactHeight ? bounds.center.y : bounds.minY)
    let placement = placement(of: content.size, menu: root.size, at: home, in: bounds, context)
    let whole = placement.preview.union(Rect(origin: placement.menu, size: menu.size))
    var frame = Frame(size: whole.size)
    frame.place(menu, at: Point(placement.menu.x - whole.minX, placement.menu.y - whole.minY))
    frame.place(
      card(content, placement.preview.size, style, context, at: path),
      at: Point(placement.preview.minX - whole.minX, placement.preview.minY - whole.minY))
    return frame
  }

  /// The preview and the menu over the blurred screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    let style = context.style(ContextMenuStyle.self)
    let bounds = bounds(in: context)
    let home = of.map { source in
      Optional(source).anchor(on: &stage.frame, in: context, isPressed: false, at: path / "of")
    }
    let content =
      previewContent(in: context, at: path)
      ?? home.map { lifted($0, from: stage.frame, style, context) }
    let stack = MenuStack(menu, context, at: path, hasShadow: false)
    let placement = placement(
      of: content?.size ?? .zero, menu: stack.root().size, at: home?.rect.center ?? bounds.center,
      in: bounds, context)

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

  /// Where preview and menu may stand.
  private func bounds(in context: LayoutContext) -> Rect {
    let style = context.style(ContextMenuStyle.self)
    let (safe, size) = (context.display.safeArea, context.display.size)
    let bounds = Rect(size: size).inset(
      by: Insets(
        top: style.verticalMargin + safe.top, left: style.margin + safe.left,
        bottom: style.verticalMargin + safe.bottom, right: style.margin + safe.right))
    return Rect(
      origin: bounds.origin, size: Size(max(0, bounds.width), max(0, bounds.height)))
  }

  /// The height that a preview keeps beside a menu that is too high.
  private func least(_ style: ContextMenuStyle, _ context: LayoutContext) -> Double {
    context.display.size.height * style.leastPreviewShare
  }

  private func placement(
    of preview: Size, menu: Size, at home: Point, in bounds: Rect, _ context: LayoutContext
  ) -> ContextMenuPlacement {
    let style = context.style(ContextMenuStyle.self)
    let lift = self.preview == nil ? style.liftScale : 1
    let scale = min(lift, bounds.width / max(1, preview.width))
    let natural = Size(preview.width * scale, preview.height * scale)
    return context.isCompactHeight
      ? ContextMenuPlacement(natural, menu: menu, beside: home, in: bounds, gap: style.gap)
      : ContextMenuPlacement(
        natural, menu: menu, at: home, in: bounds, gap: style.gap, least: least(style, context))
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

  /// What the screen shows of an element, with room round it where it does not fill its place.
  private func lifted(
    _ home: Anchor, from screen: Frame, _ style: ContextMenuStyle, _ context: LayoutContext
  ) -> Frame {
    let isTight = home.surroundings == .content && !home.id.isEmpty
    let insets =
      // Rows have a hairline at their lower edge.
      home.surroundings == .list
      ? Insets(bottom: context.pixel) : Insets(all: isTight ? -style.liftInset : 0)
    var frame = screen.cropped(to: home.rect.inset(by: insets))
    frame.place(context.rectangle(frame.size, style.lift), at: .zero)
    return frame
  }

  /// A button that is drawn for the menu.
  private func source(in context: LayoutContext, at path: NodePath) -> Frame? {
    guard case .button(let button)? = of else { return nil }
    return context.inReadingDirection(
      button.source(in: context, isPressed: false, at: path / "of"))
  }

  /// The preview of its own: a picture or a list alone, anything else with room round it.
  private func previewContent(in context: LayoutContext, at path: NodePath) -> Frame? {
    guard let element = preview?.element.content else { return nil }
    let style = context.style(ContextMenuStyle.self)
    var context = context
    context.traits.isElevated = true
    let fills = element is Image || element.takesMargins
    let inset = fills ? 0 : style.inset
    let width = max(0, context.viewport.width - 2 * (style.margin + inset))
    let content = context.inReadingDirection(
      element.layout(
        Proposal(width: width, margin: fills ? style.inset : 0), in: context,
        at: path / "preview"))
    var size = Size(content.size.width + 2 * inset, content.size.height + 2 * inset)
    var color = style.preview
    if let list = element as? List, list.style != .plain {
      let look = context.style(ListStyle.self)
      size.height += look.top
      color = look.groupedBackground
    }
    var frame = Frame(size: size)
    frame.place(context.rectangle(size, color), at: .zero)
    frame.place(content, at: Point(inset, inset))
    return frame
  }

  /// Content as large as said, with round corners and a shadow.
  private func card(
    _ content: Frame, _ size: Size, _ style: ContextMenuStyle, _ context: LayoutContext,
    at path: NodePath
  ) -> Frame {
    // Nothing is seen on a screen that is all margin.
    guard size.width > 0, size.height > 0 else { return Frame(size: size) }
    var inside = content
    if size != content.size {
      let scale = size.width / content.size.width
      inside = Frame(size: size)
      inside.place(.group(content, Effects(transform: Transform(scale: scale))), at: .zero)
    }
    return context.card(
      inside, ThemeMaterial(tint: style.preview), radius: style.cornerRadius,
      shadow: style.shadow, name: (path / "preview").description)
  }
}

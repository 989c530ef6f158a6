public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

extension Popover: Presentation {
  /// The key of the kind.
  public static let kind = "popover"
  /// It can stand on nothing.
  public static func needsScreen(on idiom: Idiom) -> Bool { false }
  /// What opened it looks as before.
  public static let pressesSource = false
  /// What is behind it cannot be used before it is closed.
  public static let dimsTint = true
  /// What its buttons ask stands over it.
  public static let closesWhenChosen = false
  /// Phones and tablets.
  public static let idioms: [Idiom] = [.phone, .pad]

  /// The title of its bar, else its first texts.
  public var summary: [LocalizedText] {
    if let title = navigationBar?.title { return [title.title] }
    var texts: [LocalizedText] = []
    content.visit(at: .root) { value, _ in
      if let text = value as? LocalizedText { texts.append(text) }
    }
    return texts
  }

  /// The popover beside its source.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    PopoverLayout(context, permitted: permittedArrowDirections, at: path)
      .frame(body(in: context, at: path), from: from)
  }

  /// A popover beside its source, or what it becomes in compact width.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    switch context.hasRegularWidth ? .popover : adaptation {
    case .popover:
      PopoverLayout(context, permitted: permittedArrowDirections, at: path)
        .present(body(in: context, at: path), from: from, over: &stage)
    case .automatic, .sheet:
      SheetLayout(context, detents: detents, at: path).present(screen, over: &stage)
    case .fullScreenCover:
      SheetLayout(context, detents: detents, at: path).cover(screen, over: &stage)
    }
  }

  private func body(in context: LayoutContext, at path: NodePath) -> PopoverLayout.Body {
    let style = context.style(PopoverStyle.self)
    let bar = context.style(BarStyle.self).background.tint
    let background = screen.background(in: context)
    var edges: [ArrowDirection: ThemeColor] = [:]
    if background != context.style(ScreenStyle.self).background {
      for direction in ArrowDirection.allCases { edges[direction] = background }
    }
    if navigationBar?.largeTitle == false { edges[.up] = bar }
    if toolbar != nil || tabBar != nil { edges[.down] = bar }
    return PopoverLayout.Body(
      size: size ?? screen.naturalSize(in: context, width: style.width, at: path),
      leastWidth: style.leastWidth,
      frame: { screen.layout(in: context.inside($0), at: path, isClear: true) },
      edges: edges)
  }
}

extension LayoutContext {
  /// Whether there is room for things side by side: on tablets, and on large phones on their side.
  var hasRegularWidth: Bool {
    traits.idiom == .pad
      || isCompactHeight && display.size.height >= style(ScreenStyle.self).wideWidth
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension PresentationSource {
  /// Whether it is a button that is drawn for the presentation.
  var isButton: Bool { if case .button = self { true } else { false } }
}

extension Optional where Wrapped == PresentationSource {
  /// Where the source is on a screen; a button that is drawn for it is added to the screen.
  ///
  /// - Parameters:
  ///   - screen: The screen so far.
  ///   - context: What the layout is made for.
  ///   - isPressed: Whether a button fades while what it opened is open.
  ///   - path: The path of the source.
  /// - Returns: The place; where there is no source, or none of that name, a line below the bar.
  func anchor(
    on screen: inout Frame, in context: LayoutContext, isPressed: Bool, at path: NodePath
  ) -> Anchor {
    let display = context.display
    let inset = Insets(top: 16 + display.navigationBarTop, left: 16, right: 16)
    let free = Rect(size: display.size).inset(by: inset)
    switch self {
    case .element(let id)?:
      if let anchor = screen.anchors.first(where: { $0.id == id }) { return anchor }
    case .rect(let rect)?: return Anchor(id: "", rect: rect)
    case .button(let button)?:
      let control = button.source(in: context, isPressed: isPressed, at: path)
      let isReversed = context.traits.layoutDirection == .rightToLeft
      let origin = Point(isReversed ? free.maxX - control.size.width : free.minX, free.minY)
      screen.place(context.inReadingDirection(control), at: origin)
      return Anchor(id: "", rect: Rect(origin: origin, size: control.size))
    case nil: break
    }
    return Anchor(id: "", rect: Rect(free.minX, free.minY, free.width, 0))
  }
}

extension Button {
  /// The button as what opened a presentation, as if reading began at the left.
  func source(in context: LayoutContext, isPressed: Bool, at path: NodePath) -> Frame {
    let control = control(in: context, at: path)
    guard isPressed else { return control }
    var frame = Frame(size: control.size)
    frame.place(context.faded(control), at: .zero, name: path.description)
    return frame
  }
}

public import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Mockup {
  /// What the picture shows around the presentation, the usual canvas where none is given: the screen
  /// when there is one and for what needs one, else a margin.
  public var effectiveCanvas: Canvas {
    if let canvas { return canvas }
    let needsScreen = presentation.map { type(of: $0.base).needsScreen } ?? true
    return screen != nil || needsScreen ? .screen : .fit(Canvas.Fit())
  }

  /// The id of the element that stays pressed because it opened what is presented.
  private var pressedElement: String? {
    guard let presentation = presentation?.base, type(of: presentation).pressesSource,
      case .element(let id)? = presentation.from
    else { return nil }
    return id
  }

  /// The whole picture.
  public func layout(in context: LayoutContext) -> Frame {
    var context = context
    switch effectiveCanvas {
    case .fit(let fit):
      context.canvas = fit
      let content = presentation?.base.layout(in: context) ?? Frame(size: .zero)
      return content.on(fit, in: context)
    case .screen:
      context.canvas = nil
      let screen = screen ?? Screen()
      var frame = screen.layout(in: context, opener: pressedElement)
      presentation?.base.present(over: &frame, in: context)
      frame.place(screen.overlay(in: context), at: .zero)
      return frame
    }
  }
}

extension Frame {
  /// The frame in the middle of a canvas.
  fileprivate func on(_ canvas: Canvas.Fit, in context: LayoutContext) -> Frame {
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

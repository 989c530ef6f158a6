public import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

extension Mockup {
  /// What the picture shows around the presentation on a kind of device.
  ///
  /// Where no canvas is given, it is the screen when there is one and for what needs one, else a
  /// margin. A watch is always shown whole.
  public func effectiveCanvas(on idiom: Idiom) -> Canvas {
    if idiom == .watch { return .screen }
    if let canvas { return canvas }
    let needsScreen =
      presentations.count != 1 || type(of: presentations[0].base).needsScreen(on: idiom)
    return screen != nil || needsScreen ? .screen : .fit(Canvas.Fit())
  }

  /// The whole picture.
  public func layout(in context: LayoutContext) -> Frame { stage(in: context).frame }

  /// The whole picture, with what could not be placed.
  public func stage(in context: LayoutContext) -> Stage {
    var context = context
    let presented = presented
    switch effectiveCanvas(on: context.traits.idiom) {
    case .fit(let fit):
      context.canvas = fit
      var content = Frame(size: .zero)
      for item in presented { content = item.presentation.layout(in: context, at: item.path) }
      return Stage(content.on(fit, in: context))
    case .screen:
      context.canvas = nil
      context.opener = presented.lazy.compactMap(\.opener).first
      let screen = screen ?? Screen()
      func layoutContext(under later: ArraySlice<Presented>) -> LayoutContext {
        later.contains(where: \.dimsTint) ? context.dimmed : context
      }
      var stage = Stage(screen.layout(in: layoutContext(under: presented[...])))
      for (index, item) in presented.enumerated() {
        item.presentation.present(
          over: &stage, in: layoutContext(under: presented[(index + 1)...]), at: item.path)
      }
      stage.frame.place(
        screen.overlay(in: context, isOnBlack: stage.hasLightStatusBar), at: .zero)
      if frame { stage.frame = stage.frame.inBezel(in: context) }
      return stage
    }
  }
}

extension Presented {
  /// The id of the element that stays pressed because it opened what is presented.
  fileprivate var opener: String? {
    guard type(of: presentation).pressesSource, case .element(let id)? = presentation.from else {
      return nil
    }
    return id
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

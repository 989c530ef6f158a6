public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

extension ActionSheet: Presentation {
  /// The key of the kind.
  public static let kind = "actionSheet"
  /// A sheet stands at the bottom of a screen.
  public static func needsScreen(on idiom: Idiom) -> Bool { idiom != .pad }
  /// A sheet stands by itself.
  public static let pressesSource = false
  /// A sheet must be answered first.
  public static let dimsTint = true
  /// Every kind of device.
  public static let idioms = Idiom.allCases

  /// The title, else the titles of the actions.
  public var summary: [LocalizedText] {
    title.map { [$0] } ?? actions.shown.map(\.button.title)
  }

  /// The sheet on nothing, on a tablet with its source.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    context.traits.idiom == .pad
      ? PopoverLayout(context, at: path).frame(popoverBody(in: context, at: path), from: from)
      : ActionSheetLayout(self, context, at: path).frame(height: .infinity)
  }

  /// The sheet at the bottom of the screen, on a tablet as a popover beside its source; on a watch it
  /// fills the screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    switch context.traits.idiom {
    case .pad:
      PopoverLayout(context, at: path)
        .present(popoverBody(in: context, at: path), from: from, over: &stage)
    case .phone: presentAtBottom(of: &stage, in: context, at: path)
    case .watch:
      stage.frame.place(WatchSheetLayout(self, context, at: path).frame, at: .zero)
    }
  }

  private func presentAtBottom(
    of stage: inout Stage, in context: LayoutContext, at path: NodePath
  ) {
    let style = context.style(ActionSheetStyle.self)
    let display = context.display
    stage.frame.place(
      context.rectangle(display.size, style.dim), at: .zero, name: (path / "dim").description)
    // Its lower edge is the safe area's, which is all there is below it where there is an indicator.
    let bottom = display.size.height - max(style.margin, display.safeArea.bottom)
    let top = max(style.topMargin, display.safeArea.top)
    let sheet = ActionSheetLayout(self, context, at: path).frame(height: bottom - top)
    let x = (display.size.width - sheet.size.width) / 2
    stage.frame.place(sheet, at: Point(x, bottom - sheet.size.height))
  }

  /// The actions without the one that cancels: touching anything else does that.
  private func popoverBody(in context: LayoutContext, at path: NodePath) -> PopoverLayout.Body {
    var context = context
    context.traits.isElevated = true
    let width = context.style(ActionSheetStyle.self).popoverWidth
    let layout = ActionSheetLayout(self, context, width: width, at: path)
    let whole = layout.withoutCancel(height: .infinity)
    return PopoverLayout.Body(
      size: whole.size, leastWidth: width, frame: { layout.withoutCancel(height: $0.height) })
  }
}

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

  /// The sheet on nothing, as a popover with its source.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    switch form(in: context) {
    case .popover:
      PopoverLayout(context, at: path).frame(popoverBody(in: context, at: path), from: from)
    case .alert: alertLayout(in: context, at: path).frame(height: .infinity)
    case .blocks, .screen: ActionSheetLayout(self, context, at: path).frame(height: .infinity)
    }
  }

  /// The sheet at the bottom of the screen, in its middle or beside its source; on a watch it fills the
  /// screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    switch form(in: context) {
    case .popover:
      PopoverLayout(context, at: path)
        .present(popoverBody(in: context, at: path), from: from, over: &stage)
    case .alert: alertLayout(in: context, at: path).present(over: &stage)
    case .blocks: presentAtBottom(of: &stage, in: context, at: path)
    case .screen:
      stage.frame.place(WatchSheetLayout(self, context, at: path).frame, at: .zero)
    }
  }

  /// What it looks like.
  private enum Form {
    case blocks, alert, popover, screen
  }

  private func form(in context: LayoutContext) -> Form {
    switch context.traits.idiom {
    case .pad: return .popover
    case .watch: return .screen
    case .phone: break
    }
    switch context.style(ActionSheetStyle.self).place {
    case .bottom: return .blocks
    case .source: return from == nil ? .alert : .popover
    }
  }

  /// The sheet as an alert whose actions are always below each other.
  private func alertLayout(
    in context: LayoutContext, width: Double? = nil,
    showing shown: [(index: Int, button: Button)]? = nil, at path: NodePath
  ) -> AlertLayout {
    var alert = Alert()
    (alert.title, alert.message, alert.actions) = (title, message, actions)
    return AlertLayout(
      alert, context, width: width, showing: shown, allowsPair: false, at: path)
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
    let style = context.style(ActionSheetStyle.self)
    let width = min(style.popoverWidth, context.viewport.width - 2 * style.margin)
    let whole: (Double) -> Frame
    if style.place == .source {
      let others = actions.shown.filter { $0.button.role != .cancel }
      whole = alertLayout(in: context, width: width, showing: others, at: path).content
    } else {
      whole = ActionSheetLayout(self, context, width: width, at: path).withoutCancel
    }
    return PopoverLayout.Body(
      size: whole(.infinity).size, leastWidth: width, frame: { whole($0.height) })
  }
}

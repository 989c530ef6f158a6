public import MaquetteScene
public import MaquetteThemes

extension ActionSheet: Presentation {
  /// The key of the kind.
  public static let kind = "actionSheet"
  /// Every attribute has a meaning.
  public static let excluded: Set<String> = []
  /// A sheet stands at the bottom of a screen.
  public static let needsScreen = true
  /// A sheet stands by itself.
  public static let pressesSource = false
  /// Phones alone.
  public static let idioms: [Idiom] = [.phone]

  /// The title, else the titles of the actions.
  public var summary: [LocalizedText] {
    title.map { [$0] } ?? actions.shown.map(\.button.title)
  }

  /// The sheet on nothing.
  public func layout(in context: LayoutContext) -> Frame {
    ActionSheetLayout(self, context).frame(height: .infinity)
  }

  /// The sheet at the bottom of the screen, which is dimmed.
  public func present(over screen: inout Frame, in context: LayoutContext) {
    let style = context.style(ActionSheetStyle.self)
    let display = context.display
    screen.place(context.rectangle(display.size, style.dim), at: .zero, name: "/dim")
    // Its lower edge is the safe area's, which is all there is below it where there is an indicator.
    let bottom = display.size.height - max(style.margin, display.safeArea.bottom)
    let top = max(style.topMargin, display.safeArea.top)
    let sheet = ActionSheetLayout(self, context).frame(height: bottom - top)
    let x = (display.size.width - sheet.size.width) / 2
    screen.place(sheet, at: Point(x, bottom - sheet.size.height))
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// A button in a bar has neither border nor background.
public struct ButtonBorderNeeded: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "button-border-needed", .note, [.buttons],
    "Up to iOS 18 a button in a bar has neither border nor background.",
    rationale: """
      In a bar everything can be touched, so a border says nothing there. In content it sets a button apart from text. \
      Since iOS 26 bars give their buttons a background themselves.
      """,
    passing: [
      """
      theme: ios-18
      device: {size: [360, 230]}
      screen:
        navigationBar: {title: Notes, trailing: [Edit]}
        content: [{list: [Groceries, Packing List]}]
      """,
      "{theme: ios-18, screen: {navigationBar: {trailing: [Edit]}, content: [{button: Call, style: filled}]}}",
      "screen: {navigationBar: {trailing: [{button: Edit, style: gray}]}}",
    ],
    failing: [
      """
      theme: ios-18
      device: {size: [360, 230]}
      screen:
        navigationBar: {title: Notes, trailing: [↓{button: Edit, style: gray}]}
        content: [{list: [Groceries, Packing List]}]
      """,
      "{theme: ios-18, screen: {toolbar: [↓{button: Edit, background: systemRed}]}}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a button.
  public func check(_ button: LintedButton, in context: LintContext, _ report: inout RuleReport) {
    guard button.isInBar, context.mockup.isDrawn(in: "ios-18") else { return }
    let look = button.button
    guard look.style != .plain || look.border != nil || look.background != nil else { return }
    report.add(
      "'\(look.title.shown)' stands in a bar with a border or background of its own",
      at: button.path, help: "leave 'style', 'border' and 'background' out")
  }
}

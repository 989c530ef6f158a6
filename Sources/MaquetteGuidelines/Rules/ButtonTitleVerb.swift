internal import MaquetteComponents
internal import MaquetteSource

/// The title of a button begins with a verb.
public struct ButtonTitleVerb: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "button-title-verb", .note, isOn: false, [.buttons],
    "The English title of a button begins with a verb.",
    rationale: """
      A verb says that something can be touched, and what happens then. Judged only when asked for, since no list of \
      verbs is whole.
      """,
    passing: [
      "button: {button: Place Order, style: borderedProminent}",
      "screen: {content: [{button: Add to Cart}, {button: Don’t Allow}, {button: OK}, {button: 모두 삭제}]}",
      "menu: {from: {button: Options}, items: [Top Hits]}",
      "screen: {navigationBar: {leading: [{button: Inbox, image: chevron.backward}], trailing: [{button: Photo, image: photo}]}}",
    ],
    failing: [
      "button: ↓{button: Your Order, style: borderedProminent}",
      "actionSheet: {actions: [Save Draft, ↓Permanent Deletion, {button: Cancel, role: cancel}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the buttons of a mockup, and the actions of its sheets and alerts.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    let openers = mockup.menus.compactMap { mockup.opener(of: $0)?.path }
    for button in mockup.buttons
    where button.showsTitle && !button.isBack && !openers.contains(button.path) {
      check(button.button, at: button.path, context, &report)
    }
    for action in mockup.questions.flatMap(\.actions) where action.button.role != .cancel {
      check(action.button, at: action.path, context, &report)
    }
  }

  private func check(
    _ button: Button, at path: NodePath, _ context: LintContext, _ report: inout RuleReport
  ) {
    let lexicon = context.lexicon
    guard !button.disabled,
      let title = context.english(button.title, at: path / "title")?.text,
      title.first?.isLetter == true, !lexicon.verbs.opens(LocalizedText(title)),
      !lexicon.cancel.contains(button.title), !lexicon.acknowledgement.contains(button.title)
    else { return }
    report.add(
      "'\(title)' does not begin with a verb", at: path, help: "say what a touch of it does")
  }
}

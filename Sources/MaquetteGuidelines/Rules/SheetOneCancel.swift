internal import MaquetteComponents
internal import MaquetteSource

/// Only one action cancels.
public struct SheetOneCancel: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-one-cancel", .error, [.actionSheets], "Only one action cancels.",
    rationale:
      "The system shows one action that cancels in a place of its own; of two it cannot tell which.",
    passing: [
      """
      canvas: fit
      actionSheet: {title: Close this draft?, actions: [Save Draft, {button: Cancel, role: cancel}]}
      """
    ],
    failing: [
      """
      canvas: fit
      actionSheet:
        title: Close this draft?
        actions: [Save Draft, {button: Cancel, role: cancel}, ↓{button: Back, role: cancel}]
      """,
      "alert: {title: T, actions: [{button: No, role: cancel}, ↓{button: Cancel, role: cancel}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a sheet or an alert.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    for action in question.actions.filter({ $0.button.role == .cancel }).dropFirst() {
      report.add("'\(action.button.title.shown)' is a second action that cancels", at: action.path)
    }
  }
}

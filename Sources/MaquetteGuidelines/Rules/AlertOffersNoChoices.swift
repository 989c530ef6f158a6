internal import MaquetteComponents
internal import MaquetteSource

/// An alert has at most two actions.
public struct AlertOffersNoChoices: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "alert-offers-no-choices", .note, [.actionSheets],
    "An alert has at most two actions.",
    rationale: """
      An alert interrupts; it tells something important and is answered at once. Where there is more to choose from, an \
      action sheet says better what each choice does.
      """,
    passing: [
      """
      canvas: fit
      alert:
        title: Delete “Beach Trip”?
        message: Its 24 photos are deleted too.
        actions: [{button: Delete, role: destructive}, {button: Cancel, role: cancel}]
      """
    ],
    failing: [
      """
      canvas: fit
      alert:
        title: Delete “Beach Trip”?
        message: Its 24 photos are deleted too.
        actions: ↓[{button: Delete, role: destructive}, Keep Photos, {button: Cancel, role: cancel}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an alert.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.kind == .alert, question.actions.count > 2 else { return }
    report.add(
      "an alert offers \(question.actions.count) actions", at: question.path / "actions",
      help: "for a choice an 'actionSheet' is meant")
  }
}

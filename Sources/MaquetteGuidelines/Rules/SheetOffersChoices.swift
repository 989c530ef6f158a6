internal import MaquetteComponents
internal import MaquetteSource

/// An action sheet offers a choice.
public struct SheetOffersChoices: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-offers-choices", .note, [.actionSheets],
    "A sheet whose only action takes note of something is an alert.",
    rationale:
      "An action sheet asks what to do next. Where there is nothing to decide, an alert tells it.",
    passing: [
      """
      canvas: fit
      alert: {title: Saved to Photos, actions: [OK]}
      """,
      "confirmationDialog: {title: T, actions: [{button: Delete, role: destructive}]}",
      "alert: {title: T, actions: [OK]}",
    ],
    failing: [
      """
      canvas: fit
      actionSheet: {title: Saved to Photos, actions: ↓[OK]}
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.isSheet, question.actions.count == 1, let only = question.actions.first,
      only.button.role != .destructive,
      context.lexicon.acknowledgement.contains(only.button.title)
    else { return }
    report.add(
      "a sheet offers nothing but '\(only.button.title.shown)'", at: question.path / "actions",
      help: "what takes note of something is an 'alert'")
  }
}

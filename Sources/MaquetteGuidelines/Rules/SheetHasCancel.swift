internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// An action sheet with something destructive can be cancelled.
public struct SheetHasCancel: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-has-cancel", .error, [.actionSheets],
    "An action sheet with a destructive action has one that cancels.",
    rationale:
      "Whoever opened the sheet by mistake must be able to leave it without losing anything.",
    passing: [
      """
      canvas: fit
      actionSheet:
        title: Delete this photo?
        actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
      """,
      "confirmationDialog: {title: T, actions: [{button: Delete, role: destructive}]}",
      "actionSheet: {actions: [Share, Copy]}",
    ],
    failing: [
      """
      canvas: fit
      actionSheet:
        title: Delete this photo?
        actions: ↓[{button: Delete Photo, role: destructive}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    // On a watch every sheet has one, which is another rule.
    guard context.mockup.idioms != [.watch],
      question.kind == .actionSheet || question.kind == .confirmation, question.cancel == nil,
      question.actions.contains(where: { $0.button.role == .destructive }),
      !question.actions.contains(where: { context.lexicon.cancel.contains($0.button.title) })
    else { return }
    report.add(
      "an action sheet with a destructive action cannot be cancelled",
      at: question.path / "actions", help: "add {button: Cancel, role: cancel}",
      fix: [question.addingCancel(context)])
  }
}

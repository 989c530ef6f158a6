internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// On a watch a sheet has a title and can be cancelled.
public struct WatchSheetComplete: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "watch-sheet-complete", .error, [.actionSheets],
    "On Apple Watch an action sheet has a title and an action that cancels.",
    rationale: """
      There a sheet fills the screen: nothing else says what it is about, and nothing beside it can be touched to leave it.
      """,
    passing: [
      """
      device: watch-45
      actionSheet: {title: End Workout?, actions: [End, Pause, {button: Cancel, role: cancel}]}
      """,
      "device: watch-45\nconfirmationDialog: {title: T, actions: [A]}",
      "actionSheet: {actions: [A]}",
    ],
    failing: [
      """
      device: watch-45
      actionSheet: {title: End Workout?, actions: ↓[End, Pause]}
      """,
      "device: watch-45\nactionSheet: ↓{actions: [A, {button: Cancel, role: cancel}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.isSheet, context.mockup.idioms.contains(.watch) else { return }
    if question.title?.isEmpty ?? true {
      report.add(
        "on a watch a sheet has no title", at: question.path, severity: .warning,
        help: "give it a 'title' that asks what its actions answer")
    }
    guard question.kind != .confirmationDialog, question.cancel == nil,
      !question.actions.contains(where: { context.lexicon.cancel.contains($0.button.title) })
    else { return }
    report.add(
      "on a watch a sheet cannot be cancelled", at: question.path / "actions",
      help: "add {button: Cancel, role: cancel}",
      fix: [question.addingCancel(context)])
  }
}

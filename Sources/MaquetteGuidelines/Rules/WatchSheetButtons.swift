internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// On a watch a sheet has at most four buttons.
public struct WatchSheetButtons: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "watch-sheet-buttons", .warning, [.actionSheets],
    "On Apple Watch an action sheet has at most four buttons, with the one that cancels.",
    rationale:
      "Few buttons are seen at once, on a screen where everything else must be scrolled to.",
    passing: [
      """
      device: watch-45
      actionSheet:
        title: End Workout?
        actions: [End, Pause, New Lap, {button: Cancel, role: cancel}]
      """,
      "actionSheet: {title: T, actions: [A, B, C, D, {button: Cancel, role: cancel}]}",
    ],
    failing: [
      """
      device: watch-45
      actionSheet:
        title: End Workout?
        actions: ↓[End, Pause, New Lap, Lock Screen, {button: Cancel, role: cancel}]
      """,
      "device: watch-45\nconfirmationDialog: {title: T, actions: ↓[A, B, C, D]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.isSheet, context.mockup.idioms.contains(.watch) else { return }
    let own = question.kind == .confirmationDialog && question.cancel == nil ? 1 : 0
    let count = question.actions.count + own
    guard count > 4 else { return }
    report.add("on a watch a sheet has \(count) buttons", at: question.path / "actions")
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// An action that is called Cancel has the role that says so.
public struct CancelIsMarked: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "cancel-is-marked", .warning, [.actionSheets],
    "An action titled Cancel has the role of one that cancels.",
    rationale: """
      The system puts what cancels where people look for it, and does the same when they touch beside the sheet. It \
      knows it by its role, not by its title.
      """,
    passing: [
      """
      theme: ios-18
      canvas: fit
      actionSheet: {title: Close this draft?, actions: [Save Draft, {button: Cancel, role: cancel}]}
      """,
      "alert: {title: T, actions: [{button: 취소, role: cancel}]}", "menu: {items: [Cancel]}",
    ],
    failing: [
      """
      theme: ios-18
      canvas: fit
      actionSheet: {title: Close this draft?, actions: [Save Draft, ↓Cancel]}
      """, "alert: {title: T, actions: [↓취소, Save]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the answers of a sheet or an alert.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    for action in question.actions
    where action.button.role != .cancel && context.lexicon.cancel.contains(action.button.title) {
      report.add(
        "'\(action.button.title.shown)' has no role that says it cancels", at: action.path,
        help: "write 'role: cancel'",
        fix: action.button.role == nil
          ? [.set(action.path, "role", "cancel", kind: Button.kind)] : nil)
    }
  }
}

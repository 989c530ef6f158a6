internal import MaquetteComponents
internal import MaquetteSource

/// What destroys stands at the top of an action sheet.
public struct SheetDestructiveFirst: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "sheet-destructive-first", .warning, [.actionSheets],
    "A destructive action stands at the top of an action sheet.",
    rationale: "At the top it is seen first, and is furthest from where a thumb rests.",
    passing: [
      """
      canvas: fit
      actionSheet:
        title: Close this draft?
        actions: [{button: Delete Draft, role: destructive}, Save Draft, {button: Cancel, role: cancel}]
      """
    ],
    failing: [
      """
      canvas: fit
      actionSheet:
        title: Close this draft?
        actions: [Save Draft, ↓{button: Delete Draft, role: destructive}, {button: Cancel, role: cancel}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an action sheet.
  public func check(
    _ question: LintedQuestion, in context: LintContext, _ report: inout RuleReport
  ) {
    guard question.isSheet else { return }
    let others = question.actions.filter { $0.button.role != .cancel }
    let rest = others.drop { $0.button.role == .destructive }
    guard let first = rest.first else { return }
    for action in rest.filter({ $0.button.role == .destructive }) {
      report.add(
        "'\(action.button.title.shown)' is destructive, but stands below other actions",
        at: action.path, help: "move it to the top",
        fix: [.move(action.path, before: first.path)])
    }
  }
}

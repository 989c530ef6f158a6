internal import MaquetteComponents
internal import MaquetteSource

/// What deletes something is marked as destructive.
public struct DestructiveIsMarked: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "destructive-is-marked", .warning, [.pullDownMenus, .actionSheets],
    "An action that deletes something has the role of one that destroys.",
    rationale: """
      A destructive role makes the title red, so that people see what they are about to lose before they touch it.
      """,
    passing: [
      "menu: {items: [Copy, Share…, {button: Delete Photo, role: destructive}]}",
      "menu: {items: [Remove from Favorites, Clear Filters, {button: Delete, disabled: true}]}",
    ],
    failing: [
      "menu: {items: [Copy, Share…, ↓Delete Photo]}", "menu: {items: [↓사진 삭제]}",
      "actionSheet: {actions: [↓Discard Draft, {button: Cancel, role: cancel}]}",
      "menu: {items: [↓Remove]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the actions of a mockup.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    for menu in mockup.menus {
      for item in menu.items {
        if let button = item.button { check(button, at: item.path, context.lexicon, &report) }
      }
    }
    for action in mockup.questions.flatMap(\.actions) {
      check(action.button, at: action.path, context.lexicon, &report)
    }
  }

  private func check(
    _ button: Button, at path: NodePath, _ lexicon: Lexicon, _ report: inout RuleReport
  ) {
    guard button.role == nil, !button.disabled, button.state == .off else { return }
    let help = "write 'role: destructive'"
    let fix = [SourceEdit.set(path, "role", "destructive", kind: Button.kind)]
    if lexicon.destructive.opens(button.title) {
      report.add(
        "'\(button.title.base)' is not marked as destructive", at: path, help: help, fix: fix)
    } else if lexicon.removing.opens(button.title), !lexicon.harmless.occurs(in: button.title) {
      report.add(
        "'\(button.title.base)' may be destructive, but is not marked so", at: path,
        severity: .note, help: help, fix: fix)
    }
  }
}

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
      let lists = Dictionary(grouping: menu.items, by: \.list)
      for item in menu.items where lists[item.list]?.first?.path == item.path {
        let buttons = (lists[item.list] ?? []).filter { !menu.mayBeOption($0) }
          .compactMap { item in item.button.map { ($0, item.path) } }
        check(buttons, in: item.list, context.lexicon, &report)
      }
    }
    for question in mockup.questions {
      check(
        question.actions.map { ($0.button, $0.path) }, in: question.path / "actions",
        context.lexicon, &report)
    }
  }

  private func check(
    _ buttons: [(button: Button, path: NodePath)], in list: NodePath, _ lexicon: Lexicon,
    _ report: inout RuleReport
  ) {
    let unmarked = buttons.filter { $0.button.role != .destructive && !$0.button.disabled }
      .filter { $0.button.state == .off && !lexicon.cancel.contains($0.button.title) }
    // What is seldom the case is asked first.
    let sure = unmarked.filter { lexicon.destructive.opens($0.button.title) }
      .filter { !lexicon.keeping.occurs(in: $0.button.title) }
    let unsure = unmarked.filter { lexicon.removing.opens($0.button.title) }
      .filter { action in
        ![lexicon.keeping, lexicon.harmless].contains { $0.occurs(in: action.button.title) }
          && !lexicon.destructive.opens(action.button.title)
      }
    add(sure, in: list, "not marked as destructive", &report)
    add(unsure, in: list, "not marked as destructive, but may be so", severity: .note, &report)
  }

  private func add(
    _ found: [(button: Button, path: NodePath)], in list: NodePath, _ fault: String,
    severity: Severity? = nil, _ report: inout RuleReport
  ) {
    let found = found.filter { !report.isSilenced($0.path) }
    guard !found.isEmpty else { return }
    report.add(
      "\(found.map { $0.button.title.shown }.quoted) \(found.count == 1 ? "is" : "are") \(fault)",
      at: found.map(\.path), in: list, severity: severity, help: "write 'role: destructive'",
      // Which role an author meant who gave another is not known.
      fix: found.contains { $0.button.role != nil }
        ? nil : found.map { .set($0.path, "role", "destructive", kind: Button.kind) })
  }
}

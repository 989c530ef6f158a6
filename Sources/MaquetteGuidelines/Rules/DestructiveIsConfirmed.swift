internal import MaquetteComponents
internal import MaquetteSource

/// A destructive item of a menu asks before it acts.
public struct DestructiveIsConfirmed: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "destructive-is-confirmed", .note, [.pullDownMenus],
    "A destructive item of a menu asks before it acts.",
    rationale: """
      A menu closes with the touch that chooses an item, and a finger may slip. The question comes at another place of \
      the screen, so nothing is lost by mistake. Judged where some item of the mockup has 'confirm', since others show \
      no more than the menu.
      """,
    passing: [
      """
      menu:
        items:
          - button: Delete Photo
            role: destructive
            confirm:
              actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
          - {button: Remove from Album, role: destructive, subtitle: Can be restored for 30 days}
      """,
      "menu: {items: [{button: Delete, role: destructive}]}",
      "menu: {items: [{button: A, role: destructive, confirm: {actions: [B]}}, {button: C, confirm: {actions: [D]}}]}",
      """
      menu:
        items:
          - {button: Delete, role: destructive, confirm: {actions: [Delete]}}
          - {button: Trash, role: destructive, subtitle: Can be restored for 30 days}
      """,
    ],
    failing: [
      """
      menu:
        items:
          - button: Delete Photo
            role: destructive
            confirm:
              actions: [{button: Delete Photo, role: destructive}, {button: Cancel, role: cancel}]
          - ↓{button: Remove from Album, role: destructive, subtitle: It cannot be restored}
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the menus of a mockup.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    let items = mockup.menus.flatMap(\.items)
    guard items.contains(where: { $0.button?.confirm != nil }) else { return }
    for item in items {
      guard let button = item.button, button.role == .destructive, button.confirm == nil,
        !button.disabled, !canBeUndone(button, context.lexicon)
      else { continue }
      report.add(
        "'\(button.title.shown)' is destructive, but does not ask before it acts", at: item.path,
        help: "say in 'confirm' what it asks")
    }
  }

  private func canBeUndone(_ button: Button, _ lexicon: Lexicon) -> Bool {
    guard let subtitle = button.subtitle else { return false }
    return lexicon.undoable.folded.contains { phrase in
      subtitle.texts.contains { $0.contains(phrase) }
    }
  }
}

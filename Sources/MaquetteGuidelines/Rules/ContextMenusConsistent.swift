internal import MaquetteComponents
internal import MaquetteSource

/// In a list all rows have a context menu, or none has.
public struct ContextMenusConsistent: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "context-menus-consistent", .warning, [.contextMenus],
    "In a list all rows have a context menu, or none has.",
    rationale: """
      A context menu is not seen before it is tried. Who finds it at some rows and not at others believes that something \
      is broken. Judged where at least two rows of a list have one.
      """,
    passing: [
      """
      device: {size: [360, 190]}
      screen:
        statusBar: false
        content:
          - list:
              - {row: Groceries, contextMenu: {items: [Pin]}}
              - {row: Packing List, contextMenu: {items: [Pin]}}
              - {row: Recipes, contextMenu: {items: [Pin]}}
      """,
      """
      screen:
        content:
          - list:
              rows:
                - {row: A, contextMenu: {items: [Copy]}}
                - {row: B, contextMenu: {items: [Copy]}}
                - {row: C, disabled: true}
                - {button: Add}
      """,
      "screen: {content: [{list: {rows: [{row: A, contextMenu: {items: [Copy]}}, B]}}]}",
    ],
    failing: [
      """
      device: {size: [360, 190]}
      screen:
        statusBar: false
        content:
          - list:
              - {row: Groceries, contextMenu: {items: [Pin]}}
              - {row: Packing List, contextMenu: {items: [Pin]}}
              - ↓Recipes
      """,
      """
      screen:
        content:
          - list:
              sections:
                - header: A
                  rows: [A]
                - rows: ↓[{row: A, contextMenu: {items: [Copy]}}, {row: B, contextMenu: {items: [Copy]}}, C, D]
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges the lists of a mockup.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    // The rows of a list follow each other; those of another section may be of another kind.
    var rows = mockup.rows[...]
    while let list = rows.first?.path.parent {
      let ofList = rows.filter { $0.path.parent == list }
      rows = rows.drop { $0.path.parent == list }
      check(ofList, of: list, &report)
    }
  }

  private func check(_ rows: [LintedRow], of list: NodePath, _ report: inout RuleReport) {
    guard rows.count(where: { $0.row.onScreen.contextMenu != nil }) >= 2 else { return }
    let others = rows.filter {
      $0.row.onScreen.contextMenu == nil && !$0.row.disabled && $0.row.role == nil
        && !report.isSilenced($0.path)
    }
    guard !others.isEmpty else { return }
    report.add(
      "\(others.map(\.row.title.base).quoted) \(others.count == 1 ? "has" : "have") no context menu, as other rows do",
      at: others.map(\.path), in: list, help: "give each row a 'contextMenu', or none")
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// An element has a context menu or a menu for editing, not both.
public struct ContextOrEditMenu: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "context-or-edit-menu", .error, [.contextMenus],
    "No element has a context menu and a menu for editing.",
    rationale:
      "Both open when a finger rests on the element, so neither people nor the system can tell which is meant.",
    passing: [
      """
      device: {size: [360, 150]}
      screen:
        statusBar: false
        content:
          - {textField: "To:", value: Hana Kim, editMenu: true}
          - {text: Tickets for Saturday, contextMenu: {items: [Copy]}}
      """
    ],
    failing: [
      """
      device: {size: [360, 150]}
      screen:
        statusBar: false
        content:
          - ↓{textField: "To:", value: Hana Kim, editMenu: true, contextMenu: {items: [Copy]}}
          - {text: Tickets for Saturday, contextMenu: {items: [Copy]}}
      """,
      """
      screen: {content: [{textField: From}, ↓{textField: To, editMenu: true, id: to}]}
      contextMenu: {of: to, items: [Copy]}
      """,
    ])

  /// Makes the rule.
  public init() {}

  /// Judges an element.
  public func check(
    _ element: LintedElement, in context: LintContext, _ report: inout RuleReport
  ) {
    guard element.element.onScreen.editMenu,
      context.mockup.menus.contains(where: {
        $0.kind == .context && context.mockup.element(of: $0)?.path == element.path
      })
    else { return }
    report.add(
      "an element has a context menu and a menu for editing", at: element.path,
      help: "leave one of them out")
  }
}

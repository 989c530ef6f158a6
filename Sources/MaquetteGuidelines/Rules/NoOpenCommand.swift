internal import MaquetteComponents
internal import MaquetteSource

/// A context menu has no command that opens what it is about.
public struct NoOpenCommand: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "no-open-command", .warning, [.contextMenus],
    "A context menu has no command that opens the element it is about.",
    rationale: "A touch of the element or of its preview opens it already.",
    passing: [
      """
      device: {size: [360, 400]}
      screen: {content: [{list: [{row: Holiday Plans, id: plans}, Packing List]}]}
      contextMenu: {of: plans, items: [Open in New Window, Rename, Duplicate]}
      """,
      "contextMenu: {of: [0, 0, 9, 9], items: [Open in New Tab, {menu: Open, items: [Files]}]}",
      "menu: {items: [Open]}",
    ],
    failing: [
      """
      device: {size: [360, 400]}
      screen: {content: [{list: [{row: Holiday Plans, id: plans}, Packing List]}]}
      contextMenu: {of: plans, items: [↓Open, Rename, Duplicate]}
      """,
      "contextMenu: {of: [0, 0, 9, 9], items: [↓Open, Share]}",
      "contextMenu: {of: [0, 0, 9, 9], items: [↓열기, 공유]}",
      """
      screen: {content: [{list: {rows: [{row: Report, id: report}]}}]}
      contextMenu: {of: report, items: [↓Open “Report”, Open Archive]}
      """,
      "contextMenu: {of: {button: Report}, items: [↓Open Report]}",
      "screen: {content: [{list: {rows: [{row: Report, contextMenu: {items: [↓Open Report]}}]}}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a context menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    guard menu.kind == .context else { return }
    let element = context.mockup.element(of: menu)?.element
    let title = (element as? Row)?.title ?? (element as? Button)?.title
    for item in menu.commands {
      guard let button = item.button, opens(button.title, title, context.lexicon) else { continue }
      report.add(
        "'\(button.title.shown)' does what a touch of the element does", at: item.path,
        help: "leave it out")
    }
  }

  private func opens(
    _ command: LocalizedText, _ title: LocalizedText?, _ lexicon: Lexicon
  ) -> Bool {
    if lexicon.open.contains(command) { return true }
    guard let title, !title.isEmpty else { return false }
    return lexicon.open.folded.contains { word in
      title.texts.contains { title in
        command.texts.contains { command in
          let command = command.filter { !"“”\"".contains($0) }
          return command == "\(word) \(title)" || command == "\(title) \(word)"
        }
      }
    }
  }
}

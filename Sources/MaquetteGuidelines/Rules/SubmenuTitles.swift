internal import MaquetteComponents
internal import MaquetteSource

/// A submenu's title tells what is in it.
public struct SubmenuTitles: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "submenu-titles", .warning, [.pullDownMenus, .contextMenus],
    "A submenu's title tells what is in it.",
    rationale:
      "From its title people decide whether to open a submenu; one that says no more than that there is more does not help.",
    passing: ["menu: {items: [New Folder, {menu: Sort By, items: [Name, Date]}]}"],
    failing: [
      "menu: {items: [New Folder, ↓{menu: More…, items: [Name, Date]}]}",
      "menu: {items: [↓{menu: '', items: [Name]}]}",
      "menu: {items: [↓{menu: More…, items: [Name]}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    for item in menu.items {
      guard let submenu = item.submenu else { continue }
      if submenu.title.isEmpty {
        report.add("a submenu has no title", at: item.path)
      } else if context.lexicon.more.contains(submenu.title) {
        report.add(
          "'\(submenu.title.shown)' does not tell what is in the submenu", at: item.path,
          severity: .note)
      }
    }
  }
}

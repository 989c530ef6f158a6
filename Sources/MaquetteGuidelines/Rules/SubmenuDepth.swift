internal import MaquetteComponents
internal import MaquetteSource

/// Submenus go one level deep.
public struct SubmenuDepth: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "submenu-depth", .warning, [.pullDownMenus, .contextMenus],
    "Submenus go one level deep.",
    rationale:
      "In a submenu of a submenu people lose their way, and it is hard to reach with a finger.",
    passing: ["menu: {items: [{menu: Sort, items: [Name]}]}"],
    failing: ["menu: {items: [{menu: Sort, items: [↓{menu: Name, items: [Up]}]}]}"])

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    for item in menu.items where item.depth == 1 {
      guard let submenu = item.submenu else { continue }
      report.add("'\(submenu.title.base)' is a submenu of a submenu", at: item.path)
    }
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// Submenus go one level deep.
public struct SubmenuDepth: LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "submenu-depth", .warning, [.pullDownMenus, .contextMenus],
    "Submenus go one level deep.",
    rationale:
      "In a submenu of a submenu people lose their way, and it is hard to reach with a finger.",
    passing: [
      """
      menu:
        items:
          - New Folder
          - {menu: Sort By, open: true, items: [Name, Newest First, Oldest First]}
      """
    ],
    failing: [
      """
      menu:
        items:
          - New Folder
          - {menu: Sort By, open: true, items: [Name, ↓{menu: Date, items: [Newest, Oldest]}]}
      """
    ])

  /// What the number says.
  public static let limitMeaning = "At most # levels of submenus"
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 1...10
  /// The number.
  public var limit = 1.0

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    for item in menu.items where Double(item.depth) == limit {
      // A picker of its own opens as a submenu does.
      let picker = (item.element.base as? Picker).flatMap { $0.style == .menu ? $0 : nil }
      guard let title = item.submenu?.title ?? picker?.title else { continue }
      let depth = item.depth == 1 ? "of a submenu" : "\(item.depth + 1) levels deep"
      report.add("'\(title.shown)' is a submenu \(depth)", at: item.path)
    }
  }
}

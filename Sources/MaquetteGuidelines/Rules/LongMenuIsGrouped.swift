internal import MaquetteComponents
internal import MaquetteSource

/// A long menu has groups.
public struct LongMenuIsGrouped: LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "long-menu-is-grouped", .note, [.pullDownMenus, .contextMenus],
    "A menu of eight commands or more has groups or submenus.",
    rationale: "In groups people find what they look for without reading every title.",
    passing: [
      "menu: {items: [New Folder, Scan, Connect, Edit, divider, Icons, List, Name, Date]}",
      "menu: {items: [A, B, C, D, E, F, G]}", "menu: {items: [A, B, C, D, divider, E, F, G, H]}",
    ],
    failing: ["menu: {items: ↓[New Folder, Scan, Connect, Edit, Icons, List, Name, Date]}"])

  /// What the number says.
  public static let limitMeaning = "At most # commands in one group"
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 1...100
  /// The number.
  public var limit = 7.0

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    let items = menu.firstLevel
    let commands = menu.commands.filter { $0.depth == 0 && !menu.mayBeOption($0) }
    guard Double(commands.count) > limit, menu.groupCount < 2,
      !items.contains(where: { $0.submenu != nil })
    else { return }
    report.add(
      "\(commands.count) commands stand in one group", at: menu.path / "items",
      help: "divide them by 'divider' or 'section'")
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// A menu has about three groups at the most.
public struct MenuGroups: LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "menu-groups", .warning, [.pullDownMenus, .contextMenus],
    "A menu has at most three groups.",
    rationale: """
      A few groups make a menu easier to read; many groups make it longer and leave nothing that stands out.
      """,
    passing: [
      "menu: {items: [Reply, Forward, divider, Flag, Mute, divider, Archive, Move to Junk]}"
    ],
    failing: [
      "menu: {items: ↓[Reply, Forward, divider, Flag, Mute, divider, Archive, divider, Move to Junk]}",
      "menu: {items: ↓[A, divider, B, divider, C, divider, D, divider, E]}",
    ])

  /// What the number says.
  public static let limitMeaning = "At most # groups; one more is a note"
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 1...100
  /// The number.
  public var limit = 3.0

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    let excess = Double(menu.groupCount) - limit
    guard excess > 0 else { return }
    report.add(
      "a menu has \(menu.groupCount) groups", at: menu.path / "items",
      severity: excess == 1 ? .note : .warning)
  }
}

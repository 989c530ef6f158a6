internal import MaquetteComponents
internal import MaquetteSource

/// A context menu holds only the most used commands.
public struct ContextMenuLength: LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "context-menu-length", .warning, [.contextMenus],
    "A context menu holds only the most used commands, ten at the most.",
    rationale: """
      A context menu is read while a finger is on the screen. A long one is slow to read and hides what people came \
      for; what is seldom used is better placed elsewhere.
      """,
    passing: [
      """
      contextMenu:
        of: [0, 0, 9, 9]
        items: [Reply, Forward, Flag, Mute, divider, Copy, Print, divider, Archive, Move, Junk, Block]
      """
    ],
    failing: [
      """
      contextMenu:
        of: [0, 0, 9, 9]
        items: ↓[Reply, Forward, Flag, Mute, Pin, divider, Copy, Print, divider, Archive, Move, Junk, Block]
      """
    ])

  /// What the number says.
  public static let limitMeaning = "At most # items"
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 1...100
  /// The number.
  public var limit = 10.0

  /// Makes the rule.
  public init() {}

  /// Judges a context menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    let count = menu.firstLevel.count { !$0.isInPalette }
    guard menu.kind == .context, Double(count) > limit else { return }
    report.add("a context menu has \(count) items", at: menu.path / "items")
  }
}

internal import MaquetteComponents
internal import MaquetteSource

/// A submenu of a context menu has no glyph.
public struct SubmenuNeedsNoGlyph: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "submenu-needs-no-glyph", .note, [.contextMenus],
    "A submenu of a context menu has no glyph.",
    rationale: "The system draws a chevron for it, which is its glyph.",
    passing: [
      """
      contextMenu:
        of: [0, 0, 9, 9]
        items: [Copy, {menu: Share, items: [Mail, Messages]}]
      """
    ],
    failing: [
      """
      contextMenu:
        of: [0, 0, 9, 9]
        items: [Copy, ↓{menu: Share, image: square.and.arrow.up, items: [Mail, Messages]}]
      """
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a context menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    guard menu.kind == .context else { return }
    for item in menu.items {
      guard let submenu = item.submenu, submenu.image != nil else { continue }
      report.add("'\(submenu.title.shown)' is a submenu with a glyph", at: item.path)
    }
  }
}

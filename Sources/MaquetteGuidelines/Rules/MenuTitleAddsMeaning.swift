internal import MaquetteComponents
internal import MaquetteSource

/// A menu's header says briefly what its button does not.
public struct MenuTitleAddsMeaning: LimitedRule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "menu-title-adds-meaning", .warning, [.pullDownMenus],
    "A menu's header is succinct and does not repeat the title of its button.",
    rationale: """
      A menu opens beside the button that was touched, so people know what it is about. A header that tells them again, \
      or at length, stands between them and the items.
      """,
    passing: [
      """
      menu:
        from: {button: Options}
        title: Sort By
        items: [{button: Name, state: on}, Date Added, Size]
      """,
      """
      screen: {navigationBar: {trailing: [{button: Sort, image: arrow.up.arrow.down, id: sort}]}}
      menu: {from: sort, title: Sort, items: [A]}
      """,
    ],
    failing: [
      """
      menu:
        from: {button: Sort By…}
        title: ↓Sort by
        items: [{button: Name, state: on}, Date Added, Size]
      """,
      """
      screen: {content: [{button: Sort, id: sort}]}
      menu: {from: sort, title: ↓Sort, items: [A]}
      """,
      "screen: {content: [{button: Sort, menu: {title: ↓Sort, items: [A]}}]}",
      "menu: {title: ↓Here you can choose how the photos of this album are sorted, items: [A]}",
    ])

  /// What the number says.
  public static let limitMeaning = "At most # characters"
  /// The values that it can have.
  public static let limits: ClosedRange<Double> = 1...1000
  /// The number.
  public var limit = 40.0

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    guard menu.kind == .pullDown, !menu.title.isEmpty else { return }
    let title = menu.title.shown
    if let opener = context.mockup.opener(of: menu), opener.showsTitle,
      opener.button.title.texts == menu.title.texts
    {
      report.add(
        "the header '\(title)' repeats the title of the menu's button", at: menu.path / "title",
        help: "leave 'title' out", fix: [.remove(menu.path / "title")])
    } else if Double(title.count) > limit {
      report.add(
        "a menu's header is \(title.count) characters long", at: menu.path / "title",
        help: "a few words are enough beside the button")
    }
  }
}

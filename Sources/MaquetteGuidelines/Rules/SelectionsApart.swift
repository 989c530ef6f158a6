internal import MaquetteComponents
internal import MaquetteSource

/// What is chosen and what is done stand in different groups.
public struct SelectionsApart: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "selections-apart", .note, [.pullDownMenus],
    "Items that show what is chosen do not share a group with commands.",
    rationale: """
      A group in which one touch changes a setting and another one acts makes people read twice what each item does.
      """,
    passing: [
      "menu: {items: [{button: By Name, state: on}, By Date, divider, Refresh]}",
      "menu: {items: [{toggle: Show Hidden}, {toggle: Show Tags}, {menu: Share, items: [Mail]}]}",
      "menu: {items: [Refresh, {picker: Sort By, style: menu, options: [Name, Date]}]}",
    ],
    failing: [
      "menu: {items: [{button: By Name, state: on}, By Date, ↓Refresh]}",
      "menu: {items: ↓[{toggle: Show Hidden}, Refresh, Edit Tags…]}",
      "menu: {items: [{button: Muted, state: mixed}, ↓{button: Leave, role: destructive}]}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a menu.
  public func check(_ menu: LintedMenu, in context: LintContext, _ report: inout RuleReport) {
    // An item that is not chosen may be an option, so only what is surely done is a command.
    let commands = menu.commands.filter { isCommand($0, context.lexicon) }
    var judged: [LintedMenu.Item] = []
    for command in commands where !judged.contains(where: { isTogether($0, command) }) {
      judged.append(command)
      guard menu.items.contains(where: { $0.isSelection && isTogether($0, command) }) else {
        continue
      }
      let together = commands.filter { isTogether($0, command) }
      let titles = together.compactMap { $0.title?.base }
      report.add(
        "\(titles.quoted) \(titles.count == 1 ? "shares" : "share") a group with items to choose from",
        at: together.map(\.path), in: command.list, help: "put a 'divider' between them")
    }
  }

  private func isTogether(_ item: LintedMenu.Item, _ other: LintedMenu.Item) -> Bool {
    item.list == other.list && item.group == other.group
  }

  private func isCommand(_ item: LintedMenu.Item, _ lexicon: Lexicon) -> Bool {
    guard let button = item.button else { return false }
    return button.role == .destructive || button.confirm != nil
      || button.title.base.hasSuffix("…") || lexicon.commands.opens(button.title)
  }
}

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
    // Beside a button that is chosen the others may be options, so only what is surely done is a command;
    // beside a toggle every button is one.
    let commands = menu.commands.filter {
      !$0.isInControlGroup && (!menu.mayBeOption($0) || isCommand($0, context.lexicon))
    }
    let groups = Dictionary(grouping: commands, by: LintedMenu.Group.init)
    let mixed = Set(menu.items.filter(\.isSelection).map(LintedMenu.Group.init))
    var judged: Set<LintedMenu.Group> = []
    for command in commands {
      let group = LintedMenu.Group(of: command)
      guard mixed.contains(group), judged.insert(group).inserted else { continue }
      let together = (groups[group] ?? []).filter { !report.isSilenced($0.path) }
      guard !together.isEmpty else { continue }
      let titles = together.compactMap { $0.title?.shown }
      report.add(
        "\(titles.quoted) \(titles.count == 1 ? "shares" : "share") a group with items to choose from",
        at: together.map(\.path), in: command.list, help: "put a 'divider' between them")
    }
  }

  private func isCommand(_ item: LintedMenu.Item, _ lexicon: Lexicon) -> Bool {
    guard let button = item.button, !lexicon.options.opens(button.title) else { return false }
    return button.role == .destructive || button.confirm != nil
      || button.title.shown.hasSuffix("…") || lexicon.commands.opens(button.title)
  }
}

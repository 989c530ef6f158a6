internal import MaquetteComponents
internal import MaquetteSource

/// Titles of buttons are in title case.
public struct ButtonTitleCase: Rule {
  /// The rule's description.
  public static let description = RuleDescription(
    id: "button-title-case", .warning, [.buttons], "English titles of buttons are in title case.",
    rationale: """
      The system's own buttons are written so, and capital letters set what can be done apart from the text around it.
      """,
    passing: [
      "menu: {items: [Reply, Mark as Read, Move to Junk]}",
      "menu: {items: [Mark as Read, Log In, Sort By, Save to iCloud, Don’t Allow, OK, Export as PDF]}",
      "menu: {items: [Share via AirDrop, Add/Remove from Lists, Re-enter Password, Add To-Do, '#general']}",
      "menu: {items: [Delete “my trip”, Save As…, 30 minutes, {button: no recent items, disabled: true}]}",
      "menu: {items: [{button: newest first, state: on}, oldest first]}",
      "menu: {items: [Löschen und beenden, 모두 삭제, {button: {de: Alle behalten}}]}",
      "screen: {navigationBar: {trailing: [{button: new message, image: square.and.pencil}]}}",
      "{locale: de, menu: {items: [Alle behalten]}}",
      "{locale: [de, en], strings: {en: {save_all: Save All}}, menu: {items: [save_all]}}",
    ],
    failing: [
      "menu: {items: [Reply, ↓Mark as read, Move to Junk]}",
      "menu: {items: ↓[Mark As Read, copy text]}",
      "menu: {items: [Copy, {menu: Sort, items: [↓by name]}]}",
      "menu: {items: [{button: Erase, confirm: {actions: [↓Erase all]}}]}",
      "actionSheet: {actions: ↓[Edit message, Reply to all]}",
      "screen: {content: [↓{button: Forgot password?}, {stack: [↓{button: Sign in now}]}]}",
      "menu: {items: [↓{button: {de: Alle behalten, en: Keep all}}]}",
      "menu: {items: [↓Send to…]}", "menu: {items: [↓Save to icloud]}",
      "{locale: [en, ko], strings: {en: {keep: Keep all}, ko: {keep: 유지}}, menu: {items: [↓keep]}}",
      "{locale: [en, ko], strings: {ko: {Keep all: 모두 유지}}, menu: {items: [↓Keep all]}}",
    ])

  /// Makes the rule.
  public init() {}

  /// Judges a mockup.
  public func check(_ mockup: LintedMockup, in context: LintContext, _ report: inout RuleReport) {
    let titleCase = TitleCase(context.lexicon)
    for menu in mockup.menus {
      let items = menu.items.filter {
        !menu.mayBeOption($0) && $0.button?.disabled != true && !isOwnThing($0, context.lexicon)
      }
      let titles = items.compactMap { item in item.title.map { ($0, item.path) } }
      check(titles, in: menu.path / "items", titleCase, context, &report)
    }
    for question in mockup.questions {
      let titles = question.actions.filter { !$0.button.disabled }
        .map { ($0.button.title, $0.path) }
      check(titles, in: question.path / "actions", titleCase, context, &report)
    }
    for button in mockup.buttons where button.showsTitle && !button.button.disabled {
      check([(button.button.title, button.path)], in: button.path, titleCase, context, &report)
    }
  }

  private func check(
    _ titles: [(LocalizedText, NodePath)], in list: NodePath, _ titleCase: TitleCase,
    _ context: LintContext, _ report: inout RuleReport
  ) {
    let wrong = titles.compactMap {
      title, path -> (written: String, right: String, at: NodePath, place: NodePath?)? in
      guard let written = context.english(title, at: path / "title") else { return nil }
      let right = titleCase.corrected(written.text)
      return right == written.text || report.isSilenced(path)
        ? nil : (written.text, right, path, written.path)
    }
    guard !wrong.isEmpty else { return }
    // Several titles may stand for one text of the strings.
    var places: Set<NodePath> = []
    let edits = wrong.compactMap { _, right, _, place in
      place.flatMap { places.insert($0).inserted ? SourceEdit.replaceText($0, right) : nil }
    }
    report.add(
      "\(wrong.map(\.written).quoted) \(wrong.count == 1 ? "is" : "are") not in title case",
      at: wrong.map(\.at), in: list, help: "write \(wrong.map(\.right).quoted)",
      fix: wrong.contains { $0.place == nil } ? nil : edits)
  }

  /// Whether an item may be called as someone has called it: a place to move to, something recent.
  private func isOwnThing(_ item: LintedMenu.Item, _ lexicon: Lexicon) -> Bool {
    let words = item.heading.base.split(separator: " ").map { $0.lowercased() }
    guard let first = words.first else { return false }
    return ["recent", "recently"].contains(first)
      || item.depth > 0
        && words.dropFirst().contains { ["to", "in", "into", "on", "with", "from"].contains($0) }
  }
}

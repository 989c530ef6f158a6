import Maquette
import MaquetteGuidelines
import MaquetteSource
import MaquetteTestSupport
import Testing

/// Documents that differ in little, and what is found in each of all rules that need no layout.
@Suite struct FineJudgementTests {
  static let documents: [(document: String, rules: [String])] = [
    // Groups as they are drawn.
    ("menu: {items: [{controlGroup: [A, B]}, C, divider, D, divider, E]}", ["menu-groups"]),
    (
      "menu: {items: [{picker: P, style: palette, selection: R, options: [R, S]}, Reply]}", []
    ),
    ("menu: {items: [{controlGroup: [{button: Flag, state: on}, Reply]}]}", []),
    ("menu: {items: [{toggle: Show Hidden}, Select]}", ["selections-apart"]),
    ("menu: {items: [{button: Open, state: on}, Closed, New First, Add Date, Custom…]}", []),
    ("menu: {items: [{button: By Name, state: on}, By Date, Select]}", ["selections-apart"]),
    ("menu: {items: [0.5×, 0.75×, {button: 1×, state: on}, 2×, 3×, 4×, 5×, 6×, 7×]}", []),
    (
      "menu: {items: [{menu: Group, items: [{picker: By, style: menu, options: [A, B]}]}]}",
      ["submenu-depth"]
    ),
    ("menu: {items: [{button: None, state: on}, Archive, Delete]}", ["selections-apart"]),
    // Names of people's own things.
    ("menu: {title: Recently Closed, items: [how to descale a pot]}", []),
    ("menu: {items: [{menu: Move To, items: [receipts 2024]}]}", []),
    ("menu: {items: [{section: Recent Searches, items: [swift ui]}]}", []),
    ("menu: {items: [{menu: Share, items: [copy link]}]}", ["button-title-case"]),
    // Reactions are their own glyphs, and one choice of several.
    (
      """
      theme: ios-18
      contextMenu:
        of: [0, 0, 9, 9]
        items: [{controlGroup: ["❤️", "👍"], size: palette}, {button: Loading…, disabled: true}]
      """, []
    ),
    // A wrong role is worse than none.
    (
      "actionSheet: {actions: [{button: Delete, role: cancel}, Save]}", ["destructive-is-marked"]
    ),
    (
      "actionSheet: {actions: [Save, {button: Cancel, role: destructive}]}",
      ["cancel-is-marked", "sheet-destructive-first"]
    ),
    (
      """
      device: watch-45
      confirmationDialog: {title: Delete?, titleVisibility: hidden, actions: [{button: Delete, role: destructive}]}
      """, ["watch-sheet-complete"]
    ),
    // Popovers that lead back, and that are sheets on phones.
    (
      """
      device: ipad-11
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, modal: true, navigationBar: {title: Repeat, back: New Event}, content: [{list: [Never]}]}
      """, []
    ),
    (
      """
      device: [iphone-15, ipad-11]
      screen: {content: [{button: A, id: a}]}
      popover: {from: a, navigationBar: {trailing: [Done]}, content: [{list: [Name]}]}
      """, []
    ),
    // Of several elements in one finding those are left out that are silenced.
    (
      "menu: {items: [copy text, {button: move text, disable: [button-title-case]}]}",
      ["button-title-case"]
    ),
    (
      """
      menu:
        items:
          - Copy Text
          # maquette:disable button-title-case
          - move text
      """, []
    ),
    (
      """
      menu:
        # maquette:disable menu-groups
        items:
          - A
          - divider
          - B
          - divider
          - C
          - divider
          - D
      """, []
    ),
    (
      """
      menu:
        # maquette:disable button-title-case
        items:
          - Mark as read
          - Copy
      """, []
    ),
    ("menu: {items: [Copy, move text]} # maquette:disable button-title-case", []),
    ("menu: {items: ['Add “a # maquette:disable b”']}", []),
    ("# maquette:disable\nmenu: {items: [Copy]}", ["unused-suppression"]),
    ("{disable: [unused-suppression], menu: {items: [A]}}", ["unused-suppression"]),
    // What opens a menu may ask something itself.
    (
      """
      actionSheet:
        from: {button: Edit, confirm: {title: Sure?, actions: [Save, {button: Cancel, role: cancel}]}}
        actions: [Mark as read, {button: Cancel, role: cancel}]
      """, ["button-title-case"]
    ),
    // A name with an accent speaks for its own title alone.
    ("menu: {items: [Café Menu, Mark as read]}", ["button-title-case"]),
    ("# maquette:disable menu-group\nmenu: {items: [A]}", ["unused-suppression"]),
  ]

  @Test(arguments: documents)
  func isJudged(_ document: String, _ rules: [String]) throws {
    let file = readMockups(document)
    #expect(file.diagnostics == [])
    let found = try file.findings(
      of: Linter(lexicon: Catalog.lexicon()), in: MockupRenderer(), withLayout: false)
    #expect(found.map(\.id).sorted() == rules)
  }

  /// A role that is given is told to be wrong, and left for its author to mend.
  @Test(arguments: [
    "alert: {title: Leave?, actions: [{button: Discard, role: cancel}, Keep Editing]}",
    "actionSheet: {actions: [Save, {button: Cancel, role: destructive}]}",
    "alert: {title: T, actions: [{button: {en: Cancel, it: Cancella}, role: destructive}, Save]}",
  ])
  func rolesThatAreGivenAreNotChanged(_ document: String) {
    let roles = ["role: cancel", "role: destructive"].map { role in
      document.split(separator: role).count
    }
    let fixed = readMockups(document).fixed(by: Linter(lexicon: Catalog.lexicon())).file
    let text = String(decoding: fixed.source.bytes, as: UTF8.self)
    #expect(
      ["role: cancel", "role: destructive"].map { text.split(separator: $0).count } == roles)
  }

  /// What is silenced is not repaired with the rest.
  @Test func silencedTitlesStayAsTheyAre() throws {
    let file = readMockups("menu: {items: [copy, {button: move, disable: [button-title-case]}]}")
    let fixed = file.fixed(by: Linter(lexicon: Catalog.lexicon())).file
    #expect(
      String(decoding: fixed.source.bytes, as: UTF8.self)
        == "menu: {items: [Copy, {button: move, disable: [button-title-case]}]}")
  }
}

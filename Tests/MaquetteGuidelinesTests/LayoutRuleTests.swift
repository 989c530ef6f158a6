import Maquette
import MaquetteGuidelines
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct LayoutRuleTests {
  private func findings(_ text: String, withLayout: Bool = true) throws -> [Diagnostic] {
    let file = readMockups(text)
    #expect(file.diagnostics == [])
    return try file.findings(
      of: Linter(lexicon: Catalog.lexicon()), in: MockupRenderer(), withLayout: withLayout)
  }

  private static let title =
    "{en: Add, ko: '\(String(repeating: "추가하기 ", count: 12))', de: '\(String(repeating: "Hinzu ", count: 12))'}"

  /// A finding says once in which cells it occurs, by what sets them apart from the others.
  @Test(arguments: [
    ("locale: ko", ""),
    ("locale: [ko, de]", ""),
    ("locale: [en, ko]", " in ko"),
    ("locale: [de, en, ko]", " in de and ko"),
    ("locale: [en, ko]\ntextSize: [small, large, xLarge]\nappearance: [light, dark]", " in ko"),
    ("locale: en\ntextSize: [large, accessibility3]", nil),
  ])
  func cellsAreNamed(_ axes: String, _ names: String?) throws {
    let found = try findings(
      "\(axes)\nscreen: {navigationBar: {trailing: [{button: \(Self.title)}]}}")
    #expect(found.map(\.message) == (names.map { ["the title 'Add' is cut off\($0)"] } ?? []))
  }

  /// Where no axis tells the cells apart, each is named.
  @Test func combinationsAreNamed() throws {
    let title = "{en: Add to List, ko: 추가, de: Hinzufügen zu}"
    let found = try findings(
      """
      device: [{size: [120, 480]}, iphone-15]
      locale: [en, ko, de]
      screen: {navigationBar: {trailing: [{button: \(title)}]}}
      """)
    #expect(
      found.map(\.message) == [
        "the title 'Add to List' is cut off in 120x480 en and 120x480 de"
      ])
  }

  /// What a button asks is judged at its place in the document.
  @Test func questionsAreJudgedWhereTheyStand() throws {
    let found = try findings(
      """
      menu:
        items:
        - button: Delete
          role: destructive
          confirm:
            title: Do you really want to delete this photo and all of its many copies?
            actions: [{button: Delete, role: destructive}, {button: Cancel, role: cancel}]
      """)
    #expect(found.map(\.path.description) == ["/menu/items/0/confirm/title"])
    #expect(found.map { $0.range?.lowerBound.line } == [5])
  }

  /// Without a layout nobody knows whether a suppression is needed.
  @Test(arguments: [
    ("disable: [button-title-fits]\nmenu: {items: [A]}", 1),
    ("menu:\n  # maquette:disable button-title-fits\n  items: [A]", 1),
    ("disable: [menu-groups]\nmenu: {items: [A]}", 0),
  ])
  func suppressionsWaitForTheLayout(_ document: String, _ difference: Int) throws {
    let with = try findings(document)
    let without = try findings(document, withLayout: false)
    #expect(with.map(\.id) == ["unused-suppression"])
    #expect(without.count == with.count - difference)
  }

  /// Questions of several buttons are alike in their cells, and each is judged at its place.
  @Test func everyQuestionIsJudged() throws {
    let question = "actions: [Save, {button: Cancel, role: cancel}]"
    let found = try findings(
      """
      theme: ios-18
      tint: '#FFD60A'
      menu:
        items:
        - {button: Erase Notes, role: destructive, confirm: {alert: {title: Notes?, \(question)}}}
        - {button: Erase Photos, role: destructive, confirm: {alert: {title: Photos?, \(question)}}}
      """)
    #expect(found.map(\.id) == Array(repeating: "text-contrast", count: 4))
    #expect(Set(found.map(\.path)).count == 4)
  }

  /// The smallest phone is that of documents without a device too.
  @Test(arguments: ["", "device: iphone-15", "device: [iphone-15, iphone-16-pro-max]"])
  func titlesAreMeasuredOnTheSmallestPhone(_ device: String) throws {
    let found = try findings(
      "\(device)\nscreen: {navigationBar: {title: Photos, trailing: [{button: Move to a Shared Library}]}}"
    )
    #expect(
      found.map(\.message) == ["the title 'Move to a Shared Library' is cut off on iphone-se-3"])
  }

  /// What keeps a picture from being drawn is a finding or a problem, and never neither.
  @Test func placementIsAFindingOrAProblem() throws {
    let file = readMockups(
      """
      device: ipad-11
      screen: {content: [{button: Filters, id: filters}]}
      popover: {from: filters, permittedArrowDirections: right, content: [Unread]}
      """)
    let lexicon = Catalog.lexicon()
    let judged = try file.judged(by: Linter(lexicon: lexicon), in: MockupRenderer())
    #expect(judged.findings.map(\.id) == ["popover-spares-source"] && judged.problems == [])
    var configuration = LintConfiguration()
    configuration.settings["popover-spares-source"] = .off
    let off = try file.judged(
      by: Linter(configuration, lexicon: lexicon), in: MockupRenderer())
    #expect(off.findings == [] && off.problems.map(\.id) == ["no-room"])
  }

  /// Of a theme in a file the colours that are its own are judged, and no others.
  @Test func colorsOfThemeFilesAreJudged() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      name: brand
      extends: middle.yaml
      palette: {link: {light: '#DDDDDD', dark: '#0A84FF'}}
      """, to: "brand.yaml")
    try folder.write(
      """
      name: middle
      extends: ios-18
      palette: {secondaryLabel: {light: '#BBBBBB', dark: '#EEEEEE'}, label: '#000000'}
      """, to: "middle.yaml")
    let text = """
      theme: [brand.yaml, ios-18]
      appearance: [light, dark]
      screen:
        content:
        - {text: Hello, color: secondaryLabel}
        - {text: World, color: systemYellow}
        - {text: Link, color: link}
        - {text: Plain, color: label}
      """
    try folder.write(text, to: "a.yaml")
    let file = MockupFile(
      SourceFile(name: folder("a.yaml"), text: text), name: "a", allowsAnyPath: false)
    #expect(file.diagnostics == [])
    let found = try file.findings(of: Linter(lexicon: Catalog.lexicon()), in: MockupRenderer())
    #expect(
      found.map(\.path.description) == ["/screen/content/0/text", "/screen/content/2/text"])
    #expect(found.allSatisfy { $0.message.hasSuffix(" than 4.5:1 in brand light") })
  }

  /// A document that cannot be drawn is judged by the other rules.
  @Test func whatCannotBeDrawnIsJudgedWithoutALayout() throws {
    let found = try findings(
      "device: iphone-0\nmenu: {items: [A, divider, B, divider, C, divider, D]}")
    #expect(found.map(\.id) == ["menu-groups"])
  }
}

import Maquette
import MaquetteTestSupport
import Testing

/// The examples of the articles: the YAML, the Swift beside it, and what is compiled here are the same.
@Suite struct ArticleTests {
  @Test func contextMenus() throws {
    let mockup = Mockup(
      screen: Screen(navigationBar: NavigationBar("Inbox")) {
        List { Row("Hana Kim", subtitle: "Tickets for Saturday", id: "tickets") }
      },
      present: ContextMenu(of: .element("tickets")) {
        Button("Reply", image: "arrowshape.turn.up.left")
        Button("Trash", role: .destructive, image: "trash")
      })
    try expect(mockup, in: "Presentations", at: 0)
  }

  @Test func popovers() throws {
    let mockup = Mockup(
      device: ["ipad-pro-11", "iphone-15"],
      screen: Screen(
        navigationBar: NavigationBar("Report", trailing: { Button("Share", id: "share") })),
      present: Popover(
        from: .element("share"), permittedArrowDirections: [.up], detents: [.medium, .large]
      ) {
        List {
          "Copy Link"
          "Invite People"
        }
      })
    try expect(mockup, in: "Presentations", at: 1)
  }

  @Test func alerts() throws {
    let mockup = Mockup(
      present: Alert("Rename Folder", textFields: [.init(placeholder: "Name", value: "Receipts")]) {
        Button("Cancel", role: .cancel)
        Button("Save", preferred: true)
      })
    try expect(mockup, in: "Presentations", at: 2)
  }

  @Test func actionSheets() throws {
    let mockup = Mockup(
      device: ["iphone-15", "ipad-pro-11", "watch-45"],
      screen: Screen(
        navigationBar: NavigationBar(leading: { Button("Cancel", id: "cancel") })),
      present: ActionSheet("Discard this draft?", from: .element("cancel")) {
        Button("Delete Draft", role: .destructive)
        Button("Cancel", role: .cancel)
      })
    try expect(mockup, in: "Presentations", at: 3)
  }

  @Test func confirmations() throws {
    let question = ActionSheet("Delete this trip?") { Button("Delete", role: .destructive) }
    let mockup = Mockup(
      menu: Menu {
        Button("Delete Trip", role: .destructive, confirm: Confirmation(question))
      })
    try expect(mockup, in: "Presentations", at: 4)
  }

  @Test func several() throws {
    let mockup = Mockup(
      device: ["ipad-pro-11"],
      screen: Screen(navigationBar: NavigationBar(trailing: { Button("Add", id: "add") })),
      present: Popover(from: .element("add"), modal: true) { TextField("Name", value: "Jeju") },
      Alert("Discard Changes?") {
        Button("Keep Editing", role: .cancel)
        "Discard"
      })
    try expect(mockup, in: "Presentations", at: 5)
  }

  @Test func buttons() throws {
    let mockup = Mockup(
      present: ButtonSheet(
        Button("Play", style: .filled, image: "play.fill", size: .large),
        Button("Add", style: .tinted, shape: .capsule, tint: .named("systemGreen")),
        Button("Delete", role: .destructive, disabled: true)))
    try expect(mockup, in: "Buttons", at: 0)
  }

  @Test func types() throws {
    let mockup = Mockup(
      present: ButtonSheet(
        Button("Info", type: .infoLight), Button("Add Contact", type: .contactAdd)))
    try expect(mockup, in: "Buttons", at: 1)
  }

  @Test func menus() throws {
    let mockup = Mockup(
      screen: Screen {
        Button("Sort", style: .bordered, indicator: .popUp).menu(open: true) {
          Button("Name", state: .on)
          "Date"
        }
      })
    try expect(mockup, in: "Buttons", at: 2)
  }

  @Test func devices() throws {
    let small = DeviceMeasures(size: Size(320, 480))
    let tablet = DeviceMeasures(size: Size(600, 800), scale: 2, idiom: .pad)
    let mockup = Mockup(
      device: ["iphone-15", .measures(small), .measures(tablet)],
      screen: Screen(navigationBar: NavigationBar("Notes", largeTitle: true)))
    try expect(mockup, in: "DevicesAndWatches", at: 0)
  }

  @Test func watches() throws {
    let mockup = Mockup(
      device: ["watch-45"], appearance: [.light, .dark],
      present: ActionSheet("End Workout?", message: "12:40 elapsed") {
        Button("End", role: .destructive)
        "Pause"
        Button("Cancel", role: .cancel)
      })
    try expect(mockup, in: "DevicesAndWatches", at: 1)
  }

  /// Whether a mockup is the one of an example, and its Swift is in this file.
  private func expect(_ mockup: Mockup, in article: String, at index: Int) throws {
    let text = try PackageFiles.text("Sources/Maquette/Maquette.docc/\(article).md")
    let yaml = codeBlocks(of: text, in: "yaml")[index]
    #expect(try readMockup(yaml).json.indentedText == mockup.json.indentedText)
    var catalog = Catalog()
    let matrix = try Matrix(mockup, in: &catalog)
    #expect(matrix.diagnostics.map(\.text) == [])
    let renderer = MockupRenderer(catalog)
    for cell in matrix.cells {
      #expect(try renderer.render(cell, scale: 1, effort: .fast).diagnostics.map(\.text) == [])
    }
    let swift = codeBlocks(of: text, in: "swift")[index]
    let source = try PackageFiles.text("Tests/MaquetteTests/ArticleTests.swift")
    let indented = swift.split(separator: "\n").map { "    \($0)\n" }.joined()
    #expect(source.contains(indented), "\(article) has other Swift than the test")
  }

  /// What the README shows can be drawn.
  @Test func readmeCanBeDrawn() throws {
    let text = try PackageFiles.text("README.md")
    // The only file that is no document is a theme.
    let documents = codeBlocks(of: text, in: "yaml").filter { !$0.contains("extends:") }
    #expect(documents.count > 2)
    for document in documents {
      var catalog = Catalog()
      let matrix = try Matrix(try readMockup(document).classic, in: &catalog)
      let cell = try #require(matrix.cells.first)
      let picture = try MockupRenderer(catalog).render(cell, scale: 1, effort: .fast)
      #expect((matrix.diagnostics + picture.diagnostics).map(\.text) == [])
    }
  }

  /// The blocks of code in a language.
  private func codeBlocks(of text: String, in language: String) -> [String] {
    text.split(separator: "```\(language)\n").dropFirst()
      .compactMap { $0.split(separator: "```").first.map(String.init) }
  }
}

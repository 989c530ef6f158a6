import Maquette
import MaquetteTestSupport
import Testing

/// Whole pictures: the same from every way in, and what they say about themselves.
@Suite struct RenderingTests {
  private func picture(_ mockup: Mockup, scale: Double = 2) throws -> [UInt8] {
    try mockup.render(scale: scale)
  }

  @Test func yamlJSONAndSwiftGiveTheSameBytes() throws {
    let yaml = """
      menu:
        from: {button: Options, style: bordered}
        title: Sort and Filter
        items:
          - controlGroup: [{button: Cut, image: scissors}, {button: Copy, image: doc.on.doc}]
          - {button: By Name, state: on}
          - {button: By Date, subtitle: Newest first, state: mixed}
          - divider
          - {toggle: Show Hidden, isOn: true, image: eye}
          - picker: View
            selection: List
            options: [Icons, {title: List, image: list.bullet}]
          - section: More
            items: [Plain, {menu: Share, image: square.and.arrow.up, items: [Mail]}]
          - {button: Delete, role: destructive, image: trash}
      """
    let json = """
      {"menu": {"from": {"button": "Options", "style": "bordered"}, "title": "Sort and Filter",
        "items": [
          {"controlGroup": [{"button": "Cut", "image": "scissors"},
                            {"button": "Copy", "image": "doc.on.doc"}]},
          {"button": "By Name", "state": "on"},
          {"button": "By Date", "subtitle": "Newest first", "state": "mixed"},
          "divider",
          {"toggle": "Show Hidden", "isOn": true, "image": "eye"},
          {"picker": "View", "selection": "List",
           "options": ["Icons", {"title": "List", "image": "list.bullet"}]},
          {"section": "More", "items": ["Plain",
            {"menu": "Share", "image": "square.and.arrow.up", "items": ["Mail"]}]},
          {"button": "Delete", "role": "destructive", "image": "trash"}]}}
      """
    let swift = Mockup(
      menu: Menu("Sort and Filter", from: .button(Button("Options", style: .bordered))) {
        ControlGroup {
          Button("Cut", image: "scissors")
          Button("Copy", image: "doc.on.doc")
        }
        Button("By Name", state: .on)
        Button("By Date", subtitle: "Newest first", state: .mixed)
        Divider()
        Toggle("Show Hidden", isOn: true, image: "eye")
        Picker(
          "View", selection: "List",
          options: [Picker.Option("Icons"), Picker.Option("List", image: "list.bullet")])
        Section("More") {
          "Plain"
          Menu("Share", image: "square.and.arrow.up") { "Mail" }
        }
        Button("Delete", role: .destructive, image: "trash")
      })
    let expected = try picture(swift)
    #expect(try picture(readMockup(yaml)) == expected)
    #expect(try picture(readMockup(json, as: "json")) == expected)
  }

  @Test(arguments: try PackageFiles.names(in: "examples", ending: ".yaml"))
  func aPictureComesBackFromItsOwnDocument(_ name: String) throws {
    var catalog = Catalog()
    let file = readMockups(try PackageFiles.text("examples/\(name)"))
    try #require(file.diagnostics.isEmpty)
    let renderer = MockupRenderer(catalog)
    for read in file.mockups {
      for cell in try Matrix(read.mockup, in: &catalog).cells {
        let picture = try renderer.render(cell)
        #expect(picture.diagnostics.isEmpty)
        let bytes = try #require(picture.bytes)
        let metadata = try #require(PictureMetadata.text(in: bytes))
        let document = readMockups("{\"m\": \(metadata)}", as: "json")
        #expect(document.mockups.count == 1)
        let again = try #require(try Self.document(in: metadata))
        #expect(try again.render() == bytes)
      }
    }
  }

  /// The mockup that a picture says it was made from.
  private static func document(in metadata: String) throws -> Mockup? {
    let source = SourceFile(name: "metadata.json", text: metadata)
    guard let node = readDocuments(source).documents.first?["document"] else { return nil }
    var reader = SourceReader(file: source)
    let mockup = Mockup(node, at: .root, &reader)
    #expect(reader.diagnostics.isEmpty)
    return mockup
  }

  @Test func saysWhatKeepsAPictureFromBeingMade() throws {
    let mockup = Mockup(
      tint: .named("systemBleu"),
      menu: Menu {
        Button("\u{E000}", image: "nosuchsymbol")
        Picker("View", selection: "Icon", options: [.init("Icons"), .init("List")])
      })
    let error = #expect(throws: Mockup.Failure.self) { try mockup.render() }
    let found = error?.diagnostics.map { "\($0.path) \($0.id)" } ?? []
    #expect(
      found == [
        "/menu/items/0/image unknown-symbol", "/menu/items/1/selection unknown-selection",
        "/menu/items/0/title missing-glyph", "/tint unknown-color",
      ])
  }

  @Test func missingFontsAreNamedWithTheirPackage() throws {
    var folders = Catalog.Folders()
    folders.fonts = ["/nonexistent"]
    var catalog = Catalog(folders: folders)
    let cells = try Matrix(Mockup(menu: Menu { "Copy" }), in: &catalog).cells
    let cell = try #require(cells.first)
    let error = #expect(throws: RenderError.self) { try MockupRenderer(catalog).render(cell) }
    #expect(error?.description.contains("fonts-inter") == true)
  }
}

/// What comes from Swift without having been read.
@Suite struct UncheckedValueTests {
  @Test(arguments: [0, -1, .infinity, .nan])
  func scalesAreAboveZero(_ scale: Double) {
    #expect(throws: RenderError.self) {
      try Mockup(menu: Menu { "Copy" }).render(scale: scale)
    }
  }

  @Test(arguments: ["../../x", "en/ko", "", "en-Ãé", "EN"])
  func localesAreLanguageTags(_ locale: String) throws {
    var catalog = Catalog()
    let matrix = try Matrix(Mockup(locale: ["en", locale], menu: Menu { "Copy" }), in: &catalog)
    #expect(matrix.cells.isEmpty)
    #expect(matrix.diagnostics.map(\.path.description) == ["/locale/1"])
  }

  @Test func aThemeFileThatIsNotThereIsReportedAtTheTheme() throws {
    var catalog = Catalog()
    let matrix = try Matrix(Mockup(theme: ["absent.yaml"], menu: Menu { "Copy" }), in: &catalog)
    #expect(matrix.diagnostics.map { "\($0.path) \($0.id)" } == ["/theme unreadable-file"])
  }
}

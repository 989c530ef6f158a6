import Maquette
import MaquetteScene
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct SymbolTableTests {
  private let catalog = Catalog()

  @Test func everyDrawingOfTheTableCanBeDrawn() throws {
    let library = catalog.symbolLibrary()
    let names = catalog.symbolTable.names
    #expect(names.count > 1000)
    for name in names {
      let symbol = library.symbol(named: name)
      #expect(symbol != nil, "there is no drawing of \(name)")
      guard let size = symbol?.size else { continue }
      // Beside text of 17 pt, a line height of 20.3, nothing is tiny or more than two lines high.
      #expect((1...44).contains(size.width) && (0.5...32).contains(size.height), "\(name): \(size)")
    }
  }

  @Test func everyLineOfTheTableIsADrawing() throws {
    let text = try PackageFiles.text("themes/data/symbols.yaml")
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") && $0 != "symbols:" }
    #expect(lines.count == catalog.symbolTable.names.count, "a name is given twice or not indented")
    let parsed = readMockups(text)  // as YAML: the mockup's own mistake is all there is
    #expect(parsed.diagnostics.map(\.text) == ["unknown-key: unknown key 'symbols' in mockup"])
  }

  @Test func everyNameIsACurrentOne() {
    let current = Set(catalog.symbolNames.all)
    let others = catalog.symbolTable.names.filter { !current.contains($0) }
    #expect(others == [], "names that SF Symbols does not have, or has renamed")
  }

  @Test(arguments: ["bell.slash", "tag.slash", "folder.badge.plus", "book.circle", "tag.square"])
  func namesAreComposed(name: String) throws {
    let library = catalog.symbolLibrary()
    let base = String(name.prefix { $0 != "." })
    let whole = try #require(library.symbol(named: base))
    let symbol = try #require(library.symbol(named: name))
    #expect(symbol != whole)
    guard catalog.symbolTable.line(for: name) == nil else { return }
    #expect(symbol.layers.count > whole.layers.count)
    if name.hasSuffix(".circle") || name.hasSuffix(".square") {
      #expect(abs(symbol.size.width - 17) < 0.01 && abs(symbol.size.height - 17) < 0.01)
    } else {
      #expect(
        symbol.layers.contains { !$0.cutouts.isEmpty }, "nothing is left out for the addition")
    }
  }

  @Test func everySymbolHasAGroup() {
    let groups = catalog.symbolGroups
    let names = catalog.symbolTable.names
    let beginnings = groups.table.entries.flatMap(\.value)
    #expect(Set(beginnings).count == beginnings.count, "a beginning is in two groups")
    for start in beginnings {
      #expect(
        names.contains { $0 == start || $0.hasPrefix("\(start).") }, "nothing begins \(start)")
    }
    #expect(Set(names.map { groups.group(of: $0) }) == Set(groups.names))
    #expect(groups.group(of: "doc.on.doc.fill") == "edit" && groups.group(of: "doc") == "file")
    #expect(groups.group(of: "document") == groups.names.last)
  }

  @Test func aBadgeStandsAtEitherTrailingCorner() throws {
    let library = catalog.symbolLibrary()
    let folder = try #require(library.symbol(named: "folder.fill"))
    let disc = try #require(library.symbol(named: "folder.fill.badge.plus")?.layers.last)
    let bounds = try #require(disc.bounds)
    #expect(abs(bounds.width - 8.5) < 1e-6 && bounds.minY < 0.01)
    #expect(bounds.maxX > folder.size.width && bounds.maxY < folder.size.height)
    let person = try #require(library.symbol(named: "folder.badge.person.crop"))
    #expect(person.layers.last?.bounds.map { $0.minY > folder.size.height / 2 } == true)
  }

  @Test(arguments: ["star", "heart", "tag", "arrowshape.turn.up.left"])
  func filledFormsAreCutOut(name: String) {
    let library = catalog.symbolLibrary()
    #expect(library.symbol(named: "\(name).circle.fill")?.layers.first?.cutouts.isEmpty == false)
  }

  /// A library of a table and a list of names, with one icon file.
  private func library(_ table: StaticString, names: StaticString = "") -> SymbolLibrary {
    SymbolLibrary(
      table: SymbolTable(table), names: { SymbolNames(names) },
      parse: { readDocuments(.init(name: "x.yaml", text: $0)).documents.first },
      readIcon: { $0 == "box" ? "<svg><path d=\"M0 0h16v8h-16z\"/></svg>" : nil })
  }

  @Test func tableSaysHowToDraw() throws {
    let library = library(
      """
      symbols:
        bad: [
        box: {file: box, height: 4}
        boxed: {base: box, inside: square}
        dot: {fills: [M0 0h3v3h-3z]}
        line: {strokes: [M0 0H10], width: 2, flips: true}
        loop: {base: loop}
        none: {file: nothing}
        wrong: {fills: [M0]}
      """)
    let box = try #require(library.symbol(named: "box"))
    #expect(box.size == Size(8, 4))
    let line = try #require(library.symbol(named: "line"))
    #expect(line.size == Size(12, 2))
    #expect(line.isDirectional && !box.isDirectional)
    #expect(line.layers.first?.ink == .stroke(width: 2))
    #expect(library.symbol(named: "boxed")?.layers.count == 2)
    #expect(library.symbol(named: "dot.circle.fill")?.layers.first?.cutouts.isEmpty == false)
    #expect(library.symbol(named: "line.circle.fill") == nil, "a line cannot be cut out")
    #expect(library.symbol(named: "line.slash.fill") == nil, "there is no line.fill")
    #expect(library.symbol(named: "line.badge.dot")?.isDirectional == true)
    #expect(library.symbol(named: "box.badge.nothing") == nil)
    for name in ["none", "wrong", "loop", "bad", "nothing", "", ".slash", ".badge.", "loop.slash"] {
      #expect(library.symbol(named: name) == nil, "\(name)")
    }
  }

  @Test func whatIsAddedIsInFront() throws {
    let library = catalog.symbolLibrary()
    for (name, levels) in [
      ("folder.badge.plus", [0, 1]), ("folder.fill.badge.plus", [0, 1]), ("trash.slash", [0, 1]),
      ("trash.circle", [0, 1]), ("trash.circle.badge.plus", [0, 1, 2]), ("trash", [0]),
    ] {
      let symbol = try #require(library.symbol(named: name))
      #expect(Set(symbol.layers.map(\.level)).sorted() == levels, "\(name)")
    }
  }

  @Test func keepsWhatWasLeftOutBefore() throws {
    let library = catalog.symbolLibrary()
    for name in ["trash.circle.fill.slash", "trash.circle.fill.badge.plus"] {
      #expect(library.symbol(named: name)?.layers.first?.cutouts.count == 2, "\(name)")
    }
  }

  @Test func endsWithNamesBeyondMeasure() {
    let name = "trash" + String(repeating: ".slash", count: 10_000)
    #expect(catalog.symbolLibrary().symbol(named: name) == nil)
  }

  @Test func oldNamesAreTheCurrentOnes() throws {
    let text: StaticString = "# names\n\nbox\nline\nold box\nolder box\n"
    let names = SymbolNames(text)
    #expect(names.current("old") == "box")
    #expect(names.current("box") == "box")
    #expect(names.current("none") == nil)
    #expect(names.all == ["box", "line"])
    #expect(names.others == ["old", "older"])
    let library = library("symbols:\n  box: {file: box}\n", names: text)
    #expect(library.symbol(named: "older") == library.symbol(named: "box"))
    #expect(library.symbol(named: "older") != nil)
    // Real ones.
    let real = catalog.symbolNames
    #expect(real.current("square.grid.2x2") == "square.grid.2x2")
    let renamed = try PackageFiles.text("themes/data/symbol-names.txt").split(separator: "\n")
      .filter { !$0.hasPrefix("#") }.map { $0.split(separator: " ") }.filter { $0.count == 2 }
    #expect(renamed.count > 10)
    #expect(real.current("document.on.document") == "doc.on.doc")
    let current = Set(real.all)
    for pair in renamed { #expect(current.contains(String(pair[1])), "\(pair)") }
  }
}

import Maquette
import MaquetteTestSupport
import Testing

@Suite struct ProblemTests {
  /// Documents with an arrow where laying them out brings something to light.
  static let documents: [(String, [String])] = [
    ("menu: {items: [Copy, {button: Delete, image: trash}]}", []),
    ("menu: {items: [↓\"a\\uE000b\"]}", [
      "error missing-glyph: no font has the character U+E000 (a character of the private use area looks different in every font; use 'image:')"
    ]),
    ("menu: {items: [{button: A, image: ↓trsh}]}", ["error unknown-symbol: SF Symbols has no 'trsh' (did you mean 'trash'?)"]),
    ("menu: {items: [{picker: P, options: [{title: A, image: ↓zzzzzzzz}]}]}", [
      "error unknown-symbol: SF Symbols has no 'zzzzzzzz' ('maquette symbols WORD' lists the names)"
    ]),
    ("tint: ↓systemBleu\nmenu: {items: [A]}", ["error unknown-color: the theme 'ios-18' has no colour 'systemBleu' (did you mean 'systemBlue'?)"]),
    ("menu: {items: [{button: A, image: {symbol: trash, tint: ↓mauve}}]}", [
      "error unknown-color: the theme 'ios-18' has no colour 'mauve' (write one of its colours or '#RRGGBB')"
    ]),
    ("menu: {items: [{button: A, image: {symbol: trash, colors: ['#000000', ↓mauve]}}]}", [
      "error unknown-color: the theme 'ios-18' has no colour 'mauve' (write one of its colours or '#RRGGBB')"
    ]),
    ("canvas: {fit: {background: ↓lable}}\nmenu: {items: [A]}", ["error unknown-color: the theme 'ios-18' has no colour 'lable' (did you mean 'label'?)"]),
    ("menu: {from: {button: A, tint: ↓lable}, items: [A]}", ["error unknown-color: the theme 'ios-18' has no colour 'lable' (did you mean 'label'?)"]),
    ("locale: ko\nstrings: {ko: {Copy: 복사}}\nmenu: {items: [Copy, ↓Paste, {en: A, ko: 가}]}", [
      "note untranslated: 'Paste' has no translation for 'ko'"
    ]),
    ("locale: ar\nstrings: {ko: {Copy: 복사}}\nmenu: {items: [Copy, Paste]}", []),
  ]

  @Test(arguments: documents) func areLocated(marked: String, messages: [String]) throws {
    let marked = MarkedText(marked)
    let file = readMockups(marked.text)
    let read = try #require(file.mockups.first)
    #expect(file.diagnostics == [])
    var catalog = Catalog()
    let cell = try #require(try Matrix(read.mockup, in: &catalog).cells.first)
    let picture = try MockupRenderer(catalog).render(cell)
    #expect(picture.diagnostics.map { "\($0.severity.rawValue) \($0.text)" } == messages)
    #expect(picture.diagnostics.map { read.ranges[$0.path]?.lowerBound } == marked.positions)
    let hasError = messages.contains { $0.hasPrefix("error") }
    #expect((picture.bytes == nil) == hasError, "an error makes no picture, a warning makes one")
  }

  /// A symbol that SF Symbols has and Maquette has no drawing for is a warning, and is drawn all
  /// the same.
  @Test func undrawnSymbolsAreWarnings() throws {
    let catalog = Catalog()
    let library = catalog.symbolLibrary()
    let undrawn = try #require(
      catalog.symbolNames.all.prefix(2000).first { library.symbol(named: $0) == nil })
    var mutable = catalog
    let mockup = try readMockup("menu: {items: [{button: A, image: {symbol: '\(undrawn)'}}]}")
    let cell = try #require(try Matrix(mockup, in: &mutable).cells.first)
    let picture = try MockupRenderer(catalog).render(cell)
    #expect(picture.diagnostics.map(\.id) == ["symbol-not-drawn"])
    #expect(picture.diagnostics.map(\.severity) == [.warning])
    #expect(picture.bytes != nil)
  }
}

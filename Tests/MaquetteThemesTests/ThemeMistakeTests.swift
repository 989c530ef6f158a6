import Maquette
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct ThemeMistakeTests {
  /// Lines below `name: mine` and `extends: ios-18`, with an arrow before each mistake.
  static let mistakes: [(String, [String])] = [
    ("menu: {↓bandHigh: 9}", ["unknown-key: unknown key 'bandHigh' in menu style (did you mean 'bandHeight'?)"]),
    ("↓menus: {}", ["unknown-key: unknown key 'menus' in theme"]),
    ("↓sumary: x", ["unknown-key: unknown key 'sumary' in theme (did you mean 'summary'?)"]),
    ("menu: {bandHeight: ↓wide}", ["wrong-type: 'wide' is not a number"]),
    ("menu: {title: ↓systemRod}", ["unknown-color: the palette has no colour 'systemRod' (did you mean 'systemRed'?)"]),
    ("menu: {title: ↓white, header: ↓Label}", [
      "unknown-color: the palette has no colour 'white'",
      "unknown-color: the palette has no colour 'Label' (did you mean 'label'?)",
    ]),
    ("button: {grayFill: ↓'#12345'}", [
      "wrong-type: '#12345' is not a colour (write '#RRGGBB', '#RRGGBBAA' or the name of a colour)"
    ]),
    ("menu: {title: {light: '#000000', dark: ↓black}}", [
      "wrong-type: 'black' is not a colour (write '#RRGGBB' or '#RRGGBBAA')"
    ]),
    ("menu: {background: {↓bright: '#000000'}}", ["unknown-key: unknown key 'bright' in color (did you mean 'light'?)"]),
    ("palette: {mine: ↓{dark: '#000000'}}", ["missing-key: color needs 'light'"]),
    ("palette: {mine: ↓label}", ["wrong-type: a colour of the palette has digits, not another name"]),
    ("palette: ↓[red]", ["wrong-type: a mapping is expected here, not a list"]),
    ("typeScale: {body: {large: ↓[17]}}", ["wrong-type: a size and a leading are expected here (write [17, 22])"]),
    ("typeScale: {body: {large: [17, ↓tall]}}", [
      "wrong-type: 'tall' is not a number",
      "wrong-type: a size and a leading are expected here (write [17, 22])",
    ]),
    ("typeScale: {body: {↓huge: [17, 22]}}", ["unknown-value: 'huge' is not one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5"]),
    ("typeScale: {↓title: {large: [17, 22]}}", ["unknown-value: 'title' is not one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2 (did you mean 'title1'?)"]),
    ("menu: {rowPitch: {↓xlage: 3}}", ["unknown-value: 'xlage' is not one of xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 (did you mean 'xLarge'?)"]),
    ("menu: {shadow: [[0, 0.1], ↓[10]]}", ["wrong-type: a distance in points and an opacity from 0 to 1 are expected here (write [12, 0.072])"]),
    ("menu: {shadow: [↓[0, 1.5]]}", ["wrong-type: a distance in points and an opacity from 0 to 1 are expected here (write [12, 0.072])"]),
    ("menu: ↓[1]", ["wrong-type: a mapping of keys is expected for menu style, not a list"]),
    ("idioms: [phone, ↓tv]", ["unknown-value: 'tv' is not one of phone, pad, watch"]),
    ("button: {mini: {text: ↓bdy}}", ["unknown-value: 'bdy' is not one of largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2 (did you mean 'body'?)"]),
    ("fonts: {fallbacks: [↓{family: X, package: y}]}", ["missing-key: fallback needs 'files'"]),
    ("fonts: {tracking: {↓heavyish: {1: 2}}}", ["unknown-value: 'heavyish' is not one of ultraLight, thin, light, regular, medium, semibold, bold, heavy, black"]),
  ]

  @Test(arguments: mistakes) func areLocated(marked: String, messages: [String]) throws {
    let marked = MarkedText("name: mine\nextends: ios-18\n" + marked)
    let folder = try ThemeFolder(["mine.yaml": marked.text])
    let error = try #require(try folder.mistakes(in: "mine.yaml"))
    #expect(error.diagnostics.map(\.text) == messages)
    // An element of a list and the list may both be wrong; the arrow is at the first.
    let found = error.diagnostics.compactMap { $0.range?.lowerBound }
    #expect(marked.positions.allSatisfy { found.contains($0) }, "\(found)")
    #expect(error.file?.name.hasSuffix("/mine.yaml") == true)
    #expect(error.diagnostics.allSatisfy { $0.file == error.file?.name })
  }

  @Test func ofTheExtendedThemeAreInItsOwnFile() throws {
    let base = MarkedText("name: base\nextends: ios-18\nmenu:\n  # hm\n  inset: ↓wide")
    let folder = try ThemeFolder([
      "base.yaml": base.text, "mine.yaml": "extends: base.yaml\nname: mine",
    ])
    let error = try #require(try folder.mistakes(in: "mine.yaml"))
    #expect(error.diagnostics.map(\.text) == ["wrong-type: 'wide' is not a number"])
    #expect(error.diagnostics.map { $0.range?.lowerBound } == base.positions)
    #expect(error.diagnostics.first?.file?.hasSuffix("/base.yaml") == true)
    #expect(error.file?.name.hasSuffix("/base.yaml") == true)
  }

  /// Files that extend each other, with an arrow in the file where that is noticed.
  static let circles: [[String]] = [
    ["name: a\nextends: ↓a.yaml"],
    ["name: a\nextends: b.yaml", "name: b\nextends: ↓a.yaml"],
    ["name: a\nextends: b.yaml", "name: b\nextends: c.yaml", "name: c\nextends: ↓b.yaml"],
  ]

  @Test(arguments: circles) func circlesAreFound(texts: [String]) throws {
    let marked = texts.map { MarkedText($0) }
    let names = ["a.yaml", "b.yaml", "c.yaml"]
    let folder = try ThemeFolder([
      names[0]: marked[0].text, names[1]: marked.dropFirst(1).first?.text ?? "",
      names[2]: marked.dropFirst(2).first?.text ?? "",
    ])
    let error = try #require(try folder.mistakes(in: "a.yaml"))
    let diagnostic = try #require(error.diagnostics.first)
    #expect(error.diagnostics.count == 1)
    #expect(diagnostic.id == "theme-extends-itself")
    let index = try #require(marked.firstIndex { !$0.positions.isEmpty })
    #expect(diagnostic.range?.lowerBound == marked[index].positions.first)
    #expect(diagnostic.file?.hasSuffix("/" + names[index]) == true)
  }

  @Test func unknownThemesAreLocated() throws {
    let marked = MarkedText("name: a\nextends: ↓ios-81")
    let folder = try ThemeFolder(["a.yaml": marked.text])
    let error = try #require(try folder.mistakes(in: "a.yaml"))
    #expect(
      error.diagnostics.map(\.text) == [
        "unknown-theme: there is no theme 'ios-81' (did you mean 'ios-18'?)"
      ])
    #expect(error.diagnostics.map { $0.range?.lowerBound } == marked.positions)
  }

  @Test func missingFilesAreSaid() throws {
    let folder = try ThemeFolder(["a.yaml": "name: a\nextends: nowhere.yaml"])
    #expect(throws: FileError.self) { try folder.theme("a.yaml") }
  }
}

import Maquette
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct ThemeMistakeTests {
  private static let mistakes = MarkedCase.table("Tests/MaquetteThemesTests/Mistakes/theme.txt")

  @Test(arguments: mistakes) func areLocated(mistake: MarkedCase) throws {
    let marked = MarkedText("name: mine\nextends: ios-18\n" + mistake.marked)
    let folder = try ThemeFolder(["mine.yaml": marked.text])
    let error = try #require(try folder.mistakes(in: "mine.yaml"))
    #expect(error.diagnostics.map(\.text) == mistake.messages)
    // An element of a list and the list may both be wrong; the arrow is at the first.
    let found = error.diagnostics.compactMap { $0.range?.lowerBound }
    #expect(marked.positions.allSatisfy { found.contains($0) }, "\(found)")
    #expect(error.file?.name.hasSuffix("/mine.yaml") == true)
    #expect(error.diagnostics.allSatisfy { $0.file == error.file?.name })
  }

  @Test(arguments: ["ios-26", "watchos-11"]) func everyNumberHasLimits(theme: String) throws {
    let text = try PackageFiles.text("themes/\(theme).yaml")
    let numbers = text.ranges(of: /[0-9.]+/).filter { range in
      let line = text[..<range.lowerBound].split(separator: "\n").last ?? ""
      let follows = text[range.upperBound...].first.map { " ,]}\n".contains($0) } ?? true
      return follows && !line.contains(/["#]|summary/)
        && (line.last.map { " [".contains($0) } ?? false)
    }
    #expect(numbers.count > 100)
    for range in numbers {
      let folder = try ThemeFolder([
        "mine.yaml": text[..<range.lowerBound] + "1e300" + text[range.upperBound...]
      ])
      let line = text[..<range.upperBound].split(separator: "\n").last ?? ""
      #expect(try folder.mistakes(in: "mine.yaml") != nil, "\(line)")
    }
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

import MaquetteSource
import MaquetteYAML
import Testing

/// Documents that are too large to read.
struct YAMLLimitTests {
  @Test(arguments: [
    ("a: [1, 2, 3]", ReadingLimits(nodes: 5), nil),
    ("a: [1, 2, 3]", ReadingLimits(nodes: 4), "too-many-nodes"),
    ("a: &x [1, 2]\nb: *x", ReadingLimits(nodes: 7), nil),
    ("a: &x [1, 2]\nb: *x", ReadingLimits(nodes: 6), "too-many-nodes"),
    ("a: [[]]", ReadingLimits(levels: 3), nil),
    ("a: [[]]", ReadingLimits(levels: 2), "too-deep"),
    ("a: &x [[]]\nb: [*x]", ReadingLimits(levels: 4), nil),
    ("a: &x [[]]\nb: [*x]", ReadingLimits(levels: 3), "too-deep"),
    ("a: &x [&y [[]]]\nb: [*x]\nc: *y", ReadingLimits(levels: 5), nil),
    ("a: &x [&y [[]]]\nb: [*x]\nc: *y", ReadingLimits(levels: 4), "too-deep"),
    ("a: 글\n---\na: 글\n", ReadingLimits(bytes: 8), nil),
    ("a: 글\n", ReadingLimits(bytes: 5), "too-large"),
  ])
  func limitsHold(text: String, limits: ReadingLimits, id: String?) {
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: text), limits: limits)
    #expect(parsed.diagnostics.map(\.id) == (id.map { [$0] } ?? []))
  }

  @Test func billionLaughsAreAnErrorAtTheAlias() throws {
    var text = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n"
    for level in 1...9 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: text))
    #expect(parsed.documents == [])
    #expect(parsed.diagnostics.map(\.id) == ["too-many-nodes"])
    #expect(
      parsed.diagnostics.map(\.message) == ["the document has more than 100000 values"]
    )
    #expect(parsed.diagnostics.first?.range?.lowerBound.line == 4)
  }

  @Test(arguments: ["[", "{a: ", "- ", "? "])
  func deepNestingIsAnError(opening: String) {
    let text = "a:\n  " + String(repeating: opening, count: 50_000)
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: text))
    #expect(parsed.documents == [])
    #expect(parsed.diagnostics.count == 1)
  }

  @Test(arguments: [
    ("a: b: ", ""), ("a: 'b' ", ""), ("a: [b #", "]"), ("a: @", ""), ("a: \"", ""), ("a: [", ""),
    ("a: *", ""), ("a: &", ""), ("a: !", " b"), ("a:\n  - ", "\n    b: c"), ("a: b\n", "\nc: d"),
  ])
  func longTextMakesAShortMessage(start: String, end: String) throws {
    let text = start + String(repeating: "x", count: 10_000) + end + "\n"
    let file = SourceFile(name: "menu.yaml", text: text)
    let parsed = readYAML(file)
    #expect(parsed.diagnostics.count == 1)
    #expect(ConsoleWriter([file]).text(of: parsed.diagnostics).utf8.count < 800)
  }
}

import MaquetteSource
import MaquetteTestSupport
import Testing

/// Lines, and the comments at their ends.
struct SourceLinesTests {
  @Test(arguments: [
    ("", [""]), ("a", ["a"]), ("a\n", ["a", ""]), ("a\r\nb\n\r\nc", ["a", "b", "", "c"]),
    ("한\n글", ["한", "글"]),
  ])
  func textHasLines(text: String, expected: [String]) {
    let lines = SourceLines(SourceFile(name: "a", text: text))
    #expect((0..<lines.count).map { lines[$0] } == expected)
    #expect(lines[lines.count] == "")
  }

  @Test(arguments: [
    ("- ↓", nil), ("- ↓#swift", "#swift"), ("-↓ # swift \r\nx", "# swift"),
    ("button:↓\t#1, B]", "#1, B]"),
    ("a:↓\n# b", nil), ("한: ↓#글", "#글"), ("a: b↓ c # d", nil),
  ])
  func commentFollows(text: String, comment: String?) throws {
    let marked = MarkedText(text)
    let position = try #require(marked.position)
    let lines = SourceLines(SourceFile(name: "a", text: marked.text))
    #expect(lines.comment(after: position..<position) == comment)
  }

  @Test func linesBeginAfterTheScalarsBefore() {
    let lines = SourceLines(SourceFile(name: "a", text: "한글\r\nb\n"))
    #expect(lines.start(of: 1) == SourcePosition(offset: 4, line: 1, column: 0))
    #expect(lines.start(of: 2) == SourcePosition(offset: 6, line: 2, column: 0))
    // libyaml goes to a new line at the end of a text.
    #expect(lines.start(of: 3) == SourcePosition(offset: 6, line: 3, column: 0))
  }
}

import MaquetteSource
import MaquetteTestSupport
import Testing

/// Diagnostics as they are printed, to the letter.
struct ConsoleWriterTests {
  /// A diagnostic between two arrows in a line, and what is printed below it.
  static let excerpts = [
    (
      "  - {button: B, role: ↓destructve↓, x: 1}", "did you mean 'destructive'?",
      """
      menu.yaml:1:23: error: wrong [id]
        1 |   - {button: B, role: destructve, x: 1}
          |                       ^~~~~~~~~~ did you mean 'destructive'?

      """
    ),
    (
      "a: ↓↓b", nil,
      """
      menu.yaml:1:4: error: wrong [id]
        1 | a: b
          |    ^

      """
    ),
    (
      "이름: ↓삭제↓ 👩‍👩‍👧", "x",
      """
      menu.yaml:1:5: error: wrong [id]
        1 | 이름: 삭제 👩‍👩‍👧
          |       ^~~~ x

      """
    ),
    (
      "👩‍👩‍👧 e\u{301}🇰🇷: ↓b↓", "x",
      """
      menu.yaml:1:13: error: wrong [id]
        1 | 👩‍👩‍👧 e\u{301}🇰🇷: b
          |         ^ x

      """
    ),
    (
      "\ta:\t↓b\tc↓", "x",
      """
      menu.yaml:1:5: error: wrong [id]
        1 | \ta:\tb\tc
          | \t  \t^\t~ x

      """
    ),
    (
      "a: ↓b\u{1B}c↓", "x",
      """
      menu.yaml:1:4: error: wrong [id]
        1 | a: b␛c
          |    ^~~ x

      """
    ),
    (
      "a: ↓b  \nc↓", "x",
      """
      menu.yaml:1:4: error: wrong [id]
        1 | a: b  
          |    ^ x

      """
    ),
    (
      "a↓↓", "write - button: Copy\n        image: doc",
      """
      menu.yaml:1:2: error: wrong [id]
        1 | a
          |  ^
          = help: write - button: Copy
                          image: doc

      """
    ),
    (
      "\n\n\n\n\n\n\n\n\n↓a↓", "one\ntwo",
      """
      menu.yaml:10:1: error: wrong [id]
        10 | a
           | ^
           = help: one
                   two

      """
    ),
  ]

  @Test(arguments: excerpts)
  func excerptIs(marked: String, help: String?, printed: String) throws {
    let (file, range) = try Self.file(marked)
    let diagnostic = Diagnostic(.error, "id", "wrong", help: help, file: file.name, range: range)
    #expect(ConsoleWriter([file]).text(of: diagnostic) == printed)
  }

  @Test(arguments: [50, 5000]) func longLineIsCutRoundTheCaret(count: Int) throws {
    let (file, range) = try Self.file(
      String(repeating: "한글 ", count: count) + "↓wrong↓"
        + String(repeating: " abcd", count: count))
    let diagnostic = Diagnostic(.error, "id", "wrong", file: file.name, range: range)
    #expect(
      ConsoleWriter([file]).text(of: diagnostic) == """
        menu.yaml:1:\(3 * count + 1): error: wrong [id]
          1 | …한글 한글 한글 한글 한글 한글 wrong abcd abcd abcd abcd abcd abcd abcd abcd abcd abcd abcd abcd abcd…
            |                                ^~~~~

        """)
  }

  @Test func endOfALongLineIsShownWhole() throws {
    let (file, range) = try Self.file(String(repeating: "abcd ", count: 50) + "↓↓")
    let diagnostic = Diagnostic(.error, "id", "wrong", file: file.name, range: range)
    let lines = ConsoleWriter([file]).text(of: diagnostic).split(separator: "\n")
    #expect(lines[1].count == 6 + 1 + 100)
    #expect(lines[2].count == 6 + 1 + 100 + 1)
  }

  @Test func placeIsOptional() {
    let writer = ConsoleWriter()
    let range = SourcePosition.start..<SourcePosition.start
    #expect(
      writer.text(of: [
        Diagnostic(.warning, "id", "odd\n\u{1B}[2J"),
        Diagnostic(.note, "id", "so", help: "do\nthis", file: "a.yaml"),
        Diagnostic(.error, "id", "no", file: "a.yaml", range: range),
      ]) == """
        warning: odd␊␛[2J [id]
        a.yaml: note: so [id]
        help: do
              this
        a.yaml:1:1: error: no [id]

        """)
  }

  @Test(arguments: [(Severity.error, "31"), (.warning, "33"), (.note, "36")])
  func coloursAreANSI(severity: Severity, code: String) throws {
    let (file, range) = try Self.file("↓a↓")
    let diagnostic = Diagnostic(severity, "id", "wrong", help: "x", file: file.name, range: range)
    #expect(
      ConsoleWriter([file], isColored: true).text(of: diagnostic) == """
        \u{1B}[1mmenu.yaml:1:1:\u{1B}[0m \u{1B}[1;\(code)m\(severity):\u{1B}[0m \
        \u{1B}[1mwrong\u{1B}[0m [id]
          1 | a
            | \u{1B}[1;32m^\u{1B}[0m x

        """)
  }

  @Test(arguments: [
    ("a", 1), ("é", 1), ("e\u{301}", 1), ("한", 2), ("ᄒ\u{1161}\u{11AB}", 2), ("漢", 2), ("ｱ", 1),
    ("Ａ", 2),
    ("😀", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("🇰🇷", 2), ("1️⃣", 2), ("❤️", 2), ("❤", 1), ("⌘", 1),
    ("\u{200F}", 0), ("ش", 1), ("→", 1), ("。", 2), ("𠀀", 2),
  ])
  func textIsWide(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  private static func file(_ marked: String) throws -> (SourceFile, SourceRange) {
    let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
    let start = try #require(MarkedText(parts[0] + "↓").position)
    let end = try #require(MarkedText(parts[0] + parts[1] + "↓").position)
    return (SourceFile(name: "menu.yaml", text: parts.joined()), start..<end)
  }
}

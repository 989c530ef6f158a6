import MaquetteSource
import MaquetteTestSupport
import MaquetteYAML
import Testing

/// Mistakes in lines and indentation, and documents that YAML allows and Maquette does not.
struct YAMLLayoutMistakeTests {
  static let lines = [
    Mistake(
      "items:\n  - Copy\n    ↓image: doc # x\n  - x\n",
      "'image' is indented below the title 'Copy', which has no key",
      help: "write - button: Copy\n        image: doc"),
    Mistake(
      "list:\n  style: plain\n  rows:\n  - A\n  - Copy\n\n    # why\n    ↓image: doc\n",
      "'image' is indented below the title 'Copy', which has no key",
      help: "write - row: Copy\n        image: doc"),
    Mistake(
      "options:\n  - A\n    ↓image: doc\n",
      "'image' is indented below the title 'A', which has no key",
      help: "write - title: A\n        image: doc"),
    Mistake(
      "items:\n  - button: Copy\n     ↓image: doc\n",
      "'image' is indented more than 'button' above it",
      help: "indent it by 4 spaces, like 'button'"),
    Mistake(
      "a: b\n  ↓c: d\n", "'c' is indented more than 'a' above it",
      help: "do not indent it, like 'a'"),
    Mistake(
      "items:\n - A\n  ↓- B: x\n", "'-' is indented more than '-' above it",
      help: "indent it by 1 space, like '-'"),
    Mistake(
      "items:\n  - button: Copy\n   ↓image: doc\n",
      "this line is indented by 3 spaces, which fits no line above it",
      help: "indent it by 4 spaces, like 'button'"),
    Mistake(
      "items:\n  - button: Copy\n  ↓image: doc\n", "'image' stands below the '-' of a list",
      help: "indent it by 4 spaces, like 'button'"),
    Mistake(
      "items:\n   - A\n ↓- B\n", "this line is indented by 1 space, which fits no line above it",
      help: "indent it by 3 spaces, like '-'"),
    Mistake(
      "items:\n  - A\n  ↓B\n  - C\n", "'B' stands in a list and has no '-' before it",
      help: "write - B"),
    Mistake(
      "menu:\n  title: A\n  ↓- Copy\n", "a list item stands among the keys of a mapping",
      help: "put the items below a key of their own, such as 'items:'"),
    Mistake(
      "a: b\n↓c\nd: e\n", "'c' has no ':' behind it",
      help: "write 'c:', or indent the line if it goes on with the text above"),
    Mistake(
      "↓menu\n  items: x\n", "'menu' has no ':' behind it",
      help: "write 'menu:', or indent the line if it goes on with the text above"),
    Mistake(
      "menu:\n  ↓title:Copy\n  x: y\n", "the colon in 'title:Copy' has no space behind it",
      help: "write title: Copy"),
    Mistake("a: b\n↓c:d\n", "the colon in 'c:d' has no space behind it", help: "write c: d"),
    Mistake(
      "items:\n↓\t- Copy\n", "a tab indents this line",
      help: "indent with spaces: YAML takes no tabs"),
    Mistake(
      "items:\n  - button: A\n  ↓\timage: b\n", "a tab indents this line",
      help: "indent with spaces: YAML takes no tabs"),
    Mistake(
      " a: b\n↓c: d\n", "this line begins further left than the document does",
      help: "begin all keys of the document in one column"),
    Mistake(
      "a: b\n...\n↓c: d\n", "there is text behind the end of the document",
      help: "begin a further document with '---'"),
    Mistake("{a: b} ↓c\n", "there is text behind '}'", help: "remove it"),
    Mistake(
      "↓%foo\na: b\n", "a line cannot begin with '%'",
      help: "remove the line, or put the text in quotes"),
    Mistake("↓: b\n", "a key is missing before the colon", help: "write 'key: value'"),
    Mistake("{↓: d}\n", "a key is missing before the colon", help: "write 'key: value'"),
  ]

  static let documents = [
    Mistake(
      "↓", "no-document", "the file holds no document", help: "begin it with a key such as 'menu'"),
    Mistake(
      "↓# only\n---\n", "no-document", "the file holds no document",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "# x\n↓- a\n- b\n", "not-a-mapping", "a document has keys, and this is a list",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "--- ↓hello\n", "not-a-mapping", "a document has keys, and this is a text",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "a: &x [b, {c: ↓*x}]\n", "recursive-alias", "'*x' stands within '&x', so it would never end",
      help: "write the value out"),
    Mistake(
      "a: &x {b: c}\nd:\n  ↓<<: *x\n", "merge-key", "'<<' does not merge mappings here",
      help: "write the attributes out"),
    Mistake(
      "? ↓[a]\n: b\n", "key-is-no-text", "a key is a text, and this is none",
      help: "if it begins a text, write ? \"[a]\""),
    Mistake(
      "a: ↓\"x\\a\"\n", "control-character", "the control character U+0007 cannot be drawn",
      help: "remove it"),
    Mistake(
      "a: ↓\"x\\N\"\n", "control-character", "the control character U+0085 cannot be drawn",
      help: "remove it"),
    Mistake(
      "# 한글\na: 글↓\u{1B}[31m\n", "control-character",
      "the control character U+001B cannot be drawn", help: "remove it"),
    Mistake(
      "a: b↓\rc: d\r", "control-character", "a carriage return (U+000D) stands without a line feed",
      help: "use a line feed alone"),
    Mistake(
      "a: [↓\u{2028}]", "control-character", "the line separator U+2028 cannot be drawn",
      help: "use a line feed"),
  ]

  @Test(arguments: lines + documents)
  func mistakeIsExplained(_ mistake: Mistake) throws {
    try mistake.check()
  }

  @Test func malformedUTF8IsFoundAtItsPlace() {
    let bytes = Array("a: b\n한: ".utf8) + [0xE9, 0x0A]
    let parsed = readYAML(SourceFile(name: "menu.yaml", bytes: bytes))
    let position = SourcePosition(offset: 8, line: 1, column: 3)
    #expect(
      parsed.diagnostics == [
        Diagnostic(
          .error,
          "bad-utf8",
          "the byte 0xE9 is not UTF-8",
          help: "save the file as UTF-8",
          file: "menu.yaml",
          range: position..<position.advanced(by: 1)
        )
      ]
    )
    #expect(parsed.documents == [])
  }
}

import MaquetteSource
import MaquetteTestSupport
import Testing

/// What the reader says about texts that are nearly JSON.
struct JSONMistakeTests {
  static let grammar = [
    Mistake(#"{"a": 1↓,}"#, "nothing follows the comma", help: "remove it"),
    Mistake(#"[{"a": 1}↓,]"#, "nothing follows the comma", help: "remove it"),
    Mistake(#"{↓a: 1}"#, "the key 'a' has no quotes", help: #"write "a""#),
    Mistake(#"{↓5: 1}"#, "the key '5' has no quotes", help: #"write "5""#),
    Mistake(#"{↓'a': 1}"#, "JSON has no single quotes", help: #"write "a""#),
    Mistake(#"{"a": ↓'b c'}"#, "JSON has no single quotes", help: #"write "b c""#),
    Mistake(#"{"a": ↓'b}"#, "JSON has no single quotes", help: "use double quotes"),
    Mistake(
      #"↓// x"#, "JSON has no comments", help: "remove it, or write the document in YAML"),
    Mistake(
      #"{"a": ↓/* x */ 1}"#, "JSON has no comments",
      help: "remove it, or write the document in YAML"),
    Mistake(
      "{\"a\": 1} ↓# x", "JSON has no comments",
      help: "remove it, or write the document in YAML"),
    Mistake("{\"a\": 1} ↓x", "there is text behind the end of the document"),
    Mistake(
      "{\"a\": 1}\n↓{}", "there is text behind the end of the document",
      help: "put several documents into an array: [{…}, {…}]"),
    Mistake(#"{"a": 1}↓}"#, "there is text behind the end of the document", help: "remove it"),
    Mistake(#"{↓"a" 1}"#, "':' is missing behind the key 'a'"),
    Mistake(#"{↓"a":}"#, "the key 'a' has no value", help: "write null if there is none"),
    Mistake(
      #"{"b": 1, ↓"a": , "c": 2}"#, "the key 'a' has no value", help: "write null if there is none"),
    Mistake(#"{"한": "글" ↓"x"}"#, "a comma is missing before this", help: "write ',' before it"),
    Mistake(#"{"a": ↓[1"#, "this '[' is never closed", help: "close it with ']'"),
    Mistake("↓{\"a\": [1]\n", "this '{' is never closed", help: "close it with '}'"),
    Mistake(#"{"a": [1↓}"#, "'}' closes what '[' opened on line 1", help: "close it with ']'"),
    Mistake(#"{↓,}"#, "nothing stands before the comma", help: "remove it"),
    Mistake(#"{↓[1]: 2}"#, "a key cannot begin with '['", help: "write keys in double quotes"),
    Mistake(#"{"a": ↓@}"#, "a value cannot begin with '@'", help: "write texts in double quotes"),
    Mistake(
      "{\"a\": ↓\"b\n\"}", "this quote is not closed on its line",
      help: "close it, or write \\n for a line feed"),
    Mistake("{\"a\": \"b↓\tc\"}", "a tab stands in a string", help: "write \\t"),
  ]

  static let values = [
    Mistake(#"{"a": ↓NaN}"#, "JSON has no 'NaN'", help: "write a number or null"),
    Mistake(#"{"a": ↓-Infinity}"#, "JSON has no '-Infinity'", help: "write a number or null"),
    Mistake(
      #"{"a": ↓007}"#, "the number '007' begins with a zero", help: #"write 7, or "007" for a text"#
    ),
    Mistake(
      #"{"a": ↓-00}"#, "the number '-00' begins with a zero",
      help: #"write -0, or "-00" for a text"#
    ),
    Mistake(
      #"{"a": ↓.5}"#, "'.5' is no number of JSON", help: #"write as in 0.5, or ".5" for a text"#),
    Mistake(
      #"{"a": ↓1.}"#, "'1.' is no number of JSON", help: #"write as in 0.5, or "1." for a text"#),
    Mistake(
      #"{"a": ↓0x1F}"#, "'0x1F' is no number of JSON",
      help: #"write as in 0.5, or "0x1F" for a text"#),
    Mistake(#"{"a": ↓True}"#, "'True' is not lower case", help: "write true"),
    Mistake(#"{"a": ↓Kopie}"#, "the text 'Kopie' has no quotes", help: #"write "Kopie""#),
    Mistake(#"{"a": ↓복사}"#, "the text '복사' has no quotes", help: #"write "복사""#),
    Mistake(
      #"{"a": "é↓\ud83d!"}"#, "'\\ud83d' is half of a character",
      help: "write the character itself, or both halves"),
    Mistake(
      #"{"a": "↓\ud83d\u0041"}"#, "'\\ud83d' is half of a character",
      help: "write the character itself, or both halves"),
    Mistake(
      #"{"a": "↓\ude00"}"#, "'\\ude00' is half of a character",
      help: "write the character itself, or both halves"),
    Mistake(
      #"{"a": "b↓\q"}"#, "'\\q' is no escape in JSON", help: "write \\\\ for a backslash"),
    Mistake(
      #"{"a": "↓\u12"}"#, "'\\u' takes four hexadecimal digits", help: "write as in \\u00e9"),
    Mistake(
      #"{"a": "x↓\u0007"}"#, "control-character", "the control character U+0007 cannot be drawn",
      help: "remove it"),
    Mistake(
      #"{"a": "↓\f"}"#, "control-character", "the control character U+000C cannot be drawn",
      help: "remove it"),
    Mistake(
      #"{"a": "↓\r"}"#, "control-character",
      "a carriage return (U+000D) stands without a line feed", help: "use a line feed alone"),
  ]

  static let documents = [
    Mistake(
      "↓", "no-document", "the file holds no document", help: "begin it with a key such as 'menu'"),
    Mistake(
      "↓ \n", "no-document", "the file holds no document",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "↓[]", "no-document", "the file holds no document", help: "begin it with a key such as 'menu'"
    ),
    Mistake(
      " ↓3", "not-a-mapping", "a document has keys, and this is a text",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "↓null", "not-a-mapping", "a document has keys, and this is nothing",
      help: "begin it with a key such as 'menu'"),
    Mistake(
      "[↓[]]", "not-a-mapping", "a document has keys, and this is a list",
      help: "begin it with a key such as 'menu'"),
  ]

  @Test(arguments: grammar + values + documents)
  func mistakeIsExplained(_ mistake: Mistake) throws {
    let marked = MarkedText(mistake.source)
    let parsed = readJSON(SourceFile(name: "menu.json", text: marked.text))
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.range?.lowerBound == marked.position)
    #expect(diagnostic.id == mistake.id)
    #expect(diagnostic.message == mistake.message)
    #expect(diagnostic.help == mistake.help)
    #expect(diagnostic.file == "menu.json")
  }
}

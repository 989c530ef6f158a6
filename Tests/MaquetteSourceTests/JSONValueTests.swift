import MaquetteSource
import Testing

@Suite struct JSONValueTests {
  static let texts: [(JSONValue, String)] = [
    ("", #""""#),
    ("plain", #""plain""#),
    ("say \"no\" \\ yes/no", #""say \"no\" \\ yes/no""#),
    ("a\nb\tc\rd", #""a\nb\tc\rd""#),
    ("\u{0}\u{1F}\u{8}", #""\u0000\u001f\u0008""#),
    ("\u{7F}é삭제👍\u{2028}", "\"\u{7F}é삭제👍\u{2028}\""),
    (.number(0), "0"),
    (.number(-0.0), "0"),
    (.number(44), "44"),
    (.number(-17), "-17"),
    (.number(43.67), "43.67"),
    (.number(0.1 + 0.2), "0.30000000000000004"),
    (.number(1e14), "100000000000000"),
    (.number(1e15), "1000000000000000.0"),
    (.number(1e300), "1e+300"),
    (.number(1e-7), "1e-07"),
    (.boolean(true), "true"),
    (.boolean(false), "false"),
    (.array([]), "[]"),
    (.object([:]), "{}"),
    (.array([.number(1), .array([]), "x"]), #"[1,[],"x"]"#),
    (.object(["b": .number(1), "a": .boolean(true), "ü\"": ""]), #"{"b":1,"a":true,"ü\"":""}"#),
  ]

  @Test(arguments: texts) func writesText(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  /// What is written is read back; documents have no control characters.
  @Test(arguments: texts.filter { !$0.1.contains(/\\[ur]|\u{7F}/) })
  func isReadBack(value: JSONValue, text: String) throws {
    let file = readJSON(SourceFile(name: "test.json", text: "{\"key\": \(text)}"))
    #expect(file.diagnostics == [])
    let read = try #require(file.documents.first?["key"]).json
    #expect(read == value)
  }

  @Test func indents() {
    let value: JSONValue = .object([
      "name": "menu", "none": .array([]), "items": .array(["Copy", .object(["a": .number(1)])]),
    ])
    #expect(
      value.indentedText == """
        {
          "name": "menu",
          "none": [],
          "items": [
            "Copy",
            {
              "a": 1
            }
          ]
        }

        """)
  }

  @Test func findsMembers() {
    let value: JSONValue = .object(["a": "1", "b": "2", "a": "3"])
    #expect(value["a"] == "1")
    #expect(value["c"] == nil)
    #expect(JSONValue.array([])["a"] == nil)
  }
}

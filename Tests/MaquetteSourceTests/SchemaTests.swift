import MaquetteSource
import MaquetteTestSupport
import Testing

/// A value with a key of every type.
private struct Sample: SchemaReadable {
  enum Color: String, SourceChoice {
    case red, green, blue

    static let synonyms: KeyValuePairs<String, Color> = ["rot": .red]
  }

  struct Inner: SchemaReadable {
    var title = ""
    var depth = 1.0

    static let schema = Schema<Self>(
      "inner", "A part.",
      Field("title", \.title, required: true, "A title."),
      Field("depth", \.depth, "A number."))
  }

  var text = ""
  var count = 0.0
  var isOn = false
  var color = Color.green
  var numbers: [Double] = []
  var colors: OneOrMore<Color> = []
  var inner: Inner?
  var inners: [Inner] = []

  static let schema = Schema<Self>(
    "sample", "A sample.",
    Field("text", \.text, "A text."),
    Field("count", \.count, synonyms: ["number"], "A number.") { node, path, reader in
      if case .scalar("13", _, let range) = node {
        reader.report("unlucky", "13 is unlucky", severity: .warning, at: range, path: path)
      }
    },
    Field("isOn", \.isOn, "A choice."),
    Field("color", \.color, "A colour."),
    Field("numbers", \.numbers, "Numbers."),
    Field("colors", \.colors, "Colours."),
    Field("inner", \.inner, "A part."),
    Field("inners", \.inners, "Parts."))
}

@Suite struct SchemaTests {
  private func read(_ text: String) throws -> (Sample, SourceReader) {
    let file = SourceFile(name: "test.json", text: text)
    let parsed = readJSON(file)
    try #require(parsed.diagnostics == [])
    var reader = SourceReader(file: file)
    let node = try #require(parsed.documents.first)
    return (try #require(Sample(node, at: .root, &reader)), reader)
  }

  @Test func readsEveryType() throws {
    let (sample, reader) = try read(
      """
      {"text": 1.50, "number": "-2.5e1", "isOn": true, "color": "rot", "numbers": [1, "2"],
       "colors": "blue", "inner": {"title": "A"}, "inners": [{"title": "B", "depth": 3}]}
      """)
    #expect(reader.diagnostics == [])
    #expect(sample.text == "1.50", "a number is a text as written")
    #expect(sample.count == -25)
    #expect(sample.isOn)
    #expect(sample.color == .red)
    #expect(sample.numbers == [1, 2])
    #expect(sample.colors.values == [.blue])
    #expect(sample.inner?.title == "A")
    #expect(sample.inners.map(\.depth) == [3])
  }

  @Test func writesWhatDiffersInItsOwnOrder() throws {
    let text = #"{"inners":[{"title":"B"}],"colors":["red","blue"],"color":"green","number":7}"#
    #expect(
      try read(text).0.json.text
        == #"{"count":7,"colors":["red","blue"],"inners":[{"title":"B"}]}"#)
    #expect(Sample().json.text == "{}")
  }

  @Test func absentValuesAreAsNotGiven() throws {
    let (sample, reader) = try read(
      #"{"text": null, "count": null, "isOn": null, "color": null, "numbers": null, "inners": null}"#
    )
    #expect(reader.diagnostics == [])
    #expect(sample == Sample())
  }

  @Test func remembersPlaces() throws {
    let (_, reader) = try read(#"{"inners": [{"title": "B"}], "colors": ["red"], "number": 5}"#)
    func column(_ path: NodePath) -> Int? { reader.ranges[path]?.lowerBound.column }
    #expect(column(.root) == 0)
    #expect(column(.root / "inners") == 11)
    #expect(column((.root / "inners")[0]) == 12)
    #expect(column((.root / "inners")[0] / "title") == 22)
    #expect(column((.root / "colors")[0]) == 40)
    #expect(column(.root / "count") == 58, "a synonym is recorded by the field's name")
  }

  /// Texts with an arrow before each mistake, and the mistakes.
  static let mistakes: [(String, [String])] = [
    (#"{↓"tezt": 1}"#, ["unknown-key: unknown key 'tezt' in sample (did you mean 'text'?)"]),
    (#"{↓"is_on": 1}"#, ["unknown-key: unknown key 'is_on' in sample (did you mean 'isOn'?)"]),
    (#"{↓"zebra": 1}"#, ["unknown-key: unknown key 'zebra' in sample"]),
    (#"{"count": 1, ↓"number": 2}"#, ["duplicate-key: 'number' is given twice in sample"]),
    (#"{"inner": ↓{"depth": 2}}"#, ["missing-key: inner needs 'title'"]),
    (#"{"inners": [{"title": "A"}, ↓{}]}"#, ["missing-key: inner needs 'title'"]),
    (#"{"text": ↓[1]}"#, ["wrong-type: a text is expected here, not a list"]),
    (#"{"text": ↓{"a": 1}}"#, ["wrong-type: a text is expected here, not a mapping"]),
    (#"{"count": ↓"many"}"#, ["wrong-type: 'many' is not a number"]),
    (#"{"count": ↓"0x10"}"#, ["wrong-type: '0x10' is not a number"]),
    (#"{"count": ↓"nan"}"#, ["wrong-type: 'nan' is not a number"]),
    (#"{"count": ↓1e999}"#, ["wrong-type: '1e999' is not a number"]),
    (#"{"isOn": ↓"yes"}"#, ["wrong-type: 'yes' is not true or false (write 'true')"]),
    (#"{"isOn": ↓1}"#, ["wrong-type: '1' is not true or false (write 'true')"]),
    (#"{"isOn": ↓[]}"#, ["wrong-type: true or false is expected here, not a list"]),
    (
      #"{"color": ↓"gren"}"#,
      ["unknown-value: 'gren' is not one of red, green, blue (did you mean 'green'?)"]
    ),
    (
      #"{"color": ↓"Red"}"#,
      ["unknown-value: 'Red' is not one of red, green, blue (did you mean 'red'?)"]
    ),
    (#"{"color": ↓{}}"#, ["wrong-type: one of red, green, blue is expected here, not a mapping"]),
    (#"{"numbers": ↓5}"#, ["wrong-type: a list is expected here, not a text"]),
    (
      #"{"numbers": [1, ↓"a", 2, ↓"b"]}"#,
      ["wrong-type: 'a' is not a number", "wrong-type: 'b' is not a number"]
    ),
    (#"{"colors": ["red", ↓"x"]}"#, ["unknown-value: 'x' is not one of red, green, blue"]),
    (
      #"{"inner": ↓"A"}"#,
      ["wrong-type: a mapping of keys is expected for inner, not a text"]
    ),
    (#"{"count": ↓13}"#, ["unlucky: 13 is unlucky"]),
    (
      """
      {↓"tezt": 1,
       "color": ↓"pink", ↓"👍": 1, "inner": ↓{
         ↓"titel": "A", "depth": ↓"deep"}}
      """,
      [
        "unknown-key: unknown key 'tezt' in sample (did you mean 'text'?)",
        "unknown-value: 'pink' is not one of red, green, blue",
        "unknown-key: unknown key '👍' in sample",
        "missing-key: inner needs 'title'",
        "unknown-key: unknown key 'titel' in inner (did you mean 'title'?)",
        "wrong-type: 'deep' is not a number",
      ]
    ),
  ]

  @Test(arguments: mistakes) func reportsEveryMistake(marked: String, messages: [String]) throws {
    let marked = MaquetteTestSupport.MarkedText(marked)
    let (_, reader) = try read(marked.text)
    let found = reader.diagnostics.sorted { place($0) < place($1) }
    #expect(found.map(\.text) == messages)
    #expect(found.map { $0.range?.lowerBound } == marked.positions)
  }

  private func place(_ diagnostic: Diagnostic) -> Int { diagnostic.range?.lowerBound.offset ?? -1 }

  @Test func mistakesLeaveTheDefault() throws {
    let (sample, _) = try read(
      #"{"color": "x", "numbers": [1, "a", 3], "count": "y", "inner": {"depth": 2}, "text": "kept"}"#
    )
    #expect(sample.color == .green)
    #expect(sample.numbers == [1, 3])
    #expect(sample.count == 0)
    #expect(sample.inner?.depth == 2)
    #expect(sample.text == "kept")
  }

  @Test func describesItselfToEditors() {
    var definitions = SchemaDefinitions()
    let reference = Sample.jsonSchema(&definitions)
    #expect(reference.text == ##"{"$ref":"#/$defs/sample"}"##)
    #expect(definitions.members.map(\.key) == ["sample", "inner"])
    let properties = definitions.members.first?.value["properties"]
    #expect(properties?["color"]?["enum"]?.text == #"["red","green","blue","rot"]"#)
    #expect(
      properties?["isOn"]?.text == #"{"type":"boolean","description":"A choice.","default":false}"#)
    #expect(definitions.members.last?.value["required"]?.text == #"["title"]"#)
  }

  @Test func visitsEveryValueWithItsPath() throws {
    let (sample, _) = try read(#"{"inner": {"title": "A"}, "inners": [{"title": "B"}]}"#)
    var titles: [String] = []
    sample.visit(at: .root) { value, path in
      if let text = value as? String { titles.append("\(path) \(text)") }
    }
    #expect(titles == ["/text ", "/inner/title A", "/inners/0/title B"])
  }
}

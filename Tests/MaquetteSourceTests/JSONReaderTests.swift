import MaquetteSource
import MaquetteTestSupport
import Testing

/// The trees that JSON texts are read into.
struct JSONReaderTests {
  @Test(arguments: [
    (#"{}"#, "{}@0-2"),
    (#" { "a" : "b" } "#, #"{a@3: "b"@9-12}@1-14"#),
    (
      #"{"a":[true,false,null,-0.5e+3,10]}"#,
      "{a@1: [true@6-10, false@11-16, @17-21, -0.5e+3@22-29, 10@30-32]@5-33}@0-34"
    ),
    (#"{"한":"글","b":{}}"#, #"{한@1: "글"@5-8, b@9: {}@13-15}@0-16"#),
    (
      #"{"a":"\"\\\/\n\t\u00e9\ud83d\uDE00.","b":""}"#,
      #"{a@1: "\"\\/\n\té😀."@5-36, b@37: ""@41-43}@0-44"#
    ),
    (#"{"a":1,"a":2}"#, "{a@1: 1@5-6, a@7: 2@11-12}@0-13"),
    ("\u{FEFF}{\"a\":1}", "{a@1: 1@5-6}@0-7"),
    ("{\"a\":\r\n1}", "{a@1: 1@7-8}@0-9"),
  ])
  func textIsReadAs(text: String, tree: String) {
    let parsed = readJSON(SourceFile(name: "menu.json", text: text))
    #expect(parsed.diagnostics == [])
    #expect(parsed.documents.map(\.dump) == [tree])
  }

  @Test(arguments: [
    (#"[{"a":1}, {}]"#, 2, []),
    (#"[{"a":1}, 3, {}]"#, 2, ["not-a-mapping"]),
    (#"[{"a":1}, {"b":}]"#, 1, ["syntax"]),
    (#"[{"a":1}, 3, {"b":}]"#, 1, ["not-a-mapping", "syntax"]),
    (#"{"a":1} x"#, 1, ["syntax"]),
    ("[{\"a\":1}, {\"b\":\"\u{7}\"}]", 1, ["control-character"]),
  ])
  func documentsBeforeAMistakeCount(text: String, documents: Int, ids: [String]) {
    let parsed = readJSON(SourceFile(name: "menu.json", text: text))
    #expect(parsed.documents.count == documents)
    #expect(parsed.diagnostics.map(\.id) == ids)
  }

  @Test(arguments: [
    (#"{"a":[1,2,3]}"#, ReadingLimits(nodes: 5), nil),
    (#"{"a":[1,2,3]}"#, ReadingLimits(nodes: 4), "too-many-nodes"),
    (#"{"a":[[]]}"#, ReadingLimits(levels: 3), nil),
    (#"{"a":[[]]}"#, ReadingLimits(levels: 2), "too-deep"),
    (#"{"a":"1234"}"#, ReadingLimits(bytes: 12), nil),
    (#"{"a":"1234"}"#, ReadingLimits(bytes: 11), "too-large"),
    (#"[{"a":"1"},{"a":"1"}]"#, ReadingLimits(nodes: 2, levels: 1, bytes: 9), nil),
  ])
  func limitsHold(text: String, limits: ReadingLimits, id: String?) {
    let parsed = readJSON(SourceFile(name: "menu.json", text: text), limits: limits)
    #expect(parsed.diagnostics.map(\.id) == (id.map { [$0] } ?? []))
  }

  @Test func deepNestingIsAnErrorAtItsPlace() {
    let text = #"{"a":"# + String(repeating: "[", count: 100_000)
    let parsed = readJSON(SourceFile(name: "menu.json", text: text))
    #expect(parsed.diagnostics.map(\.id) == ["too-deep"])
    #expect(parsed.diagnostics.first?.range?.lowerBound.offset == 5 + 63)
  }

  static let sample = Array(
    #"[{"name": "삭제 \ud83d\ude00\n", "menu": {"items": ["A", true, -1.5e3, null, {}]}}, {"b": []}]"#
      .utf8)

  @Test func everyPrefixIsReadOrRefused() {
    for count in Self.sample.indices {
      let parsed = readJSON(SourceFile(name: "menu.json", bytes: Array(Self.sample[..<count])))
      #expect(parsed.diagnostics.count == 1)
      #expect(parsed.diagnostics.allSatisfy { $0.range != nil })
    }
  }

  @Test func everyMutationIsReadOrRefused() {
    for index in Self.sample.indices {
      var bytes = Self.sample
      for byte in UInt8.min...UInt8.max {
        bytes[index] = byte
        let parsed = readJSON(SourceFile(name: "menu.json", bytes: bytes))
        let isWhole = parsed.diagnostics.isEmpty && !parsed.documents.isEmpty
        let isRefused = parsed.diagnostics.count == 1 && parsed.diagnostics[0].range != nil
        if !isWhole && !isRefused {
          Issue.record("byte \(byte) at \(index): \(parsed)")
        }
      }
    }
  }
}

import MaquetteSource
import Testing

@testable import MaquetteCommandLine

@Suite struct VerificationReportTests {
  @Test(arguments: [VerificationReport(), .sample, .full])
  func isReadAsItWasWritten(_ report: VerificationReport) {
    for text in [report.json.text, report.json.indentedText] {
      let read = VerificationReport.read(SourceFile(name: "report.json", text: text))
      #expect(read.diagnostics.isEmpty)
      #expect(read.report == report)
    }
  }

  @Test func isReadHoweverLongItIs() {
    var report = VerificationReport.sample
    report.pictures = Array(repeating: report.pictures, count: 500).flatMap(\.self)
    let text = report.json.text
    #expect(text.utf8.count > 1 << 20)
    #expect(VerificationReport.read(SourceFile(name: "a", text: text)).report == report)
  }

  @Test(arguments: [
    ("", "1:1 no-document: the file holds no report"),
    ("[1]", "1:2 not-a-mapping: the file holds no report"),
    (#"{"version": 1, "pictures": ["#, "1:28 syntax: this '[' is never closed"),
    (#"{"version": 1}"#, "1:1 missing-key: report needs 'pictures'"),
    (
      #"{"version": 2, "pictures": []}"#,
      "1:13 unknown-version: the report has version 2, and 1 is known"
    ),
    (#"{"version": "x", "pictures": []}"#, "1:13 wrong-type: 'x' is not a whole number"),
    (#"{"version": 1, "pictures": {}}"#, "1:28 wrong-type: a list is expected here, not a mapping"),
    (
      #"[{"version": 1, "pictures": []}, {"version": 1, "pictures": []}]"#,
      "1:34 several-reports: the file holds more than one report"
    ),
  ])
  func saysWhereAReportIsDamaged(_ text: String, _ summary: String) throws {
    let read = VerificationReport.read(SourceFile(name: "report.json", text: text))
    #expect(read.report == nil)
    let first = try #require(read.diagnostics.first)
    let start = try #require(first.range).lowerBound
    #expect("\(start.line + 1):\(start.column + 1) \(first.id): \(first.message)" == summary)
    #expect(first.file == "report.json")
  }

  @Test(arguments: [
    (#""status": "chnaged""#, "unknown-value"), (#""count": 1.5"#, "wrong-type"),
    (#""expectedSize": [1]"#, "wrong-type"), (#""expectedSize": [1, -1]"#, "wrong-type"),
    (#""regions": [[1, 2, 3]]"#, "wrong-type"), (#""regions": [1]"#, "wrong-type"),
    (#""limits": [{"name": "max-pixel", "value": 1, "limit": 0}]"#, "unknown-value"),
    (#""limits": [{"name": "max-ratio", "limit": 0}]"#, "missing-key"),
    (#""window": {"side": 3, "count": 1, "box": "x"}"#, "wrong-type"),
    (#""name": "../a.png""#, "bad-name"), (#""name": "/a.png""#, "bad-name"),
    (#""name": """#, "bad-name"), (#""nmae": "a.png""#, "unknown-key"),
    (#""sameEnvironment": "maybe""#, "wrong-type"), (#""axes": ["dark"]"#, "wrong-type"),
  ])
  func saysWhatIsWrongWithAPicture(_ member: String, _ id: String) throws {
    var members = [
      #""name": "a.png""#, #""document": "a.yaml""#, #""status": "same""#,
    ].filter { $0.prefix(6) != member.prefix(6) }
    members.append(member)
    let text = #"{"version": 1, "pictures": [{\#(members.joined(separator: ", "))}]}"#
    let read = VerificationReport.read(SourceFile(name: "report.json", text: text))
    #expect(read.report == nil)
    #expect(read.diagnostics.map(\.id).contains(id))
    #expect(read.diagnostics.allSatisfy { $0.range != nil })
  }
}

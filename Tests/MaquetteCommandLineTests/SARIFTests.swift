import Foundation
import MaquetteGuidelines
import MaquetteSource
import Testing

@testable import MaquetteCommandLine

/// What SARIF 2.1.0 and the services that read it ask for.
@Suite struct SARIFTests {
  private static let text = "menu:\n  title: Ünï 👩‍👩‍👧, {x}\n  items:\n    - Löschen\n    - B\n\n"
  private static let report = LintReport(files: [
    LintedFile(
      text, [(.warning, "menu-groups", "- Löschen\n    - B\n\n"), (.note, "submenu-depth", "{x}")],
      help: "write another"),
    LintedFile("menu: {itmes: [A]}", name: "/else/a b.yaml", []),
  ])

  private func run(_ report: LintReport = report) throws -> JSONValue {
    let json = SARIFReport(report, in: "/work").json
    // It is JSON that others read.
    _ = try JSONSerialization.jsonObject(with: Data(json.text.utf8))
    #expect(json["version"] == "2.1.0")
    return try #require(json["runs"]?.elements.first)
  }

  @Test func aRunSaysWhatMadeItAndHowItCounts() throws {
    let run = try run()
    #expect(run["columnKind"] == "unicodeCodePoints")
    #expect(run["tool"]?["driver"]?["name"] == "maquette")
    #expect(run["tool"]?["driver"]?["version"] == .string(Tool.version))
    #expect(run["invocations"]?.elements.first?["executionSuccessful"] == .boolean(true))
    #expect(run["originalUriBaseIds"]?["%SRCROOT%"] != nil)
    var report = Self.report
    report.isComplete = false
    let incomplete = try self.run(report)["invocations"]?.elements.first
    #expect(incomplete?["executionSuccessful"] == .boolean(false))
  }

  @Test func rulesAreDescribed() throws {
    let rules = try #require(try run()["tool"]?["driver"]?["rules"]?.elements)
    let catalog = RuleCatalog.all.map { $0.description }
    #expect(
      rules.compactMap { $0["id"]?.text }
        == (catalog.map(\.id) + ["missing-key", "unknown-key"])
        .map { JSONValue.string($0).text })
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        #expect(rule[key]?["text"]?.text.hasSuffix(".\"") == true, "\(rule["id"]?.text ?? "")")
      }
    }
    for (rule, json) in zip(catalog, rules) {
      #expect(json["defaultConfiguration"]?["level"] == .string(rule.severity.rawValue))
      #expect(json["defaultConfiguration"]?["enabled"] == .boolean(rule.isOn))
      #expect(json["helpUri"]?.text.hasPrefix("\"https://developer.apple.com/design/") == true)
      #expect(json["help"]?["text"]?.text.contains("docs/rules.md#\(rule.id)") == true)
    }
  }

  @Test func resultsNameTheirRuleAndPlace() throws {
    let run = try run()
    let rules = try #require(run["tool"]?["driver"]?["rules"]?.elements)
    let results = try #require(run["results"]?.elements)
    #expect(results.count == Self.report.findings.count)
    for result in results {
      guard case .number(let index) = result["ruleIndex"] else {
        Issue.record("\(result.text) has no index")
        continue
      }
      #expect(rules[Int(index)]["id"] == result["ruleId"])
    }
    let first = try #require(results.first)
    #expect(first["ruleId"] == "submenu-depth" && first["level"] == "note")
    #expect(first["message"]?["text"] == "it is odd\nwrite another")
    #expect(
      first.place?["artifactLocation"]?.text
        == #"{"uri":"menus/menu.yaml","uriBaseId":"%SRCROOT%"}"#)
    #expect(
      first.place?["region"]?.text
        == #"{"startLine":2,"startColumn":21,"endLine":2,"endColumn":24}"#)
    #expect(
      results[1].place?["region"]?.text
        == #"{"startLine":4,"startColumn":5,"endLine":5,"endColumn":8}"#)
    // A file elsewhere has a whole URI.
    #expect(results.last?.place?["artifactLocation"]?.text == #"{"uri":"file:///else/a%20b.yaml"}"#)
  }

  @Test func noFindingIsNoResult() throws {
    #expect(try run(LintReport())["results"] == .array([]))
  }

  /// Lines before it and another indentation leave a fingerprint as it is; another rule or text, or the
  /// same a second time, has another one.
  @Test func fingerprintsAreOfWhatIsFound() throws {
    func prints(_ text: String, _ rule: String, _ subjects: String...) throws -> [String] {
      let file = LintedFile(text, subjects.map { (.note, rule, $0) })
      let results = try #require(try run(LintReport(files: [file]))["results"]?.elements)
      return results.filter { $0["ruleId"] == .string(rule) }.compactMap {
        $0["partialFingerprints"]?["maquetteSubject/v1"]?.text
      }
    }
    let plain = try prints("menu:\n  items:\n    - A\n    - B", "menu-groups", "- A\n    - B")
    #expect(plain.count == 1)
    #expect(
      try prints("# moved\n\nmenu:\n items:\n  - A\n  - B\n", "menu-groups", "- A\n  - B\n")
        == plain)
    #expect(try prints("menu:\n  items:\n    - A\n    - C", "menu-groups", "- A\n    - C") != plain)
    #expect(try prints("menu:\n  items:\n    - A\n    - B", "one-popover", "- A\n    - B") != plain)
    let twice = try prints("menu: {items: [A, A]}", "menu-groups", "A", "A")
    #expect(Set(twice).count == 2)
  }

  @Test(arguments: ReportTextTests.hostileTexts)
  func reportsHoldAnyText(_ text: String) throws {
    let run = try run(.hostile(text))
    let result = try #require(run["results"]?.elements.last)
    #expect(result["message"]?["text"] == .string("\(text)\n\(text)"))
    guard case .string(let uri) = result.place?["artifactLocation"]?["uri"] else {
      Issue.record("there is no URI")
      return
    }
    #expect(uri.allSatisfy { $0.isASCII && !" <>\"\\^`{|}#?".contains($0) })
  }
}

extension JSONValue {
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The place of a result.
  fileprivate var place: JSONValue? { self["locations"]?.elements.first?["physicalLocation"] }
}

import Maquette
import MaquetteGuidelines
import MaquetteSource
import MaquetteTestSupport
import Testing

/// An example of a rule and where in it the rule finds something.
struct RuleExample: Sendable, CustomTestStringConvertible {
  var rule: String
  var example: Example
  var isFailing: Bool

  var testDescription: String { "\(rule): \(example.marked)" }

  /// The places of the marks in the document without them, in scalars.
  var places: [Int] {
    var places: [Int] = []
    var offset = 0
    for scalar in example.marked.unicodeScalars {
      if scalar == "↓" { places.append(offset) } else { offset += 1 }
    }
    return places
  }

  /// Whether its rule needs a layout.
  var isOfLayout: Bool {
    RuleCatalog.all.contains { $0.description.id == rule && $0 is any LayoutRule.Type }
  }

  static let all: [RuleExample] = RuleCatalog.all.map { $0.description }.flatMap { rule in
    rule.passing.map { RuleExample(rule: rule.id, example: $0, isFailing: false) }
      + rule.failing.map { RuleExample(rule: rule.id, example: $0, isFailing: true) }
  }
}

@Suite struct RuleExampleTests {
  /// The rule of an example alone.
  private func linter(_ example: RuleExample, limit: Double? = nil) throws -> Linter {
    let rule = RuleCatalog.all.map { $0.description }.first { $0.id == example.rule }
    var configuration = LintConfiguration(only: try #require(rule))
    configuration.limits[example.rule] = limit
    return Linter(configuration, lexicon: Catalog.lexicon())
  }

  private func findings(in file: MockupFile, _ example: RuleExample) throws -> [Diagnostic] {
    try file.findings(of: try linter(example), in: MockupRenderer())
  }

  private func findings(
    _ text: String, _ example: RuleExample, as format: String = "yaml"
  ) throws -> [Diagnostic] {
    let file = readMockups(text, as: format)
    #expect(file.diagnostics == [], "the example has mistakes")
    return try findings(in: file, example)
  }

  @Test(arguments: RuleExample.all)
  func isFoundWhereItIsMarked(_ example: RuleExample) throws {
    let found = try findings(example.example.document, example)
    #expect(found.compactMap { $0.range?.lowerBound.offset } == example.places)
    #expect(found.allSatisfy { $0.id == example.rule })
    #expect(example.isFailing == !example.places.isEmpty)
  }

  /// With squares for letters the same is found: no example depends on what a font measures.
  @Test(arguments: RuleExample.all.filter(\.isOfLayout))
  func isFoundWithSquaresForLetters(_ example: RuleExample) throws {
    let file = readMockups(example.example.document)
    let linter = try linter(example)
    let found = file.mockups.flatMap { read in
      let linted = LintedMockup(read.mockup, for: linter, in: Catalog()) { cell in
        let stage = cell.mockup.stage(in: .squares(cell))
        return (stage.frame, stage.problems)
      }
      return linter.findings(in: linted).map { read.ranges.range(of: $0.path)?.lowerBound.offset }
    }
    #expect(found.compactMap { $0 }.sorted() == example.places)
  }

  @Test(arguments: RuleExample.all)
  func isTheSameAsJSON(_ example: RuleExample) throws {
    let yaml = readMockups(example.example.document)
    let paths = try findings(in: yaml, example).map(\.path)
    let json = yaml.mockups.map(\.mockup.json)
    let found = try findings(JSONValue.array(json).text, example, as: "json")
    #expect(found.map(\.path) == paths)
  }

  @Test(arguments: RuleExample.all)
  func movesWithALineBeforeIt(_ example: RuleExample) throws {
    let comment = "# Lösche 사진 👩‍👩‍👧\n"
    let found = try findings(comment + example.example.document, example)
    let length = comment.unicodeScalars.count
    #expect(
      found.compactMap { $0.range?.lowerBound.offset } == example.places.map { $0 + length })
  }

  @Test(arguments: RuleExample.all.filter(\.isFailing))
  func isSilenced(_ example: RuleExample) throws {
    let document = example.example.document
    var mockup = try #require(readMockups(document).mockups.first).mockup
    mockup.disable = [example.rule]
    #expect(try findings(mockup.json.text, example, as: "json") == [])
    // Over every line that has a mark.
    var lines: [String] = []
    for line in example.example.marked.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.contains("↓") {
        let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count)
        lines.append("\(indent)# maquette:disable \(example.rule)")
      }
      lines.append(line.filter { $0 != "↓" })
    }
    #expect(try findings(lines.joined(separator: "\n"), example) == [])
  }

  @Test(arguments: RuleExample.all.filter(\.isFailing))
  func isFixed(_ example: RuleExample) throws {
    let linter = try linter(example)
    let yaml = readMockups(example.example.document)
    let json = JSONValue.array(yaml.mockups.map(\.mockup.json))
    for file in [
      yaml, readMockups(json.text, as: "json"), readMockups(json.indentedText, as: "json"),
    ] {
      let (fixed, count) = file.fixed(by: linter)
      let catalog = Catalog()
      func found(_ mockup: Mockup) -> [Finding] {
        linter.findings(in: LintedMockup(mockup, in: catalog))
      }
      let findings = file.mockups.map { found($0.mockup) }
      if !findings.contains(where: { $0.contains { $0.fix != nil } }) {
        #expect(count == 0 && fixed.source == file.source)
        continue
      }
      #expect(count == findings.joined().count { $0.fix != nil })
      #expect(fixed.diagnostics == [])
      for (before, after) in zip(file.mockups, fixed.mockups) {
        #expect(found(after.mockup).allSatisfy { $0.fix == nil })
        var expected = before.mockup
        while let fix = found(expected).lazy.compactMap(\.fix).first {
          expected = try readMockup(fix.reduce(expected.json) { $0.edited($1) }.text, as: "json")
        }
        expected.name = after.mockup.name
        #expect(after.mockup == expected)
      }
    }
  }

  /// A rule that goes by a number finds less or more in its own examples by another number.
  @Test func limitsDecide() throws {
    for rule in RuleCatalog.all.compactMap({ $0 as? any LimitedRule.Type }) {
      let examples = RuleExample.all.filter { $0.rule == rule.description.id }
      let counts = try [rule.limits.lowerBound, rule.limits.upperBound].map { limit in
        try examples.reduce(0) { count, example in
          let file = readMockups(example.example.document)
          let linter = try linter(example, limit: limit)
          return try count + file.findings(of: linter, in: MockupRenderer()).count
        }
      }
      #expect(counts[0] != counts[1], "\(rule.description.id)")
    }
  }

  @Test func suppressionsThatSuppressNothingAreFound() throws {
    let mockup = try readMockup(
      "{disable: [menu-groups, menu-group], menu: {disable: [submenu-depth], items: [A]}}")
    let findings = Linter(lexicon: Catalog.lexicon()).findings(in: LintedMockup(mockup))
    #expect(findings.map(\.rule) == Array(repeating: "unused-suppression", count: 3))
    #expect(
      findings.map(\.path.description).sorted() == ["/disable", "/disable", "/menu/disable"])
    #expect(findings.compactMap(\.help) == ["did you mean 'menu-groups'?"])
  }

  @Test func theCatalogueIsWhole() throws {
    let files = try PackageFiles.names(in: "Sources/MaquetteGuidelines/Rules", ending: ".swift")
    let types = RuleCatalog.all.map { "\($0).swift" }
    #expect(types.sorted() == files)
    #expect(types == types.sorted())
    let ids = RuleCatalog.all.map { $0.description.id }
    #expect(Set(ids).count == ids.count)
    for rule in RuleCatalog.all.map({ $0.description }) {
      #expect(!rule.passing.isEmpty && !rule.failing.isEmpty, "\(rule.id)")
      #expect(rule.summary.hasSuffix(".") && !rule.pages.isEmpty, "\(rule.id)")
    }
  }
}

import Maquette
import MaquetteGuidelines
import MaquetteSource
import MaquetteTestSupport
import Testing

/// What all rules together find in whole documents: what is right, and nothing else.
@Suite struct JudgementTests {
  /// A mistake that an app may make, as YAML whose first line says what is found and where.
  struct AppMistake: Sendable, CustomTestStringConvertible {
    var name: String
    var document: String

    var testDescription: String { name }
    /// The lines and rules, as `5 menu-groups, 7 submenu-depth`.
    var expected: String { String(document.prefix { $0 != "\n" }.dropFirst(2)) }
  }

  static let mistakes: [AppMistake] = {
    let folder = "Tests/MaquetteGuidelinesTests/Mistakes"
    let text = (try? PackageFiles.text("\(folder)/apps.txt")) ?? ""
    return text.split(separator: "=== ").map { part in
      let name = part.prefix { $0 != "\n" }
      return AppMistake(name: String(name), document: String(part.dropFirst(name.count + 1)))
    }
  }()

  private func findings(_ file: MockupFile) throws -> [Diagnostic] {
    #expect(file.diagnostics.filter { $0.severity == .error } == [])
    return try file.findings(of: Linter(lexicon: Catalog.lexicon()), in: MockupRenderer())
  }

  @Test func thereAreMistakes() { #expect(Self.mistakes.count >= 20) }

  @Test(arguments: mistakes) func aMistakeIsFoundAndNothingElse(_ mistake: AppMistake) throws {
    let found = try findings(readMockups(mistake.document)).map { finding in
      "\((finding.range?.lowerBound.line ?? -1) + 1) \(finding.id)"
    }
    #expect(found.joined(separator: ", ") == mistake.expected)
  }

  /// What is found in the examples, and why it is right.
  static let known: [String: [(rule: String, reason: String)]] = [
    "alerts.yaml": [("alert-offers-no-choices", "it shows three actions below each other")],
    "dynamic-type.yaml": [
      ("button-title-case", "the title is a sentence, to be long"),
      ("button-title-fits", "it is there to be cut off"),
    ],
    "looks.yaml": [("selections-apart", "a menu as short as this one has no other groups")],
    "share-popover.yaml": [("popover-spares-essential", "the popover covers the chart")],
    "sort-menu-title.yaml": [("selections-apart", "Refresh stands beside a switch")],
  ]

  @Test(arguments: try PackageFiles.names(in: "examples").filter { $0.contains(".") })
  func examplesGetWhatIsRight(_ name: String) throws {
    let source = SourceFile(
      name: "\(PackageFiles.root)/examples/\(name)",
      bytes: Array(try PackageFiles.text("examples/\(name)").utf8))
    let found = try findings(MockupFile(source, name: "example"))
    #expect(found.map(\.id) == (Self.known[name] ?? []).map(\.rule))
    #expect(!found.contains { $0.severity == .error })
  }
}

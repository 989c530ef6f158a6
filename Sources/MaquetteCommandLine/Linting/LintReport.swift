internal import MaquetteGuidelines
internal import MaquetteSource

/// What judging documents found, of which every form of report is made.
struct LintReport: Sendable {
  /// The files in the order of judging.
  var files: [LintedFile] = []
  /// Whether every file could be read.
  var isComplete = true

  /// The findings of all files.
  var findings: [LintFinding] { files.flatMap(\.findings) }

  /// How many findings there are of each severity, in how many files: `3 warnings, 1 note in 2 files`.
  var headline: String {
    let counts = Severity.allCases.map { severity in
      (severity, files.flatMap(\.diagnostics).count { $0.severity == severity })
    }
    let parts = counts.filter { $0.1 > 0 }.map { Self.count($0.1, $0.0.rawValue) }
    let found = files.count { !$0.diagnostics.isEmpty }
    return parts.isEmpty
      ? "no findings in \(Self.count(files.count, "file"))"
      : "\(parts.joined(separator: ", ")) in \(Self.count(found, "file"))"
  }

  /// The line below a report for people, which names the gravest finding's rule; none without a finding.
  var closingLine: String? {
    let diagnostics = files.flatMap(\.diagnostics)
    guard !diagnostics.isEmpty else { return nil }
    let rules = RuleCatalog.all.map { $0.description.id }
    let found = diagnostics.filter { rules.contains($0.id) }
    let gravest = Severity.allCases.lazy
      .compactMap { severity in found.first { $0.severity == severity } }.first
    return headline + (gravest.map { ": maquette rules \($0.id) says why" } ?? "")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}

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

  /// The lines below a report for people: how much was found, where the rules come from, and what was
  /// not judged; none where there is nothing of that.
  var closingLines: [String] {
    let found = Set(files.flatMap(\.diagnostics).map(\.id))
    let rules = RuleCatalog.all.map { $0.description }.filter { found.contains($0.id) }
    let width = rules.map(\.id.count).max() ?? 0
    let pages = rules.map { rule in
      "  \(rule.id)\(String(repeating: " ", count: width - rule.id.count))  \(rule.pages[0].url)"
    }
    let why = rules.isEmpty ? "" : "; 'maquette rules ID' says why a rule is one:"
    return (found.isEmpty ? [] : [headline + why] + pages) + leftOutLines
  }

  /// What was not judged and why, in how many files: `in 1 file, 3 rules were not judged: there is no 'screen:'`.
  var leftOutLines: [String] {
    LeftOut.Reason.allCases.compactMap { reason in
      let all = files.map { $0.leftOut.filter { $0.reason == reason } }.filter { !$0.isEmpty }
      guard !all.isEmpty else { return nil }
      let rules = Set(all.joined().flatMap(\.rules)).count
      let those = rules == 1 ? "1 rule was" : "\(rules) rules were"
      return "in \(Self.count(all.count, "file")), \(those) not judged: \(reason.rawValue)"
    }
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number.grouped) \(noun)\(number == 1 ? "" : "s")"
  }
}

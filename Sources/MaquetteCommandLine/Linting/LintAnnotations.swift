internal import MaquetteSource

/// Findings as commands of a GitHub workflow, which show them beside the lines of a change.
struct LintAnnotations {
  /// What was found.
  let report: LintReport
  /// The folder that paths begin at.
  let folder: String

  /// Makes annotations of what was found by a run in a folder.
  init(_ report: LintReport, in folder: String) {
    self.report = report
    self.folder = folder
  }

  /// The commands, one a line, the gravest first.
  var text: String {
    let findings = report.findings
    let levels = Severity.allCases.map { severity in
      findings.filter { $0.diagnostic.severity == severity }
    }
    let limit = WorkflowCommand.limit
    guard levels.contains(where: { $0.count > limit }) else {
      return levels.joined().map { command($0).text }.joined()
    }
    // What says so is a notice too.
    let limits = Severity.allCases.map { $0 == .note ? limit - 1 : limit }
    let commands = zip(levels, limits).flatMap { $0.prefix($1) }.map { command($0) }
    let rest = WorkflowCommand(
      level: "notice", properties: [("title", "maquette lint")],
      message: "\(report.headline); the log shows all")
    return (commands + [rest]).map(\.text).joined()
  }

  private func command(_ finding: LintFinding) -> WorkflowCommand {
    let diagnostic = finding.diagnostic
    var properties = [("file", (diagnostic.file ?? "").path(from: folder))]
    if let range = diagnostic.range {
      properties += range.properties
    }
    return WorkflowCommand(
      level: diagnostic.severity == .note ? "notice" : diagnostic.severity.rawValue,
      properties: properties + [("title", diagnostic.id)], message: finding.words)
  }
}

extension SourceRange {
  /// The place as GitHub takes it: columns only on one line.
  fileprivate var properties: [(String, String)] {
    let lines = [("line", lowerBound.line), ("endLine", upperBound.line)]
    let columns = [("col", lowerBound.column), ("endColumn", upperBound.column)]
    let isOneLine = lowerBound.line == upperBound.line
    return (lines + (isOneLine ? columns : [])).map { ($0, String($1 + 1)) }
  }
}

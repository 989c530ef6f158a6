internal import MaquetteSource

/// Findings as Markdown, for the summary of a CI job.
struct LintSummary {
  /// What was found.
  let report: LintReport
  /// The folder that paths begin at.
  let folder: String

  /// Makes a summary of what was found by a run in a folder.
  init(_ report: LintReport, in folder: String) {
    self.report = report
    self.folder = folder
  }

  /// The Markdown.
  var text: String {
    let findings = report.findings
    let rest = findings.count - StepSummary.limit
    return "## \(report.headline.markdown)\n\n"
      + (findings.isEmpty ? "" : "| place | rule | what was found |\n| --- | --- | --- |\n")
      + findings.prefix(StepSummary.limit).map { row($0) }.joined()
      + (rest > 0 ? "\n\(rest.grouped) more are in the log.\n" : "")
      + (findings.isEmpty ? "" : "\n")
  }

  private func row(_ finding: LintFinding) -> String {
    let diagnostic = finding.diagnostic
    let line = diagnostic.range.map { ":\($0.lowerBound.line + 1)" } ?? ""
    let place = (diagnostic.file ?? "").path(from: folder) + line
    return "| <code>\(place.markdown)</code> | \(diagnostic.severity.rawValue): "
      + "\(diagnostic.id.markdown) | \(finding.words.markdown) |\n"
  }
}

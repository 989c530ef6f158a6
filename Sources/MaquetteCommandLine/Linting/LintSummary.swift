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
    "## \(report.headline.markdown)\n\n" + report.records(from: folder).table(restIn: "the log")
  }
}

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
    report.records(from: folder).map(\.command)
      .text(of: "maquette lint", rest: "\(report.headline); the log shows all")
  }
}

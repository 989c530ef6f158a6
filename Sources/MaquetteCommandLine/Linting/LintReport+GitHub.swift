extension LintReport {
  /// The findings as commands of a GitHub workflow, which show them beside the lines of a change: one a
  /// line, the gravest first, with paths from a folder.
  func annotations(in folder: String) -> String {
    records(from: folder).map(\.command)
      .text(of: "maquette lint", rest: "\(headline); the log shows all")
  }

  /// The findings as Markdown, for the summary of a CI job, with paths from a folder.
  func summary(in folder: String) -> String {
    "## \(headline.markdown)\n\n" + records(from: folder).table(restIn: "the log")
  }
}

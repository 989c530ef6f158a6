internal import MaquetteSource

/// The forms of what judging documents found.
enum LintFormat: String, CaseIterable, OptionValue {
  /// For people, with the lines of the documents.
  case text
  case json
  case sarif
  /// Annotations of a GitHub workflow.
  case github
}

extension LintReport {
  /// Writes the report: what is for people to standard error, the rest to standard output.
  func write(as format: LintFormat, _ console: inout Console) throws {
    switch format {
    case .text: console.report(self)
    case .json: try console.write(Array(json.indentedText.utf8))
    case .sarif:
      let report = SARIFReport(self, in: console.workingDirectory)
      try console.write(Array(report.json.indentedText.utf8))
    case .github:
      // GitHub shows few annotations of a step; the log has all.
      console.report(self)
      try console.write(Array(annotations(in: console.workingDirectory).utf8))
      try console.addStepSummary(summary(in: console.workingDirectory))
    }
  }
}

extension Console {
  /// Prints a report for people.
  fileprivate mutating func report(_ report: LintReport) {
    for file in report.files { self.report(file.diagnostics, in: [file.source]) }
    for line in report.closingLines { inform(line) }
  }
}

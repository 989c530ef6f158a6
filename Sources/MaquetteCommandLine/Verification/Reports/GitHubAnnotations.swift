/// A report as commands of a GitHub workflow, which show findings beside the lines of a change.
struct GitHubAnnotations {
  /// What was found.
  var report: VerificationReport

  /// Makes the report's annotations.
  init(_ report: VerificationReport) { self.report = report }

  /// The commands, one a line; pictures that changed in the same way have one.
  var text: String {
    (commands + report.findings.map(\.command))
      .text(of: "maquette verify", rest: "\(report.headline); the report shows all")
  }

  private var commands: [WorkflowCommand] {
    let outline = ReportOutline(report)
    return (outline.foreign + outline.groups).flatMap(\.lines).flatMap { line in
      let pictures = line.pictures.map { report.pictures[$0] }
      return line.isFold
        ? pictures.prefix(1).map { command(line.title, $0) }
        : pictures.map { command($0.words.joined(separator: "\n"), $0) }
    }
  }

  private func command(_ message: String, _ picture: PictureResult) -> WorkflowCommand {
    WorkflowCommand(
      level: picture.status.level,
      properties: [
        ("file", picture.document), ("line", "1"),
        ("title", "\(picture.status.rawValue): \(picture.name)"),
      ], message: message)
  }
}

extension PictureResult.Status {
  /// What is left over harms no reader; everything else does.
  fileprivate var level: String { self == .orphaned ? "warning" : "error" }
}

/// A report as commands of a GitHub workflow, which show findings beside the lines of a change.
struct GitHubAnnotations {
  /// How many of a level GitHub shows for a step.
  static let limit = 10

  /// What was found.
  var report: VerificationReport

  /// Makes the report's annotations.
  init(_ report: VerificationReport) { self.report = report }

  /// The commands, one a line; pictures that changed in the same way have one.
  var text: String {
    let levels = ["error", "warning"].map { level in commands.filter { $0.level == level } }
    let shown = levels.flatMap { $0.prefix(Self.limit) }.map(\.text).joined()
    guard levels.contains(where: { $0.count > Self.limit }) else { return shown }
    return shown
      + "::notice title=maquette verify::\("\(report.headline); the report shows all".data)\n"
  }

  private var commands: [(level: String, text: String)] {
    let outline = ReportOutline(report)
    return (outline.foreign + outline.groups).flatMap(\.lines).flatMap { line in
      let pictures = line.pictures.map { report.pictures[$0] }
      return line.isFold
        ? pictures.prefix(1).map { ($0.status.level, command(line.title, $0)) }
        : pictures.map { ($0.status.level, command($0.words.joined(separator: "\n"), $0)) }
    }
  }

  private func command(_ message: String, _ picture: PictureResult) -> String {
    let title = "\(picture.status.rawValue): \(picture.name)"
    return "::\(picture.status.level) file=\(picture.document.property),line=1,"
      + "title=\(title.property)::\(message.data)\n"
  }
}

extension PictureResult.Status {
  /// What is left over harms no reader; everything else does.
  fileprivate var level: String { self == .orphaned ? "warning" : "error" }
}

extension String {
  /// The text behind a command.
  fileprivate var data: String {
    escaped { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: nil
      }
    }
  }

  /// The text as the value of a property.
  fileprivate var property: String {
    data.escaped { $0 == ":" ? "%3A" : $0 == "," ? "%2C" : nil }
  }
}

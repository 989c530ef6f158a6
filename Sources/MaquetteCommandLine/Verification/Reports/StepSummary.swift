/// A report as Markdown, for the summary of a CI job or a comment on a change.
struct StepSummary {
  /// How many lines a summary shows: GitHub takes 1 MiB, and nobody reads more.
  static let limit = 100

  /// What was found.
  var report: VerificationReport

  /// Makes the report's summary.
  init(_ report: VerificationReport) { self.report = report }

  /// The Markdown.
  var text: String {
    let statuses = PictureResult.Status.allCases.filter { report.count(of: $0) > 0 }
    let counts = statuses.map { "| \($0.rawValue) | \(report.count(of: $0).grouped) |\n" }
    return "## \(report.headline.markdown)\n\n"
      + (counts.isEmpty ? "" : "| status | pictures |\n| --- | ---: |\n" + counts.joined() + "\n")
      + environment + findings + approval + guidelines
  }

  private var environment: String {
    guard !report.environment.isEmpty else { return "" }
    let rows = report.environment.map { change in
      "| \(change.what.markdown) | \(change.from.markdown) | \(change.to.markdown) |\n"
    }
    return """
      The expected pictures were made in another environment:

      | what | expected | now |
      | --- | --- | --- |
      \(rows.joined())

      """
  }

  private var findings: String {
    let outline = ReportOutline(report)
    let rows = (outline.foreign + outline.groups).flatMap { group in
      group.lines.flatMap { $0.isFold ? [fold($0)] : $0.pictures.map(row) }
    }
    guard !rows.isEmpty else { return "" }
    let rest = rows.count - Self.limit
    return "| picture | status | what was found |\n| --- | --- | --- |\n"
      + rows.prefix(Self.limit).joined()
      + (rest > 0 ? "\n\(rest.grouped) more are in the report.\n" : "") + "\n"
  }

  private func fold(_ line: ReportOutline.Line) -> String {
    let first = report.pictures[line.pictures[0]]
    let others = line.pictures.count - 1
    return "| <code>\(first.name.markdown)</code> and \(others.grouped) more | "
      + "\(first.status.rawValue) | \(line.title.markdown) |\n"
  }

  private func row(_ index: Int) -> String {
    let picture = report.pictures[index]
    return "| <code>\(picture.name.markdown)</code> | \(picture.status.rawValue) | "
      + "\(picture.words.map(\.markdown).joined(separator: "<br>")) |\n"
  }

  private var approval: String {
    guard report.pictures.contains(where: \.status.isApprovable), !report.command.isEmpty else {
      return ""
    }
    // A block by indentation: no text can end it.
    let lines = report.command.shellCommand.split(separator: "\n", omittingEmptySubsequences: false)
    return "To approve all of it:\n\n" + lines.map { "    \($0)\n" }.joined()
  }

  private var guidelines: String {
    guard let headline = report.guidelineHeadline else { return "" }
    return "\n## \(headline.markdown)\n\n" + report.findings.table(restIn: "the report")
  }
}

extension VerificationReport {
  /// What was found, in a line: `2 changed and 1 new of 40 pictures`.
  var headline: String {
    let total = "\(pictures.count.grouped) \(pictures.count == 1 ? "picture" : "pictures")"
    guard !pictures.isEmpty else { return "there are no pictures" }
    let findings = findingCounts
    if findings.isEmpty {
      let limits = count(of: .tolerated) == 0 ? "" : " or within the limits"
      return pictures.count == 1
        ? "the picture is the same\(limits)" : "all \(total) are the same\(limits)"
    }
    let parts = [findings.dropLast().joined(separator: ", "), findings.last ?? ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " and ") + " of \(total)"
  }

  /// How many findings of the guidelines the change adds, in a line; nothing where it adds none.
  var guidelineHeadline: String? {
    guard !findings.isEmpty else { return nil }
    let found = findings.count == 1 ? "finding is" : "findings are"
    return "\(findings.count.grouped) guideline \(found) new since \(against ?? "HEAD")"
  }

  /// How many pictures have each status that someone has to do something about.
  private var findingCounts: [String] {
    PictureResult.Status.allCases.filter { $0.isFinding && count(of: $0) > 0 }
      .map { "\(count(of: $0).grouped) \($0.rawValue)" }
  }
}

extension [String] {
  /// The words as a command that a shell takes apart into them again.
  var shellCommand: String { map(\.shellWord).joined(separator: " ") }
}

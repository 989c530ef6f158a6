internal import Maquette
internal import MaquetteSource

extension VerifyPlan {
  /// Reports what was found, records what is asked for, and gives the status to end with.
  mutating func finish(
    _ outcomes: [VerifiedPicture?], _ judged: [ChangedDocument?], _ old: OldDocuments?,
    _ console: inout Console
  ) throws -> ExitCode {
    let pictures = outcomes.compactMap { $0 }
    let documents = judged.compactMap { $0 }
    for (job, picture) in zip(jobs, outcomes) {
      if let picture { cells.report(fresh: picture.diagnostics, of: job.document, &console) }
    }
    guard pictures.count == outcomes.count, documents.count == judged.count else {
      return .interrupted
    }

    var report = VerificationReport()
    report.baseline = baseline.path
    if case .revision(let revision) = baseline { report.against = revision }
    report.shard = shard
    if baseline.path != nil {
      report.command = ["maquette", "approve", "--report", options.report]
    }
    let now = surroundings(pictures)
    report.environment = try environmentChanges(now)
    report.pictures = pictures.map(\.result)
    let orphans = cells.status == .success ? try orphans(old) : []
    if cells.status != .success {
      console.warn("pictures of documents with mistakes are not looked for in the baseline")
    }
    if !options.cleans { report.pictures += orphans }
    for document in documents {
      do {
        report.findings += document.source.findings(try document.findings.get())
          .map { FindingRecord($0) }
      } catch {
        cells.report(error, &console)
      }
    }
    try write(report, &console)
    let recorded = try record(pictures, now)
    if options.cleans {
      try remove(orphans)
      for orphan in orphans { try console.print("removed \(orphan.name)") }
    }
    try summarize(report, recorded, documents, &console)
    let hasFindings =
      report.pictures.contains { $0.status.isFinding } || !recorded.isEmpty
      || options.cleans && !orphans.isEmpty
    return max(cells.status, hasFindings ? .findings : .success)
  }

  /// Writes the reports into their folder.
  private func write(_ report: VerificationReport, _ console: inout Console) throws {
    try ReportFolder(path: options.report).write(report)
    if let junit = options.junit {
      try FileSystem.put(Array(JUnitReport(report).text.utf8), at: junit)
    }
    guard options.printsForGitHub else { return }
    try console.write(Array(GitHubAnnotations(report).text.utf8))
    try console.addStepSummary(StepSummary(report).text)
  }

  /// Prints what was found, one picture a line, and where to look.
  private func summarize(
    _ report: VerificationReport, _ recorded: [String], _ documents: [ChangedDocument],
    _ console: inout Console
  ) throws {
    if !report.environment.isEmpty {
      console.warn("the baseline was made with other fonts, libraries or themes")
      for change in report.environment {
        console.inform("  \(change.what): \(change.from) → \(change.to)")
      }
    }
    for picture in report.pictures where picture.status.isFinding {
      try console.print("\(picture.status.rawValue) \(picture.name)")
      for line in picture.details { console.inform("  \(line)") }
    }
    for name in recorded { try console.print("recorded \(name)") }
    for document in documents {
      console.report((try? document.findings.get()) ?? [], in: [document.source])
    }
    if let line = report.guidelineHeadline { console.inform(line) }
    let counts = [PictureResult.Status.same, .tolerated, .changed, .new, .orphaned, .failed]
      .map { ($0, report.count(of: $0)) }.filter { $0.1 > 0 }
      .map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    console.inform(counts.isEmpty ? "no pictures" : counts)
    if report.pictures.contains(where: { $0.status.isFinding }) {
      console.inform("look at them in \(options.report)/report.html")
      if options.record == nil, baseline.path != nil {
        console.inform("approve them with 'maquette approve --report \(options.report)'")
      }
    }
  }
}

extension PictureResult {
  /// What differs, what was tolerated and why it failed, a line each.
  fileprivate var details: [String] {
    var lines = problems + changes
    if let before = expectedSize, let now = actualSize, before != now {
      lines.append("\(before.width) × \(before.height) → \(now.width) × \(now.height) pixels")
    }
    for limit in limits where limit.margin < 0 {
      func text(_ value: Double) -> String { JSONValue.number(value).text }
      lines.append(
        "\(limit.name.rawValue): \(text(limit.value)) of \(text(limit.limit)) (\(limit.source))")
    }
    return lines
  }
}

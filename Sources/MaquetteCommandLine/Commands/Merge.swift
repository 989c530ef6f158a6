internal import Maquette

/// Joins the reports of shards.
struct Merge: Command {
  static let name = "merge"
  static let summary = "Joins the reports of the parts of a run into one."
  static let discussion = """
    Every part must be there, and each once. The status is 1 when any of their pictures needs a look.

        maquette merge part-1 part-2 part-3 --report all
    """
  static let operandNames = "REPORT…"
  static let options: [Option<Self>] = [
    .value(
      "--report", to: \.report, placeholder: "folder", help: "Where the joined report goes."),
    .flag(
      "--exit-zero", to: \.exitsWithZero, help: "Ends with the status 0 where it would be 1."),
  ]

  var operands: [String] = []
  var report = ".maquette/verify"
  var exitsWithZero = false

  func run(_ console: inout Console) throws -> ExitCode {
    let folders = operands.map { ReportFolder(path: $0) }
    var parts: [(folder: ReportFolder, report: VerificationReport)] = []
    for folder in folders { parts.append((folder, try folder.read())) }
    parts.sort { ($0.report.shard?.index ?? 1) < ($1.report.shard?.index ?? 1) }
    try check(parts.map(\.report))

    let target = ReportFolder(path: report)
    if !operands.contains(report) { try target.clean() }
    var joined = parts[0].report
    joined.shard = nil
    joined.pictures = parts.flatMap(\.report.pictures)
    joined.findings = parts.flatMap(\.report.findings)
    for part in parts.dropFirst() {
      joined.environment += part.report.environment.filter { !joined.environment.contains($0) }
    }
    if !joined.command.isEmpty { joined.command = ["maquette", "approve", "--report", report] }
    for part in parts where part.folder.path != report {
      try target.copy(part.report, from: part.folder)
    }
    try target.write(joined)
    try console.print("\(report)/report.html")
    for line in [joined.headline, joined.guidelineHeadline].compactMap(\.self) {
      console.inform(line)
    }
    let hasFindings = joined.pictures.contains { $0.status.isFinding }
    return hasFindings && !exitsWithZero ? .findings : .success
  }

  /// Every part of one run is needed, each once.
  private func check(_ reports: [VerificationReport]) throws(UsageError) {
    let shards = reports.map { $0.shard ?? Shard() }
    let count = shards[0].count
    if let other = shards.first(where: { $0.count != count }) {
      throw UsageError("one report is a part of \(count), another one of \(other.count)")
    }
    if let other = reports.first(where: {
      $0.baseline != reports[0].baseline || $0.against != reports[0].against
    }) {
      let (a, b) = (reports[0].baseline ?? "", other.baseline ?? "")
      throw UsageError("the reports were compared with two things, '\(a)' and '\(b)'")
    }
    let missing = (1...max(1, count)).filter { index in !shards.contains { $0.index == index } }
    guard missing.isEmpty else {
      let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
      throw UsageError(
        "the report of \(missing.count == 1 ? "a part is" : "some parts is") missing: \(names)",
        hint: "name the folder of every part's report")
    }
    let indices = shards.map(\.index)
    if let twice = indices.first(where: { index in indices.count { $0 == index } > 1 }) {
      throw UsageError("the report of part \(twice)/\(count) is named twice")
    }
  }
}

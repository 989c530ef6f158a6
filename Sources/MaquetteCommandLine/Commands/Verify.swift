internal import Maquette
internal import MaquetteSource

/// Compares the pictures of documents with those that are expected.
struct Verify: DrawingCommand, ComparingCommand {
  static let name = "verify"
  static let summary = "Compares the pictures of documents with those that are expected."
  static let discussion = """
    The pictures of the documents are drawn and compared with those of the baseline: a folder of \
    PNG files, a file of checksums, or the documents as a revision of git has them. What \
    differs, the picture as it was drawn and the difference go to the report, with \
    a page to look at and 'report.json'. 'maquette approve' makes what was drawn the baseline.

        maquette verify menus --baseline menus/expected
        maquette verify menus --baseline menus/expected --record missing

    Compared with a revision, or with checksums in a repository, documents that changed since are judged by \
    the guidelines too, as 'maquette lint' does; what was not found in them before is reported.

    The status is 1 when anything differs, is new or orphaned, or was recorded. Findings of the guidelines \
    do not change it: 'maquette lint' is there for that. With '--shard auto' \
    these variables say which part is verified: \(ShardOption.systems.map { "\($0.index) and \($0.count) (\($0.name))" }.joined(separator: ", ")).
    """
  static let operandNames = "FILE…"

  /// Which pictures are written into the baseline.
  enum RecordMode: String, CaseIterable, OptionValue {
    case missing, changed, all
  }

  var operands: [String] = []
  var documents = DocumentOptions()
  var tolerance = ToleranceOptions()
  var baseline: String?
  var against: String?
  var record: RecordMode?
  var cleans = false
  var report = ".maquette/verify"
  var ignored: [String] = []
  var scales: [Double] = []
  var shard: ShardOption?
  var junit: String?
  var printsForGitHub = false
  var exitsWithZero = false

  static let options: [Option<Self>] =
    [
      .value(
        "--baseline", to: \.baseline, placeholder: "path",
        help: "The folder of the expected pictures, or a file '.json' of their checksums."),
      .value(
        "--against", to: \.against, placeholder: "revision",
        help: "A revision of git, whose documents make the expected pictures."),
      .value(
        "--record", to: \.record, placeholder: "which",
        help:
          "Writes pictures into the baseline: those that are missing, also those that changed, or all."
      ),
      .flag("--clean", to: \.cleans, help: "Removes pictures that no document makes any more."),
      .value(
        "--report", to: \.report, placeholder: "folder",
        help: "Where pictures, differences and reports go."),
    ] + metricOptions + limitOptions + [
      .list(
        "--ignore", to: \.ignored, placeholder: "id",
        help: "Ids of elements in which nothing counts."),
      .list(
        "--scale", to: \.scales, placeholder: "factor", in: 0.1...16,
        help: "Pixels a point; the device's own unless given."),
    ] + axisOptions + documentOptions + [
      .value(
        "--shard", to: \.shard, placeholder: "part",
        help: "Verifies a part of the pictures, 2/5, or the one that the surroundings name, auto."),
      .value(
        "--junit", to: \.junit, placeholder: "path", help: "Writes a report for test tools too."),
      .flag(
        "--github", to: \.printsForGitHub,
        help: "Prints annotations, and writes the summary of a step of a GitHub workflow."),
      .flag(
        "--exit-zero", to: \.exitsWithZero, help: "Ends with the status 0 where it would be 1."),
    ]

  func run(_ console: inout Console) async throws -> ExitCode {
    var options = documents
    // A picture with a warning is no picture to compare with.
    options.isStrict = true
    let baseline = try Baseline(baseline, against: against)
    let linter = try baseline.hasDocuments ? ChangeLinter(for: operands, in: console) : nil
    if baseline.path == nil, record != nil || cleans {
      throw UsageError(
        "'\(record == nil ? "--clean" : "--record")' has no baseline to change",
        hint: "what '--against' names is changed with git")
    }
    var plan = try VerifyPlan(self, options, baseline, in: console)
    try plan.read(operands, &console)
    Interruption.note()
    try ReportFolder(path: report).clean()
    // A run that was interrupted may have left older documents.
    try removeOldDocuments(console)
    let old = try oldDocuments(baseline, plan, console)
    let pictures = await plan.verify(old)
    let documents = await plan.judge(since: old, by: linter)
    let status = try plan.finish(pictures, documents, old, &console)
    try removeOldDocuments(console)
    return status == .findings && exitsWithZero ? .success : status
  }

  /// Where the documents as they were go.
  private var before: String { "\(report)/before" }

  private func removeOldDocuments(_ console: Console) throws {
    guard FileSystem.exists(before) else { return }
    try Subprocess.run("rm", "-rf", "--", before, environment: console.environment)
  }

  /// The documents as they were, where pictures have to be drawn anew to compare with.
  private func oldDocuments(
    _ baseline: Baseline, _ plan: VerifyPlan, _ console: Console
  ) throws -> OldDocuments? {
    switch baseline {
    case .folder: return nil
    case .manifest:
      // Outside of a repository there is nothing to draw, and changes are told without pictures.
      return try? OldDocuments("HEAD", plan, operands, into: before, console)
    case .revision(let revision):
      return try OldDocuments(revision, plan, operands, into: before, console)
    }
  }
}

internal import Maquette
internal import MaquetteSource

/// Compares the pictures of documents with those that are expected.
struct Verify: DrawingCommand, ComparingCommand {
  static let name = "verify"
  static let summary = "Compares the pictures of documents with those that are expected."
  static let discussion = """
    The pictures of the documents are drawn and compared with those of the baseline: a folder of \
    PNG files. What differs, the picture as it was drawn and the difference go to the report, with \
    a page to look at and 'report.json'. 'maquette approve' makes what was drawn the baseline.

        maquette verify menus --baseline menus/expected
        maquette verify menus --baseline menus/expected --record missing

    The status is 1 when anything differs, is new or orphaned, or was recorded. With '--shard auto' \
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
        "--baseline", to: \.baseline, placeholder: "folder",
        help: "The folder of the expected pictures."),
      .value(
        "--record", to: \.record, placeholder: "which",
        help: "Writes pictures into the baseline: those that are missing, also those that changed, or all."),
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
    guard let baseline, !baseline.isEmpty else {
      throw UsageError(
        "no baseline is named", hint: "write '--baseline FOLDER', or a line in .maquette.yaml")
    }
    var options = documents
    // A picture with a warning is no picture to compare with.
    options.isStrict = true
    var plan = try VerifyPlan(self, options, baseline: baseline, in: console)
    try plan.read(operands, &console)
    Interruption.note()
    let pictures = await plan.verify()
    let status = try plan.finish(pictures, &console)
    return status == .findings && exitsWithZero ? .success : status
  }
}

internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// Draws the pictures of documents.
struct Render: DrawingCommand {
  static let name = "render"
  static let summary = "Draws the pictures of documents."
  static let discussion = """
    Without -o, pictures are written beside their document; the paths of what was written are \
    printed, one a line. A folder stands for the documents in it and its subfolders; '-' is \
    standard input.

        maquette render menu.yaml
        maquette render menu.yaml -o menu.png --appearance dark
        maquette render docs -o pictures --scale 1,2
        maquette render menu.yaml --contact-sheet
    """
  static let operandNames = "FILE…"

  /// How long to compress.
  enum Effort: String, CaseIterable, OptionValue {
    case fast
    case standard = "default"
    case best

    /// What the writers of files call it.
    var compression: RenderOptions.Effort {
      switch self {
      case .fast: .fast
      case .standard: .standard
      case .best: .best
      }
    }
  }

  var operands: [String] = []
  var output: String?
  var formats: [String] = []
  var scales: [Double] = []
  var documents = DocumentOptions()
  var effort = Effort.standard
  var hasNoMetadata = false
  var isContactSheet = false
  var lint: LintMode?

  static let options: [Option<Self>] =
    [
      .value(
        "-o", "--output", to: \.output, placeholder: "path",
        help:
          "The file (when it ends like a format, '.png') or folder to write to; '-' is standard output."
      ),
      .list(
        "--format", to: \.formats, placeholder: "format",
        help:
          "The kinds of files: \(OutputFormats.all.map { $0.name }.joined(separator: ", ")), all."
      ),
      .list(
        "--scale", to: \.scales, placeholder: "factor", in: 0.1...16,
        help: "Pixels a point; the device's own unless given."),
    ] + axisOptions + documentOptions + [
      .flag(
        "--contact-sheet", to: \.isContactSheet,
        help:
          "Draws one labelled picture of all pictures of each document, axes as rows and columns; "
          + "at two pixels a point unless '--scale' is given."),
      .flag(
        "--first", to: \.documents.drawsFirstOnly,
        help: "Draws only the first picture of each document."),
      .value(
        "--lint", to: \.lint, placeholder: "how",
        help:
          "Judges the documents by the guidelines too: 'warn' prints what is found, with 'error' "
          + "warnings are errors and the status is 1 where there is one. Unless given, a terminal "
          + "shows how much was found."),
      .value(
        "--effort", to: \.effort, placeholder: "effort",
        help: "How long to compress; pixels are the same."),
      .flag(
        "--no-metadata", to: \.hasNoMetadata,
        help: "Leaves out what the picture was made from."),
    ]

  func run(_ console: inout Console) async throws -> ExitCode {
    var plan = try RenderPlan(self, in: console.workingDirectory)
    try plan.read(operands, &console)
    Interruption.note()
    let outcomes = await plan.draw()
    try plan.report(outcomes, &console)
    return max(plan.cells.status, try judge(plan.cells, &console))
  }
}

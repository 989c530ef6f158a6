internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

/// Draws the pictures of documents.
struct Render: Command {
  static let name = "render"
  static let summary = "Draws the pictures of documents."
  static let discussion = """
    Without -o, pictures are written beside their document; the paths of what was written are \
    printed, one a line. A folder stands for the documents in it and its subfolders; '-' is \
    standard input.

        maquette render menu.yaml
        maquette render menu.yaml -o menu.png --appearance dark
        maquette render docs -o pictures --scale 1,2
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
  var axes = AxisOptions()
  var jobs: Int?
  var isStrict = false
  var effort = Effort.standard
  var hasNoMetadata = false
  var allowsAnyPath = false
  var folders = FolderOptions()
  var drawsFirstOnly = false

  static let options: [Option<Self>] = [
    .value(
      "-o", "--output", to: \.output, placeholder: "path",
      help:
        "The file (when it ends like a format, '.png') or folder to write to; '-' is standard output."
    ),
    .list(
      "--format", to: \.formats, placeholder: "format",
      help: "The kinds of files: \(OutputFormats.all.map { $0.name }.joined(separator: ", ")), all."
    ),
    .list(
      "--scale", to: \.scales, placeholder: "factor", in: 0.1...16,
      help: "Pixels a point; the device's own unless given."),
    .list(
      "--appearance", to: \.axes.appearance, placeholder: "name",
      help: "Light or dark, instead of the document's."),
    .list("--theme", to: \.axes.theme, placeholder: "name", help: "Names or files of themes."),
    .list("--device", to: \.axes.device, placeholder: "id", help: "Ids of devices."),
    .list(
      "--orientation", to: \.axes.orientation, placeholder: "name",
      help: "The ways the device is held."),
    .list("--locale", to: \.axes.locale, placeholder: "tag", help: "BCP 47 tags."),
    .list(
      "--text-size", to: \.axes.textSize, placeholder: "size", help: "Dynamic Type categories."),
    .list("--contrast", to: \.axes.contrast, placeholder: "name", help: "Normal or increased."),
    .value(
      "--jobs", to: \.jobs, placeholder: "count", in: 1...64,
      help: "Pictures drawn at one time; as many as there are processors unless given."),
    .flag("--strict", to: \.isStrict, help: "Treats warnings as errors."),
    .symbols(to: \.folders.symbols),
    .fonts(to: \.folders.fonts),
    .flag(
      "--first", to: \.drawsFirstOnly, help: "Draws only the first picture of each document."),
    .value(
      "--effort", to: \.effort, placeholder: "effort",
      help: "How long to compress; pixels are the same."),
    .flag(
      "--no-metadata", to: \.hasNoMetadata,
      help: "Leaves out what the picture was made from."),
    .flag(
      "--allow-path", to: \.allowsAnyPath,
      help: "Lets documents name files outside of their folder."),
  ]

  func run(_ console: inout Console) async throws -> ExitCode {
    var plan = try RenderPlan(self, in: console.workingDirectory)
    try plan.read(operands, &console)
    Interruption.note()
    let outcomes = await plan.draw(workers: jobs ?? Processors.count)
    try plan.report(outcomes, &console)
    return plan.status
  }
}

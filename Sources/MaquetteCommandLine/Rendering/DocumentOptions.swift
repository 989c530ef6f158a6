internal import Maquette
internal import MaquetteThemes

/// How documents are read and which of their cells are drawn.
struct DocumentOptions: Sendable {
  var axes = AxisOptions()
  var folders = FolderOptions()
  var isStrict = false
  var allowsAnyPath = false
  var drawsFirstOnly = false
  var jobs: Int?

  /// How many pictures are drawn at one time.
  var workers: Int { jobs ?? Processors.count }
}

/// A command that draws documents.
protocol DrawingCommand: Command {
  /// How documents are read.
  var documents: DocumentOptions { get set }
}

extension DrawingCommand {
  /// The options that replace the axes of documents.
  static var axisOptions: [Option<Self>] {
    [
      .list(
        "--appearance", to: \.documents.axes.appearance, placeholder: "name",
        help: "Light or dark, instead of the document's."),
      .list(
        "--theme", to: \.documents.axes.theme, placeholder: "name",
        help: "Names or files of themes."),
      .list(
        "--device", to: \.documents.axes.device, placeholder: "id", help: "Ids of devices."),
      .list(
        "--orientation", to: \.documents.axes.orientation, placeholder: "name",
        help: "The ways the device is held."),
      .list(
        "--locale", to: \.documents.axes.locale, placeholder: "tag", help: "BCP 47 tags."),
      .list(
        "--text-size", to: \.documents.axes.textSize, placeholder: "size",
        help: "Dynamic Type categories."),
      .list(
        "--contrast", to: \.documents.axes.contrast, placeholder: "name",
        help: "Normal or increased."),
    ]
  }

  /// The options that say how documents are read.
  static var documentOptions: [Option<Self>] {
    [
      .value(
        "--jobs", to: \.documents.jobs, placeholder: "count", in: 1...64,
        help: "Pictures drawn at one time; as many as there are processors unless given."),
      .flag("--strict", to: \.documents.isStrict, help: "Treats warnings as errors."),
      .symbols(to: \.documents.folders.symbols),
      .fonts(to: \.documents.folders.fonts),
      .flag(
        "--allow-path", to: \.documents.allowsAnyPath,
        help: "Lets documents name files outside of their folder."),
    ]
  }
}

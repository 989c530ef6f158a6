@testable import MaquetteCommandLine

enum Format: String, CaseIterable, OptionValue {
  case png, svg, pdf
}

/// A command with every kind of option.
struct Render: Command, Equatable {
  static let name = "render"
  static let summary = "Renders documents into pictures."
  static let discussion = """
    Pictures are written beside their document unless a folder is named. Several formats and \
    scales make several pictures.

        maquette render menu.yaml --scale 2,3
    """
  static let operandNames = "FILE…"
  static let options: [Option<Self>] = [
    .list("-f", "--format", to: \.formats, placeholder: "name", help: "The formats to write."),
    .list("-s", "--scale", to: \.scales, placeholder: "factor", in: 1...3, help: "Pixels a point."),
    .value("-o", "--output", to: \.output, placeholder: "path", help: "Where pictures go."),
    .value(
      "--jobs",
      to: \.jobs,
      placeholder: "count",
      in: 1...(.infinity),
      help: "Jobs at a time."
    ),
    .value("--max-ratio", to: \.ratio, placeholder: "share", in: 0...1, help: "The limit."),
    .value("--poster", to: \.poster, placeholder: "name", help: "The format of the poster."),
    .flag("-q", "--quiet", to: \.isQuiet, help: "Print nothing."),
    .flag("-v", "--verbose", to: \.isVerbose, help: "Print everything."),
  ]

  var formats: [Format] = [.png]
  var scales: [Int] = []
  var output: String?
  var jobs = 2
  var ratio = 0.5
  var poster = Format.svg
  var isQuiet = false
  var isVerbose = false
  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode { .success }
}

/// A command with a fixed number of operands and no options.
struct Compare: Command {
  static let name = "compare"
  static let summary = "Compares two pictures."
  static let operandNames = "A B [OUT]"
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode { .findings }
}

let sampleParser = ToolParser(
  summary: "Draws pictures of iOS menus.",
  commands: [Render.self, Compare.self]
)

/// Returns what the arguments, separated by spaces, ask for.
func parse(
  _ arguments: String,
  environment: [String: String] = [:],
  configuration: [ConfigurationEntry] = []
) throws -> Invocation {
  try sampleParser.parse(
    arguments.split(separator: " ").map(String.init),
    environment: environment
  ) { _ in configuration }
}

/// Returns the command line's `render` command, or nil when it asks for something else.
func parseRender(
  _ arguments: String,
  environment: [String: String] = [:],
  configuration: [ConfigurationEntry] = []
) throws -> Render? {
  let invocation = try parse(arguments, environment: environment, configuration: configuration)
  guard case .run(let command, _) = invocation else { return nil }
  return command as? Render
}

extension Render {
  /// Returns a command that differs from the default in some properties.
  static func with(_ change: (inout Render) -> Void) -> Render {
    var command = Render()
    command.operands = ["a"]
    change(&command)
    return command
  }
}

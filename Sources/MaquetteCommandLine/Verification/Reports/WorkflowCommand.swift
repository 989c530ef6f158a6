internal import Maquette

/// A command of a GitHub workflow, which shows a message beside a line of a change.
struct WorkflowCommand {
  /// How many of a level GitHub shows for a step.
  static let limit = 10

  /// `error`, `warning` or `notice`.
  var level: String
  /// Where the message belongs, and its title.
  var properties: [(name: String, value: String)]
  /// What is said.
  var message: String

  /// The command, ending in a line feed.
  var text: String {
    let properties = properties.map { "\($0.name)=\($0.value.property)" }.joined(separator: ",")
    return "::\(level) \(properties)::\(message.data)\n"
  }
}

extension [WorkflowCommand] {
  /// The commands, one a line, the gravest first: of each level as many as GitHub shows.
  ///
  /// - Parameters:
  ///   - program: The command of ours that gives them.
  ///   - rest: What it says where there are more.
  /// - Returns: The lines.
  func text(of program: String, rest: String) -> String {
    let levels = ["error", "warning", "notice"].map { level in filter { $0.level == level } }
    let limit = WorkflowCommand.limit
    guard levels.contains(where: { $0.count > limit }) else {
      return levels.joined().map(\.text).joined()
    }
    // What says so is a notice too.
    let shown = zip(levels, [limit, limit, limit - 1]).flatMap { $0.prefix($1) }
    let last = WorkflowCommand(level: "notice", properties: [("title", program)], message: rest)
    return (shown + [last]).map(\.text).joined()
  }
}

extension Console {
  /// Adds Markdown to the summary of the step of a workflow, where the program runs in one.
  func addStepSummary(_ text: String) throws {
    guard let path = environment["GITHUB_STEP_SUMMARY"], !path.isEmpty else { return }
    let before = FileSystem.exists(path) ? try FileSystem.read(path) : []
    try FileSystem.write(before + Array(text.utf8), to: path)
  }
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

/// The help on the tool or on one of its commands.
enum HelpText: Hashable, Sendable {
  case tool(ToolDescription)
  case command(CommandDescription)

  /// Returns the help in lines of at most `width` characters, with a newline at its end.
  func text(width: Int) -> String {
    let sections =
      switch self {
      case .tool(let tool): sections(of: tool, width: width)
      case .command(let command): sections(of: command, width: width)
      }
    return sections.filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private func sections(of tool: ToolDescription, width: Int) -> [[String]] {
    [
      ["Usage: \(tool.usage)"],
      wrapped(tool.summary, to: width),
      section("Commands", tool.commands.map { ($0.name, $0.summary) }, width: width),
      section(
        "Options",
        [("-h, --help", "Print help."), ("    --version", "Print the version.")],
        width: width
      ),
      section(
        "Exit status",
        ExitCode.allCases.map { (String($0.rawValue), $0.meaning) },
        width: width
      ),
      wrapped(tool.optionSources, to: width),
      ["Try 'maquette help COMMAND' for the options of a command."],
    ]
  }

  private func sections(of command: CommandDescription, width: Int) -> [[String]] {
    let options = command.options.map { option in
      (term: option.synopsis, explanation: explanation(of: option, in: command))
    }
    let help = (term: "-h, --help", explanation: ["Print this help."])
    return [
      ["Usage: \(command.usage)"],
      wrapped(command.summary, to: width),
      wrapped(command.discussion, to: width),
      ["Options:"] + TextColumns(rows: options + [help]).lines(width: width),
    ]
  }

  private func section(
    _ title: String,
    _ rows: [(term: String, explanation: String)],
    width: Int
  ) -> [String] {
    let rows = rows.map { (term: $0.term, explanation: words(of: $0.explanation)) }
    return ["\(title):"] + TextColumns(rows: rows).lines(width: width)
  }

  private func explanation(
    of option: OptionDescription,
    in command: CommandDescription
  ) -> [String] {
    let choices = option.choices.joined(separator: ", ")
    return words(of: option.help)
      + (choices.isEmpty ? [] : ["[\(option.isList ? "any of" : "one of"): \(choices)]"])
      + (option.defaultValue.map { ["[default: \($0)]"] } ?? [])
      + ["[env: \(option.variable(command: command.name))]"]
  }

  private func words(of text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}

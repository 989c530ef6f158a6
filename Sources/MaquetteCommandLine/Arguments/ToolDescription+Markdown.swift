extension ToolDescription {
  /// The help on the tool and all its commands as a page of Markdown.
  var markdown: String {
    let overview = [
      "# The command line",
      summary,
      "    " + usage,
      optionSources,
      table(
        ["command", "does"],
        commands.map { ["[`\($0.name)`](#maquette-\($0.name))", $0.summary] }
      ),
      table(
        ["exit status", "meaning"],
        ExitCode.allCases.map { [String($0.rawValue), $0.meaning] }
      ),
    ]
    return (overview + commands.flatMap { sections(of: $0) })
      .filter { !$0.isEmpty }
      .joined(separator: "\n\n") + "\n"
  }

  private func sections(of command: CommandDescription) -> [String] {
    let options = command.options.map { option in
      [
        code(option.names.joined(separator: ", ") + (option.placeholder.map { " <\($0)>" } ?? "")),
        ([option.help] + (option.choices.isEmpty ? [] : [choices(of: option)]))
          .joined(separator: " "),
        option.defaultValue.map(code) ?? "",
        code(option.variable(command: command.name)),
      ]
    }
    return [
      "## maquette \(command.name)",
      command.summary,
      "    " + command.usage,
      command.discussion,
      options.isEmpty ? "" : table(["option", "meaning", "default", "variable"], options),
    ]
  }

  private func choices(of option: OptionDescription) -> String {
    let start = option.isList ? "Any of " : "One of "
    return start + option.choices.map(code).joined(separator: ", ") + "."
  }

  private func code(_ text: String) -> String { "`\(text)`" }

  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    ([titles, titles.map { _ in "---" }] + rows).map { cells in
      "| " + cells.map(escaped).joined(separator: " | ") + " |"
    }
    .joined(separator: "\n")
  }

  private func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

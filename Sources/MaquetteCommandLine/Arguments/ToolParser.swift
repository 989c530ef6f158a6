/// Finds out what a command line asks for.
struct ToolParser: Sendable {
  /// What help and the reference say about the tool.
  let description: ToolDescription

  private let commands: [any Command.Type]

  /// Creates a parser for a tool with some commands.
  init(summary: String, commands: [any Command.Type]) {
    description = ToolDescription(
      summary: summary, commands: commands.map { CommandDescription($0) })
    self.commands = commands
  }

  /// Returns what the arguments, without the name of the program, ask for.
  ///
  /// The configuration of a command is asked for only when the command is going to run.
  ///
  /// - Throws: `UsageError`, and whatever `configuration` throws.
  func parse(
    _ arguments: [String],
    environment: [String: String],
    configuration: (_ command: String) throws -> [ConfigurationEntry]
  ) throws -> Invocation {
    guard let first = arguments.first else { return .nothing(.tool(description)) }
    let rest = arguments.dropFirst()
    switch first {
    case "-h", "--help": return .help(.tool(description))
    case "--version": return .version
    case "help": return .help(try help(on: rest))
    default: break
    }

    let command = try command(named: first)
    if asksForHelp(rest) { return .help(.command(CommandDescription(command))) }
    return try invocation(
      of: command,
      rest,
      environment: environment,
      configuration: configuration(command.name)
    )
  }

  private func invocation<Root: Command>(
    of command: Root.Type,
    _ arguments: ArraySlice<String>,
    environment: [String: String],
    configuration: [ConfigurationEntry]
  ) throws(UsageError) -> Invocation {
    let parser = CommandParser<Root>(environment: environment, configuration: configuration)
    do throws(UsageError) {
      return .run(try parser.parse(arguments), warnings: parser.warnings)
    } catch {
      throw UsageError(error.message, hint: error.hint, command: command.name)
    }
  }

  private func asksForHelp(_ arguments: some Sequence<String>) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "-h" || $0 == "--help" }
  }

  private func help(on operands: ArraySlice<String>) throws(UsageError) -> HelpText {
    guard let name = operands.first, !asksForHelp(operands) else { return .tool(description) }
    if let unexpected = operands.dropFirst().first {
      throw UsageError(
        "unexpected operand '\(unexpected)'",
        hint: "usage: maquette help [COMMAND]"
      )
    }
    return name == "help"
      ? .tool(description) : .command(CommandDescription(try command(named: name)))
  }

  private func command(named name: String) throws(UsageError) -> any Command.Type {
    if let command = commands.first(where: { $0.name == name }) { return command }
    if name == "-" || name.contains(where: { $0 == "." || $0 == "/" }) {
      throw UsageError("unknown command '\(name)'", hint: "did you mean 'maquette render \(name)'?")
    }
    if name.hasPrefix("-") {
      throw UsageError(
        "unknown option '\(name)'",
        hint: "the options of a command stand behind it: maquette COMMAND \(name)"
      )
    }
    throw UsageError(
      "unknown command '\(name)'",
      correcting: name,
      among: commands.map { $0.name } + ["help"]
    )
  }
}

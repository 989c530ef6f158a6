/// What help and the reference say about a command.
struct CommandDescription: Hashable, Sendable {
  /// The word that follows `maquette`.
  let name: String

  /// One sentence that says what the command does.
  let summary: String

  /// Further paragraphs; lines indented by four spaces are kept as they are.
  let discussion: String

  /// The operands in the notation of usage lines.
  let operandNames: String

  /// The options in the order of their listing, without `--help`, which every command has.
  let options: [OptionDescription]

  /// Creates the description of a command.
  init(_ command: any Command.Type) {
    func options<Root: Command>(of type: Root.Type) -> [OptionDescription] {
      type.options.map(\.description)
    }
    name = command.name
    summary = command.summary
    discussion = command.discussion
    operandNames = command.operandNames
    self.options = options(of: command)
  }

  /// The shape of a call.
  var usage: String {
    "maquette \(name) [OPTION…]" + (operandNames.isEmpty ? "" : " \(operandNames)")
  }
}

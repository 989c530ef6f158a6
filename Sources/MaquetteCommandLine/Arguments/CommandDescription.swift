/// What help, completion and the reference say about a command.
package struct CommandDescription: Hashable, Sendable {
  /// The word that follows `maquette`.
  package let name: String

  /// One sentence that says what the command does.
  package let summary: String

  /// Further paragraphs; lines indented by four spaces are kept as they are.
  package let discussion: String

  /// The operands in the notation of usage lines.
  package let operandNames: String

  /// The options in the order of their listing, without `--help`, which every command has.
  package let options: [OptionDescription]

  /// Creates the description of a command.
  package init(_ command: any Command.Type) {
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
  package var usage: String {
    "maquette \(name) [OPTION…]" + (operandNames.isEmpty ? "" : " \(operandNames)")
  }
}

/// What help and the reference say about the tool as a whole.
struct ToolDescription: Hashable, Sendable {
  /// One sentence that says what the tool does.
  let summary: String

  /// The commands, in the order of their listing.
  let commands: [CommandDescription]

  /// The shape of a call.
  var usage: String { "maquette COMMAND [OPTION…] [FILE…]" }

  /// Where else the value of an option can come from.
  var optionSources: String {
    """
    Every option of a command can also be set by its environment variable, or by its name under \
    the command's name in .maquette.yaml. The command line is strongest, then the environment, \
    then the file.
    """
  }
}

/// What a command line asks for.
enum Invocation: Sendable {
  /// A command with all its options, and warnings to print before it runs.
  case run(any Command, warnings: [String])

  /// Help, for standard output.
  case help(HelpText)

  /// The version of the tool.
  case version

  /// Nothing, which is answered with help on standard error and the status of wrong usage.
  case nothing(HelpText)
}

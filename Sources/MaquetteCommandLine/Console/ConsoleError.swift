/// A fault of a standard stream.
enum ConsoleError: Error, Hashable {
  /// Nobody reads standard output any longer, as after `| head`.
  case closedPipe

  /// Standard output took not all that was written, for a reason of the system.
  case unwritableOutput(reason: String)

  /// Standard input could not be read, for a reason of the system.
  case unreadableInput(reason: String)
}

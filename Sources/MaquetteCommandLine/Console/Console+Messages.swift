extension Console {
  /// Prints a line to standard output.
  mutating func print(_ line: String) throws(ConsoleError) {
    try write(Array((line + "\n").utf8))
  }

  /// Prints a warning to standard error.
  mutating func warn(_ message: String) {
    inform("\(program): \(colored("warning:", yellow)) \(message)")
  }

  /// Prints an error, and what to do about it, to standard error.
  mutating func fail(_ message: String, hint: String? = nil) {
    inform("\(program): \(colored("error:", red)) \(message)")
    if let hint { inform(hint) }
  }

  /// Prints wrong usage and where to read about the right one, and returns the status to end with.
  mutating func report(_ error: UsageError) -> ExitCode {
    command = error.command ?? command
    fail(error.message, hint: error.hint)
    inform("Try 'maquette help\(command.map { " " + $0 } ?? "")'")
    return .usage
  }

  /// Prints the fault of a stream, unless it is a closed pipe, and returns the status to end with.
  mutating func report(_ error: ConsoleError) -> ExitCode {
    switch error {
    case .closedPipe: break
    case .unwritableOutput(let reason): fail("cannot write to standard output: \(reason)")
    case .unreadableInput(let reason): fail("cannot read standard input: \(reason)")
    }
    return .environment
  }

  private var program: String { "maquette" + (command.map { " " + $0 } ?? "") }

  private var red: Int { 31 }

  private var yellow: Int { 33 }

  private func colored(_ text: String, _ color: Int) -> String {
    isColorEnabled ? "\u{1B}[1;\(color)m\(text)\u{1B}[0m" : text
  }
}

internal import MaquetteSource

/// A command line, variable or configuration value that the tool cannot follow.
package struct UsageError: Error, Hashable {
  /// The name of the command that was meant, if it is known.
  package var command: String?

  /// What is wrong, in lower case and without a full stop.
  package let message: String

  /// What to do about it.
  package let hint: String?

  /// Creates an error; a running command leaves out its name.
  package init(_ message: String, hint: String? = nil, command: String? = nil) {
    self.message = message
    self.hint = hint
    self.command = command
  }
}

extension UsageError {
  /// Creates an error whose hint names the candidate that is closest to a misspelt word.
  package init(
    _ message: String,
    correcting word: String,
    among candidates: some Sequence<String>
  ) {
    self.init(
      message,
      hint: nearest(to: word, among: Array(candidates)).first.map { "did you mean '\($0)'?" }
    )
  }
}

internal import MaquetteSource

/// A command line, variable or configuration value that the tool cannot follow.
struct UsageError: Error, Hashable {
  /// What is wrong, in lower case and without a full stop.
  let message: String

  /// What to do about it.
  let hint: String?

  /// The name of the command that was meant, if it is known.
  var command: String?

  /// Creates an error; a running command leaves out its name.
  init(_ message: String, hint: String? = nil, command: String? = nil) {
    self.message = message
    self.hint = hint
    self.command = command
  }
}

extension UsageError {
  /// Creates an error whose hint names the candidate that is closest to a misspelt word.
  init(
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

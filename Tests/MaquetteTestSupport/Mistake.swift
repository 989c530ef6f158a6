/// A text that cannot be read, and what its author is told.
public struct Mistake: Sendable {
  /// The text, with an arrow before the place.
  public let source: String
  /// The kind of mistake.
  public let id: String
  /// What is said.
  public let message: String
  /// What is said to do.
  public let help: String?

  /// Makes a mistake of a kind.
  public init(_ source: String, _ id: String, _ message: String, help: String? = nil) {
    self.source = source
    self.id = id
    self.message = message
    self.help = help
  }

  /// Makes a mistake of syntax.
  public init(_ source: String, _ message: String, help: String? = nil) {
    self.init(source, "syntax", message, help: help)
  }
}

/// How grave a diagnostic is.
public enum Severity: String, SourceChoice {
  /// Nothing is made of what it is about.
  case error
  /// Something was made that is probably not what was meant.
  case warning
  /// Worth knowing.
  case note
}

/// A message about a document, at its place.
public struct Diagnostic: Sendable, Hashable {
  /// How grave it is.
  public var severity: Severity
  /// The kind of mistake, in kebab-case and stable: `unknown-key`.
  public var id: String
  /// What is wrong, in the author's words: lower case, no full stop.
  public var message: String
  /// What to do about it, if there is something to say.
  public var help: String?
  /// The name of the file it is about.
  public var file: String?
  /// Where in the file.
  public var range: SourceRange?
  /// Where in the document.
  public var path: NodePath
  /// Where in the file the parts stand that it is about, when these are several.
  public var related: [SourceRange]

  /// Makes a diagnostic.
  public init(
    _ severity: Severity, _ id: String, _ message: String, help: String? = nil,
    file: String? = nil, range: SourceRange? = nil, path: NodePath = .root,
    related: [SourceRange] = []
  ) {
    self.severity = severity
    self.id = id
    self.message = message
    self.help = help
    self.file = file
    self.range = range
    self.path = path
    self.related = related
  }
}

extension Sequence<Diagnostic> {
  /// In the order of the places that they are about; those without a place come first.
  package var inFileOrder: [Diagnostic] {
    sorted { ($0.range?.lowerBound.offset ?? 0) < ($1.range?.lowerBound.offset ?? 0) }
  }
}

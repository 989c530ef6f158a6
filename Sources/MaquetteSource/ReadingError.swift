/// A mistake that keeps a document from being read.
package struct ReadingError: Error, Sendable, Hashable {
  /// The kind of mistake.
  package var id: String
  /// What is wrong.
  package var message: String
  /// What to do about it.
  package var help: String?
  /// Where in the file.
  package var range: SourceRange
  /// Whether nothing behind it can be read; else only its document is lost.
  package var endsFile: Bool

  /// Makes an error.
  package init(
    _ id: String, _ message: String, help: String? = nil, at range: SourceRange,
    endsFile: Bool = true
  ) {
    self.id = id
    self.message = message
    self.help = help
    self.range = range
    self.endsFile = endsFile
  }

  /// The error as it is reported.
  package func diagnostic(in file: String) -> Diagnostic {
    Diagnostic(.error, id, message, help: help, file: file, range: range)
  }
}

extension ReadingError {
  /// The file has nothing in it.
  package static let noDocument = ReadingError(
    "no-document", "the file holds no document", help: "begin it with a key such as 'menu'",
    at: .start ..< .start)

  /// A document is something else than a mapping.
  package static func notAMapping(_ node: SourceNode) -> ReadingError {
    ReadingError(
      "not-a-mapping", "a document has keys, and this is \(node.kind)",
      help: "begin it with a key such as 'menu'", at: node.range, endsFile: false)
  }

  /// A document has more values than allowed.
  package static func tooManyNodes(_ limits: ReadingLimits, at range: SourceRange) -> ReadingError {
    ReadingError(
      "too-many-nodes", "the document has more than \(limits.nodes) values", at: range)
  }

  /// A document nests deeper than allowed.
  package static func tooDeep(_ limits: ReadingLimits, at range: SourceRange) -> ReadingError {
    ReadingError(
      "too-deep", "lists and mappings are nested deeper than \(limits.levels) levels", at: range)
  }

  /// A document has more bytes than allowed.
  package static func tooLarge(_ limits: ReadingLimits, at start: SourcePosition) -> ReadingError {
    ReadingError(
      "too-large", "the document is larger than \(limits.bytes) bytes", at: start..<start)
  }

  /// A character of a value is one that nobody can see or draw.
  package static func controlCharacter(
    _ scalar: Unicode.Scalar, at range: SourceRange
  ) -> ReadingError {
    let code = scalar.codePoint
    return switch scalar {
    case "\r":
      ReadingError(
        "control-character", "a carriage return (\(code)) stands without a line feed",
        help: "use a line feed alone", at: range)
    case "\u{2028}", "\u{2029}":
      ReadingError(
        "control-character", "the line separator \(code) cannot be drawn",
        help: "use a line feed", at: range)
    default:
      ReadingError(
        "control-character", "the control character \(code) cannot be drawn", help: "remove it",
        at: range)
    }
  }
}

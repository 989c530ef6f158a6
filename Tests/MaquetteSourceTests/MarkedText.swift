import MaquetteSource
import Testing

/// A text with an arrow before the character that a test is about.
struct MarkedText {
  let text: String
  let position: SourcePosition?

  init(_ marked: String) {
    var scalars = String.UnicodeScalarView()
    var position = SourcePosition.start
    var found: SourcePosition?
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        found = position
        continue
      }
      scalars.append(scalar)
      position =
        scalar == "\n"
        ? SourcePosition(offset: position.offset + 1, line: position.line + 1, column: 0)
        : position.advanced(by: 1)
    }
    text = String(scalars)
    self.position = found
  }
}

/// A text that cannot be read, and what its author is told.
struct Mistake: Sendable, CustomTestStringConvertible {
  let source: String
  let id: String
  let message: String
  let help: String?

  init(_ source: String, _ id: String, _ message: String, help: String? = nil) {
    self.source = source
    self.id = id
    self.message = message
    self.help = help
  }

  init(_ source: String, _ message: String, help: String? = nil) {
    self.init(source, "syntax", message, help: help)
  }

  var testDescription: String { source.debugDescription }
}

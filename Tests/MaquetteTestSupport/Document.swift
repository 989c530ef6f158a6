public import Maquette
public import MaquetteComponents
public import MaquetteSource

/// A document that a test expected to be without mistakes.
public struct UnexpectedDiagnostics: Error, CustomStringConvertible {
  /// The mistakes.
  public var diagnostics: [Diagnostic]

  /// The mistakes, one a line, with their places counted from one.
  public var description: String { diagnostics.map(\.summary).joined(separator: "\n") }
}

extension Diagnostic {
  /// What the diagnostic says: `unknown-key: unknown key 'x' in menu (did you mean 'y'?)`.
  public var text: String { "\(id): \(message)" + (help.map { " (\($0))" } ?? "") }

  /// The diagnostic on one line, its place counted from one.
  public var summary: String {
    let place = range.map { "\($0.lowerBound.line + 1):\($0.lowerBound.column + 1) " } ?? ""
    return place + text
  }
}

/// Reads the mockups of a text of YAML, or of JSON when it is named so.
public func readMockups(_ text: String, as format: String = "yaml") -> MockupFile {
  MockupFile(SourceFile(name: "test.\(format)", text: text), name: "test")
}

/// Reads the only mockup of a text, which must have no mistakes; its name is dropped.
public func readMockup(_ text: String, as format: String = "yaml") throws -> Mockup {
  let file = readMockups(text, as: format)
  guard file.diagnostics.isEmpty, file.mockups.count == 1, let read = file.mockups.first else {
    throw UnexpectedDiagnostics(diagnostics: file.diagnostics)
  }
  var mockup = read.mockup
  if mockup.name == "test" { mockup.name = nil }
  return mockup
}

extension Mockup {
  /// The mockup in ios-18 unless it names a theme: most tests know that theme's numbers.
  public var classic: Mockup {
    var mockup = self
    if mockup.theme.values.isEmpty { mockup.theme = ["ios-18"] }
    return mockup
  }
}

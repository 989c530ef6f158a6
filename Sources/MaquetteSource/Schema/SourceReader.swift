/// Collects what reading a document brings to light, so that one run reports every mistake.
public struct SourceReader: Sendable {
  /// The file being read.
  public let file: SourceFile
  /// What was found so far, in the order of reading.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Where each value of the document stands.
  public private(set) var ranges: [NodePath: SourceRange] = [:]
  private var lines: SourceLines?

  /// Makes a reader for one file.
  public init(file: SourceFile) {
    self.file = file
  }

  /// Notes where a value stands.
  public mutating func record(_ range: SourceRange, at path: NodePath) {
    ranges[path] = range
  }

  /// Reports a mistake.
  public mutating func report(
    _ id: String, _ message: String, severity: Severity = .error, help: String? = nil,
    at range: SourceRange, path: NodePath
  ) {
    diagnostics.append(
      Diagnostic(severity, id, message, help: help, file: file.name, range: range, path: path))
  }

  /// The YAML comment that follows a value on its line, from its `#`.
  package mutating func commentAfter(_ range: SourceRange) -> String? {
    let known = lines ?? SourceLines(file)
    lines = known
    return known.comment(after: range)
  }
}

extension [NodePath: SourceRange] {
  /// Where a value stands, or the innermost value round it of which that is known.
  package func range(of path: NodePath) -> SourceRange? {
    var place: NodePath? = path
    while let known = place {
      if let range = self[known] { return range }
      place = known.parent
    }
    return nil
  }
}

/// Collects what reading a document brings to light, so that one run reports every mistake.
public struct SourceReader: Sendable {
  /// The file being read.
  public let file: SourceFile
  /// What was found so far, in the order of reading.
  public private(set) var diagnostics: [Diagnostic] = []
  /// Where each value of the document stands.
  public private(set) var ranges: [NodePath: SourceRange] = [:]
  /// The pictures' files that the document names, and where.
  public private(set) var files: [(name: String, path: NodePath)] = []
  /// The lines, where there can be a comment.
  private let lines: SourceLines?

  /// Makes a reader for one file.
  public init(file: SourceFile) {
    self.file = file
    lines = file.bytes.contains(UInt8(ascii: "#")) ? SourceLines(file) : nil
  }

  /// Notes where a value stands.
  public mutating func record(_ range: SourceRange, at path: NodePath) {
    ranges[path] = range
  }

  /// Notes that the document names a file.
  public mutating func noteFile(_ name: String, at path: NodePath) { files.append((name, path)) }

  /// Reports a mistake.
  public mutating func report(
    _ id: String, _ message: String, severity: Severity = .error, help: String? = nil,
    at range: SourceRange, path: NodePath
  ) {
    diagnostics.append(
      Diagnostic(severity, id, message, help: help, file: file.name, range: range, path: path))
  }

  /// Warns of a comment that was probably meant as a part of the text before it: `Item #1`.
  mutating func checkComment(after node: SourceNode, at path: NodePath) {
    guard case .scalar(let text, .plain, let range) = node,
      let comment = commentAfter(range), let second = comment.dropFirst().first, second != " ",
      second != "#"
    else { return }
    let whole = text.isEmpty ? comment : "\(text) \(comment)"
    report(
      "comment", "YAML takes '\(comment)' for a comment", severity: .warning,
      help: "write \"\(whole)\", or a space behind the '#'", at: range, path: path)
  }

  /// The YAML comment that follows a value on its line, from its `#`.
  package func commentAfter(_ range: SourceRange) -> String? {
    lines?.comment(after: range)
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

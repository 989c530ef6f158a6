/// The drawings of symbols, one a line, each read when it is asked for.
///
/// The table has over a thousand lines, of which a picture needs a few.
public struct SymbolTable: Sendable {
  private let lines: [Substring: Substring]

  /// Finds the lines of a table; each is `  name: {…}`, indented by two.
  public init(_ text: String) {
    var lines: [Substring: Substring] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("  ") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      lines[line[..<colon].dropFirst(2)] = line.dropFirst(2)
    }
    self.lines = lines
  }

  /// The names that have a drawing of their own, sorted.
  public var names: [String] { lines.keys.map { String($0) }.sorted() }

  /// Whether a name has a drawing of its own.
  public func contains(_ name: String) -> Bool { lines[name[...]] != nil }

  /// The line of a name: a mapping of the name to its drawing.
  public func line(for name: String) -> String? { lines[name[...]].map { String($0) } }
}

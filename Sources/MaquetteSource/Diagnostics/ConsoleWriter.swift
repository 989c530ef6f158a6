/// Writes diagnostics for people: the message, the line it is about, and what to do.
package struct ConsoleWriter: Sendable {
  private let lines: [String: SourceLines]
  private let isColored: Bool

  /// Makes a writer that shows the lines of these files.
  package init(_ files: [SourceFile] = [], isColored: Bool = false) {
    lines = Dictionary(files.map { ($0.name, SourceLines($0)) }) { first, _ in first }
    self.isColored = isColored
  }

  /// The diagnostics as text, one below the other, each ending in a line feed.
  package func text(of diagnostics: [Diagnostic]) -> String {
    diagnostics.reduce(into: "") { $0 += text(of: $1) }
  }

  /// A diagnostic as text, ending in a line feed.
  package func text(of diagnostic: Diagnostic) -> String {
    let header = header(of: diagnostic)
    let help = diagnostic.help?.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).printable }
    guard let range = diagnostic.range, let lines = diagnostic.file.flatMap({ lines[$0] }) else {
      return header + block(help, after: "")
    }
    let (shown, rest) = Self.shown(diagnostic.related, of: range)
    let width = shown.map { String($0.lowerBound.line + 1).count }.max() ?? 0
    let gutter = String(repeating: " ", count: width + 3)
    let excerpts = shown.map { range in
      let excerpt = Excerpt(lines[range.lowerBound.line], range)
      let number = String(range.lowerBound.line + 1)
      let indent = String(repeating: " ", count: width - number.count + 2)
      return "\(indent)\(number) | \(excerpt.source)\n"
        + "\(gutter)| \(excerpt.padding)\(styled(excerpt.marker, .caret))"
    }
    let more = rest > 0 ? "\n\(gutter)| and \(rest) more" : ""
    let text = header + excerpts.joined(separator: "\n") + more
    if let help, help.count == 1 {
      return text + " \(help[0])\n"
    }
    return text + "\n" + block(help, after: "\(gutter)= ")
  }

  /// The places whose lines are shown, and how many others there are: those of the parts, the first of
  /// each line, unless they stand on the line of the whole.
  private static func shown(
    _ parts: [SourceRange], of whole: SourceRange
  ) -> (places: [SourceRange], rest: Int) {
    let most = 8
    var seen: Set<Int> = []
    let parts = parts.filter { seen.insert($0.lowerBound.line).inserted }
    return seen.isSubset(of: [whole.lowerBound.line])
      ? ([whole], 0) : (Array(parts.prefix(most)), max(0, parts.count - most))
  }

  private func header(of diagnostic: Diagnostic) -> String {
    var place = diagnostic.file.map { "\($0.printable):" } ?? ""
    if let start = diagnostic.range?.lowerBound {
      place += "\(start.line + 1):\(start.column + 1):"
    }
    let severity = styled("\(diagnostic.severity.rawValue):", .severity(diagnostic.severity))
    let message = styled(diagnostic.message.printable, .strong)
    let start = place.isEmpty ? "" : styled(place, .strong) + " "
    return "\(start)\(severity) \(message) [\(diagnostic.id)]\n"
  }

  /// The help on lines of its own, the later ones below the first one's beginning.
  private func block(_ help: [String]?, after prefix: String) -> String {
    guard let help else { return "" }
    let indentation = String(repeating: " ", count: prefix.count + "help: ".count)
    return "\(prefix)help: \(help.joined(separator: "\n" + indentation))\n"
  }

  private func styled(_ text: String, _ style: ConsoleStyle) -> String {
    isColored ? style.code + text + ConsoleStyle.reset : text
  }
}

/// Adding to lists and mappings.
extension SourceEditor {
  /// Makes a mapping of what stands for an element: a text, perhaps in several languages.
  func wrap(_ node: SourceNode, _ entries: [String], kind: String) -> SourceReplacement? {
    let range = content(of: node)
    switch node {
    case .scalar(let text, let style, let place):
      let isOneLine = place.lowerBound.line == place.upperBound.line
      let isQuoted = style == .singleQuoted || style == .doubleQuoted
      let isBlock = style == .literal || style == .folded
      let title =
        isQuoted && isOneLine
        ? self.text(range)
        : writer.text(isBlock && text.hasSuffix("\n") ? String(text.dropLast()) : text)
      return .init(range, writer.mapping([writer.entry(kind, title)] + entries))
    case .mapping where isFlow(node):
      return .init(range, writer.mapping([writer.entry(kind, text(range))] + entries))
    case .mapping:
      let indent = String(repeating: " ", count: node.range.lowerBound.column)
      let written = scalars[range].split(separator: "\n", omittingEmptySubsequences: false)
        .map { String(String.UnicodeScalarView($0)) }
      let title = kind + ":" + lineEnd + indent + "  " + written.joined(separator: "\n  ")
      return .init(range, ([title] + entries).joined(separator: lineEnd + indent))
    case .sequence: return nil
    }
  }

  /// Adds lines behind the last of a list or mapping, as far indented as it.
  func add(_ added: [String], toBlock node: SourceNode) -> SourceReplacement {
    let indent = String(repeating: " ", count: node.range.lowerBound.column)
    let end = node.range.upperBound
    // A block of text ends where the next line begins.
    if end.column == 0 {
      return .init(at: end.offset, added.map { indent + $0 + lineEnd }.joined())
    }
    return .init(at: self.end(ofLine: end.line), added.map { lineEnd + indent + $0 }.joined())
  }

  /// Adds an element or entry before the closing bracket, in a line of its own where the last has one.
  func add(_ added: String, toFlow node: SourceNode) -> [SourceReplacement]? {
    let inside = (node.range.lowerBound.offset + 1)..<(node.range.upperBound.offset - 1)
    guard let last = node.children.last, let start = node.starts.last else {
      return scalars[inside].allSatisfy { $0 == " " } ? [.init(inside, added)] : nil
    }
    guard isWritten(last) || last.range.isEmpty else { return nil }
    let next = skippingBlanks(from: last.range.upperBound.offset)
    // A colon without a value needs a space behind it.
    let end = last.range.isEmpty ? next : last.range.upperBound.offset
    let hasComma = scalars[next] == ","
    let comma = hasComma ? [] : [SourceReplacement(at: end, ",")]
    let behind = hasComma ? next + 1 : end
    guard beginsLine(start) else {
      let space = writer.comma.dropFirst()
      return comma + [.init(at: behind, space + added + (hasComma ? "," : ""))]
    }
    let line = lineEnd + text((start.offset - start.column)..<start.offset) + added
    // Behind a comment, but before a bracket on the same line.
    let endOfLine = self.end(ofLine: last.range.upperBound.line)
    let rest = skippingBlanks(from: behind)
    let isAlone = rest >= endOfLine || scalars[rest] == "#"
    return comma + [.init(at: isAlone ? endOfLine : behind, line + (hasComma ? "," : ""))]
  }

  /// A value in brackets, an object in as many lines as the one before it.
  func text(_ value: JSONValue, like other: SourceNode?) -> String {
    guard case .object(let members) = value, case .mapping? = other, let other,
      let first = other.starts.first, first.line > other.range.lowerBound.line, beginsLine(first)
    else { return writer.text(value) }
    func indent(_ line: Int) -> String { lineEnd + lines[line].prefix { $0 == " " || $0 == "\t" } }
    let entries = members.map { indent(first.line) + writer.entry($0.key, writer.text($0.value)) }
    return "{" + entries.joined(separator: ",") + indent(other.range.upperBound.line) + "}"
  }
}

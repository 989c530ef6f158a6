import MaquetteSource

/// Mistakes between brackets.
extension SyntaxExplainer {
  /// Neither a comma nor the closing bracket follows a value.
  var flow: ReadingError {
    let opening = problem.start
    guard isClosed(opening) else { return unclosedBracket(opening) }
    let column = problem.position.column
    switch line[column] {
    case ":": return colon
    case "]", "}": return wrongBracket(opening)
    case "[", "{", "\"", "'": return missingComma
    default:
      return column == line.indentation ? missingComma : textBehindEnd
    }
  }

  private func unclosedBracket(_ opening: SourcePosition) -> ReadingError {
    let line = YAMLLine(opening.line, lines)
    let column = opening.column
    let bracket = line[column] == "{" ? "{" : "["
    let closing = bracket == "{" ? "}" : "]"
    let flow = outerFlow(line)
    if let comment = line.commentStart, comment > column,
      line[comment..<line.scalars.count].contains(closing),
      let correction = line.quotingComments(inFlow: flow)
    {
      let text = line[comment..<line.trimmed(line.scalars.count)]
      return .syntax(
        "'\(text.shortened)' is a comment for YAML, so '\(bracket)' is never closed",
        help: "write \(correction)", at: line.range(comment..<line.scalars.count))
    }
    let content = line[(column + 1)..<max(column + 1, line.contentEnd)]
    var help = "close it with '\(closing)'"
    let value = line.value(at: column, inFlow: flow)
    if !content.isEmpty {
      let end = line.contentEnd
      help = "write \(line.replacing(end..<end, with: closing))"
      if value.flow == nil, !content.contains(where: { ",:".contains($0) }) {
        help += ", or \(quoted(line[value.columns]).shortened) if it is a text"
      }
    }
    return .syntax(
      "this '\(bracket)' is never closed", help: help, at: line.range(column..<(column + 1)))
  }

  private func wrongBracket(_ opening: SourcePosition) -> ReadingError {
    let column = problem.position.column
    let isMapping = YAMLLine(opening.line, lines)[opening.column] == "{"
    let (bracket, closing) = isMapping ? ("{", "}") : ("[", "]")
    let found = line[column..<(column + 1)]
    return .syntax(
      "'\(found)' closes what '\(bracket)' opened on line \(opening.line + 1)",
      help: "write \(line.replacing(column..<(column + 1), with: closing))",
      at: line.range(column..<(column + 1)))
  }

  private var missingComma: ReadingError {
    let column = problem.position.column
    let help: String
    if column > line.indentation {
      let end = line.trimmed(column)
      help = "write \(line.replacing(end..<end, with: ","))"
    } else {
      help = "end the line above with ','"
    }
    return .syntax(
      "a comma is missing before this", help: help,
      at: line.range(column..<min(column + 1, line.scalars.count)))
  }

  /// A comma or closing bracket stands where a value must.
  var missingValue: ReadingError {
    let column = problem.position.column
    switch line[column] {
    case "," where outerFlow(line) != nil || line.value(at: column, inFlow: nil).flow != nil:
      return .syntax(
        "nothing stands before the comma", help: "remove it, or write \"\" for an empty text",
        at: line.range(column..<(column + 1)))
    case "]", "}":
      return .syntax(
        "'\(line[column..<(column + 1)])' closes nothing", help: "remove it",
        at: line.range(column..<(column + 1)))
    case ":":
      return .syntax(
        "a key is missing before the colon", help: "write 'key: value'",
        at: line.range(column..<(column + 1)))
    default:
      if let last = open.last, last.isFlow, !isClosed(last.start) {
        return unclosedBracket(last.start)
      }
      return beginsLikeSyntax
    }
  }

  /// Whether the bracket at a position has its counterpart; any bracket counts for any other.
  private func isClosed(_ opening: SourcePosition) -> Bool {
    var depth = 0
    for number in opening.line..<lines.count {
      let line = YAMLLine(number, lines)
      let text = String(String.UnicodeScalarView(line.scalars))
      if text.hasPrefix("---") || text.hasPrefix("...") { return false }
      var column = number == opening.line ? opening.column : 0
      let end = line.contentEnd
      while column < end {
        switch line.scalars[column] {
        case "[", "{": depth += 1
        case "]", "}":
          depth -= 1
          if depth == 0 { return true }
        case "\"", "'":
          if line.beginsValue(column), let closing = line.closingQuote(of: column) {
            column = closing
          }
        default: break
        }
        column += 1
      }
    }
    return false
  }
}

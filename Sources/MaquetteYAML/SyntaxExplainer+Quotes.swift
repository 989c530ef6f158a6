import MaquetteSource

/// Mistakes in and behind texts in quotes.
extension SyntaxExplainer {
  /// The file or document ends within a text in quotes.
  var unclosedQuote: ReadingError {
    let line = YAMLLine(problem.start.line, lines)
    let column = problem.start.column
    let value = line.value(at: column, inFlow: outerFlow(line))
    let columns = column..<max(column, value.columns.upperBound)
    let text = line[columns]
    let closed = line.replacing(columns, with: text + text.prefix(1))
    return .syntax(
      "this quote is never closed",
      help: "write \(closed), or \(quoted(text).shortened) if it is part of the text",
      at: line.range(column..<(column + 1)))
  }

  /// A text goes on behind its closing quote or bracket.
  var textBehindEnd: ReadingError {
    let column = problem.position.column
    if let quote = quoteOnEarlierLine { return quote }
    let rest = line[column..<max(column, line.contentEnd)]
    if rest.allSatisfy({ $0 == "]" || $0 == "}" }) {
      return .syntax(
        "'\(rest.shortened)' closes nothing", help: "remove it",
        at: line.range(column..<(column + rest.count)))
    }
    let columns = line.value(at: column, inFlow: outerFlow(line)).columns
    let isDocument = columns.lowerBound == root?.column && line.number == root?.line
    let last = line[max(0, line.trimmed(column) - 1)] ?? "\""
    let end = last == "\"" || last == "'" ? "the closing quote" : "'\(last)'"
    return .syntax(
      "there is text behind \(end)",
      help: isDocument
        ? "remove it" : "write \(line.replacing(columns, with: quoted(line[columns])))",
      at: line.range(column..<max(column, columns.upperBound)))
  }

  /// A quote that was never closed ends at the next one, lines below.
  private var quoteOnEarlierLine: ReadingError? {
    guard case .scalar(let text, let style) = previous?.kind, let range = previous?.range,
      style == .singleQuoted || style == .doubleQuoted,
      range.lowerBound.line < range.upperBound.line, range.upperBound.line == line.number
    else { return nil }
    let first = YAMLLine(range.lowerBound.line, lines)
    let start = range.lowerBound.column
    let columns = start..<max(start, first.trimmed(first.scalars.count))
    let written = first[columns]
    let correction = style == .singleQuoted || text.isEmpty ? quoted(written) : written + "\""
    return .syntax(
      "the quote that opens here closes on line \(line.number + 1)",
      help: "write \(first.replacing(columns, with: correction))",
      at: first.range(start..<(start + 1)))
  }

  /// A backslash in double quotes begins nothing that YAML knows.
  var escape: ReadingError {
    var column = problem.position.column
    while column > 0, line[column] != "\\" { column -= 1 }
    let letter = line[column + 1]
    let end = min(line.scalars.count, column + 2)
    if problem.problem == "found unknown escape character" {
      return .syntax(
        "'\(line[column..<end])' is no escape",
        help: "write \\\\ for a backslash, or use single quotes", at: line.range(column..<end))
    }
    let digits = letter == "x" ? 2 : letter == "u" ? 4 : 8
    guard problem.problem == "found invalid Unicode character escape code" else {
      return .syntax(
        "'\(line[column..<end])' takes \(digits) hexadecimal digits",
        help: "write as in \\u00e9, or the character itself", at: line.range(column..<end))
    }
    let whole = column..<min(line.scalars.count, end + digits)
    return .syntax(
      "'\(line[whole])' is no character of its own",
      help: "write the character itself, or its number as in \\U0001F600", at: line.range(whole))
  }
}

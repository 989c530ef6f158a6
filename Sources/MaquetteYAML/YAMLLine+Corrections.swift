import MaquetteSource

/// Writing a line as it should have been.
extension YAMLLine {
  /// The longest line that is repeated whole.
  private static let maximumLength = 80

  /// The line with the value at a column in quotes.
  func quoting(at column: Int, inFlow outer: FlowKind?) -> String {
    let columns = value(at: column, inFlow: outer).columns
    return replacing(columns, with: quoted(self[columns]))
  }

  /// The line without indentation and comment, and with other text in some columns.
  func replacing(_ columns: Range<Int>, with text: String) -> String {
    let end = max(contentEnd, columns.upperBound)
    let line =
      self[min(indentation, columns.lowerBound)..<columns.lowerBound] + text
      + self[columns.upperBound..<end]
    return line.count > Self.maximumLength ? text.shortened : line
  }

  /// The line with every value in quotes that a comment cuts off, if any does.
  ///
  /// Of a long line it is the first such value alone.
  func quotingComments(inFlow outer: FlowKind?) -> String? {
    var line = self
    var last = -1
    while let start = line.commentStart, start > last {
      let (columns, flow) = line.value(at: start, inFlow: outer)
      guard flow != nil else { break }
      let correction = quoted(line[columns])
      if scalars.count > Self.maximumLength { return correction.shortened }
      line.scalars.replaceSubrange(columns, with: correction.unicodeScalars)
      last = start
    }
    return last >= 0 ? line[line.indentation..<line.contentEnd] : nil
  }
}

/// A text in the quotes that need the fewest escapes.
func quoted(_ text: String) -> String {
  if !text.contains(where: { $0 == "\"" || $0 == "\\" }) { return "\"\(text)\"" }
  if !text.contains("'") { return "'\(text)'" }
  let escaped = text.reduce(into: "") {
    if $1 == "\"" || $1 == "\\" { $0.append("\\") }
    $0.append($1)
  }
  return "\"\(escaped)\""
}

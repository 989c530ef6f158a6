import MaquetteSource

/// Which brackets a value stands in.
enum FlowKind {
  case sequence
  case mapping
}

/// A line of YAML that cannot be read as it is, looked at as its author does.
struct YAMLLine {
  /// The characters without the line's end.
  var scalars: [Unicode.Scalar]
  /// The lines before it.
  let number: Int
  private let lines: SourceLines

  init(_ number: Int, _ lines: SourceLines) {
    scalars = Array(lines[number].unicodeScalars)
    self.number = number
    self.lines = lines
  }

  /// The place of a stretch of the line.
  func range(_ columns: Range<Int>) -> SourceRange {
    // Counted only here: most lines are looked at and not pointed to.
    let start = lines.start(of: number)
    return start.advanced(by: columns.lowerBound)..<start.advanced(by: columns.upperBound)
  }

  /// A stretch of the line.
  subscript(columns: Range<Int>) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars[columns])
    return String(text)
  }

  /// The character of a column, or nothing behind the end.
  subscript(column: Int) -> Unicode.Scalar? {
    scalars.indices.contains(column) ? scalars[column] : nil
  }

  /// The first column that is no space.
  var indentation: Int { skippingSpace(from: 0) }

  /// The first column behind the dashes of list items.
  var contentStart: Int {
    var column = indentation
    while self[column] == "-" || self[column] == "?", isSpace(column + 1) {
      column = skippingSpace(from: column + 1)
    }
    return column
  }

  /// Whether the line begins with a dash.
  var isItem: Bool { contentStart > indentation }

  /// The column behind the last character that is no space and belongs to no comment.
  var contentEnd: Int { trimmed(commentStart ?? scalars.count) }

  /// The first key of the line; the whole line if it has none.
  var key: Range<Int> { contentStart..<(colon ?? max(contentStart, contentEnd)) }

  /// Whether the line begins with a key.
  var hasKey: Bool { colon != nil }

  /// The column of the first colon that ends a key.
  private var colon: Int? {
    scalars.indices.first { $0 > contentStart && scalars[$0] == ":" && isSpace($0 + 1) }
  }

  /// Whether there is neither a key nor a value in the line.
  var isBlank: Bool { contentEnd == 0 }

  /// The column of the `#` that begins a comment.
  var commentStart: Int? {
    var column = 0
    while let scalar = self[column] {
      if scalar == "#", column == 0 || isSpace(column - 1) { return column }
      if scalar == "\"" || scalar == "'", beginsValue(column),
        let closing = closingQuote(of: column)
      {
        column = closing
      }
      column += 1
    }
    return nil
  }

  /// Whether a value can begin in a column, so that a quote there is one.
  func beginsValue(_ column: Int) -> Bool {
    guard column > 0, !isSpace(column - 1) else { return true }
    return "[{,".unicodeScalars.contains(scalars[column - 1])
  }

  /// The column of the quote that ends a text in quotes, if it ends on the line.
  func closingQuote(of opening: Int) -> Int? {
    guard let quote = self[opening] else { return nil }
    var column = opening + 1
    while let scalar = self[column] {
      if scalar == "\\", quote == "\"" {
        column += 1
      } else if scalar == quote {
        guard quote == "'", self[column + 1] == "'" else { return column }
        column += 1
      }
      column += 1
    }
    return nil
  }

  /// The characters up to the next space.
  func word(at column: Int) -> ArraySlice<Unicode.Scalar> {
    scalars[column...].prefix { $0 != " " && $0 != "\t" }
  }

  /// Whether a column holds a space, or is behind the end.
  func isSpace(_ column: Int) -> Bool {
    guard let scalar = self[column] else { return true }
    return scalar == " " || scalar == "\t"
  }

  /// The next column that is no space.
  func skippingSpace(from column: Int) -> Int {
    var column = column
    while column < scalars.count, isSpace(column) { column += 1 }
    return column
  }

  /// The column behind the last character before a column that is no space.
  func trimmed(_ end: Int) -> Int {
    var end = end
    while end > 0, isSpace(end - 1) { end -= 1 }
    return end
  }
}

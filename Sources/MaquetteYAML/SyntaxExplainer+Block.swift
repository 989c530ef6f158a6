import MaquetteSource

/// Mistakes in lines, dashes and indentation.
extension SyntaxExplainer {
  /// A colon stands where there is a value already.
  var colon: ReadingError {
    let column = problem.position.column
    let value = line.value(at: column, inFlow: outerFlow(line))
    let isAlone = value.columns.lowerBound <= line.contentStart && value.flow == nil
    if isAlone, outerFlow(line) == nil { return lineBelowText }
    return .syntax(
      "the text '\(line[value.columns].shortened)' holds ': ' and needs quotes",
      help: "write \(line.replacing(value.columns, with: quoted(line[value.columns])))",
      at: line.range(value.columns))
  }

  /// A line is indented below something that is complete, so YAML joins the two.
  private var lineBelowText: ReadingError {
    if let above = previousLine, !above.hasKey, !above.isItem,
      above.indentation == line.indentation
    {
      return missingColon(above)
    }
    guard let above = parentLine else { return beginsLikeSyntax }
    if line.isItem {
      return overindented(line.indentation..<(line.indentation + 1), below: above)
    }
    if above.hasKey { return overindented(line.key, below: above) }
    return above.isItem ? attribute(below: above) : missingColon(above)
  }

  private func overindented(_ columns: Range<Int>, below above: YAMLLine) -> ReadingError {
    let name = line.isItem ? "-" : above[above.key].shortened
    let column = line.isItem ? above.indentation : above.contentStart
    return .syntax(
      "'\(line[columns].shortened)' is indented more than '\(name)' above it",
      help: indenting(by: column, like: name), at: line.range(columns))
  }

  private func attribute(below above: YAMLLine) -> ReadingError {
    let text = above[above.contentStart..<above.contentEnd].shortened
    let dashes = above[above.indentation..<above.contentStart]
    let padding = String(repeating: " ", count: "write ".count + dashes.count)
    let attribute = line[line.contentStart..<max(line.contentStart, line.contentEnd)].shortened
    return .syntax(
      "'\(line[line.key].shortened)' is indented below the title '\(text)', which has no key",
      help: "write \(dashes)\(kind(of: above)): \(text)\n\(padding)\(attribute)",
      at: line.range(line.key))
  }

  /// The key that a title in a list stands for, by the key of the list.
  private func kind(of item: YAMLLine) -> String {
    for line in linesAbove where line.number < item.number {
      guard line.hasKey, line.contentStart <= item.indentation else { continue }
      switch line[line.key] {
      case "rows": return "row"
      case "options": return "title"
      case "content": return "text"
      case "tabBar": return "tab"
      default: return "button"
      }
    }
    return "button"
  }

  /// A line is neither what goes on above it nor the beginning of something.
  var block: ReadingError {
    let column = problem.position.column
    guard column <= line.indentation else { return textBehindEnd }
    if problem.problem == "did not find expected <document start>" {
      let isLeft = root.map { column < $0.column } ?? false
      return .syntax(
        isLeft
          ? "this line begins further left than the document does"
          : "there is text behind the end of the document",
        help: isLeft
          ? "begin all keys of the document in one column" : "begin a further document with '---'",
        at: line.range(column..<max(column, line.contentEnd)))
    }
    if line.isItem, problem.problem == "did not find expected key", column == problem.start.column {
      return .syntax(
        "a list item stands among the keys of a mapping",
        help: "put the items below a key of their own, such as 'items:'",
        at: line.range(column..<(column + 1)))
    }
    if line[column] == ":" { return missingValue }
    if let above = parentLine, above.isItem, !above.hasKey, line.hasKey, !line.isItem {
      return attribute(below: above)
    }
    let place = line.range(column..<max(column, line.isItem ? column + 1 : line.key.upperBound))
    guard let (target, name) = nearestColumn else {
      return .syntax(
        "this line fits neither a list nor a mapping above it", help: "check its indentation",
        at: place)
    }
    let isBelowDash = previousItemColumn == column && !line.isItem
    return .syntax(
      isBelowDash
        ? "'\(line[line.key].shortened)' stands below the '-' of a list"
        : "this line is indented by \(spaces(column)), which fits no line above it",
      help: indenting(by: target, like: name), at: place)
  }

  /// The column nearest to the line's own in which something begun above can go on.
  private var nearestColumn: (column: Int, name: String)? {
    var found: [(column: Int, name: String)] = []
    var limit = Int.max
    for above in linesAbove {
      // A list may stand in the column of its key.
      guard above.isItem ? above.indentation < limit : above.indentation <= limit else { continue }
      limit = above.isItem ? above.indentation : above.indentation - 1
      if above.isItem, line.isItem { found.append((above.indentation, "-")) }
      if above.hasKey, !line.isItem {
        found.append((above.contentStart, above[above.key].shortened))
      }
    }
    let own = line.indentation
    return found.filter { $0.column != own }
      .min { (abs($0.column - own), -$0.column) < (abs($1.column - own), -$1.column) }
  }

  /// A line among keys or items that is neither.
  var keyWithoutColon: ReadingError {
    missingColon(YAMLLine(problem.start.line, lines))
  }

  private func missingColon(_ line: YAMLLine) -> ReadingError {
    let columns = line.contentStart..<max(line.contentStart, line.contentEnd)
    let text = line[columns].shortened
    let letters = text.prefix { $0.isLetter }
    let rest = text.dropFirst(letters.count)
    if !letters.isEmpty, rest.first == ":" {
      return .syntax(
        "the colon in '\(text)' has no space behind it",
        help: "write \(letters): \(rest.dropFirst())", at: line.range(columns))
    }
    if let last = open.last, last.isSequence, last.start.column == line.indentation {
      return .syntax(
        "'\(text)' stands in a list and has no '-' before it", help: "write - \(text)",
        at: line.range(columns))
    }
    return .syntax(
      "'\(text)' has no ':' behind it",
      help: "write '\(text):', or indent the line if it goes on with the text above",
      at: line.range(columns))
  }

  /// A list begins on the line of its key.
  var listBehindKey: ReadingError {
    let column = problem.position.column
    let columns = column..<max(column, line.contentEnd)
    return .syntax(
      "a list cannot begin on the line of its key",
      help: "begin it on the next line, or write "
        + line.replacing(columns, with: quoted(line[columns])) + " for a text",
      at: line.range(columns))
  }

  /// The lines above that hold something, nearest first.
  private var linesAbove: some Sequence<YAMLLine> {
    (0..<line.number).reversed().lazy.map { YAMLLine($0, lines) }.filter { !$0.isBlank }
  }

  private var previousLine: YAMLLine? { linesAbove.first { _ in true } }

  /// The nearest line above that is indented less.
  private var parentLine: YAMLLine? { linesAbove.first { $0.indentation < line.indentation } }

  /// The column of the dash nearest above.
  private var previousItemColumn: Int? { linesAbove.first { $0.isItem }?.indentation }

  private func indenting(by column: Int, like name: String) -> String {
    column == 0
      ? "do not indent it, like '\(name)'" : "indent it by \(spaces(column)), like '\(name)'"
  }

  private func spaces(_ count: Int) -> String {
    count == 1 ? "1 space" : "\(count) spaces"
  }
}

import MaquetteSource

/// Mistakes in lines, dashes and indentation.
extension SyntaxExplainer {
  /// A colon stands where there is a value already.
  var colon: ReadingError {
    let column = problem.position.column
    let value = line.value(at: column, inFlow: outerFlow(line))
    let isAlone = value.columns.lowerBound <= line.contentStart && value.flow == nil
    if isAlone, outerFlow(line) == nil { return keyBelowText }
    return .syntax(
      "the text '\(line[value.columns])' holds ': ' and needs quotes",
      help: "write \(line.replacing(value.columns, with: quoted(line[value.columns])))",
      at: line.range(value.columns))
  }

  /// A key is indented below something that is complete, so YAML joins the two lines.
  private var keyBelowText: ReadingError {
    let key = line.key
    let name = line[key]
    guard let above = parentLine else { return beginsLikeSyntax }
    let text = above[above.contentStart..<above.contentEnd]
    if !above.hasKey {
      guard above.contentStart > above.indentation else {
        return .syntax(
          "'\(text)' has no ':' behind it", help: "write \(text):",
          at: above.range(above.contentStart..<above.contentEnd))
      }
      let dashes = above[above.indentation..<above.contentStart]
      let padding = String(repeating: " ", count: above.contentStart - above.indentation)
      let title = "\(dashes)\(kind(of: above)): \(text)"
      let attribute = padding + line[line.contentStart..<max(line.contentStart, line.contentEnd)]
      return .syntax(
        "'\(name)' is indented below the title '\(text)', which has no key",
        help: "write \(title)\n      \(attribute)", at: line.range(key))
    }
    return .syntax(
      "'\(name)' is indented more than '\(above[above.key])' above it",
      help: "indent it by \(spaces(above.contentStart)), like '\(above[above.key])'",
      at: line.range(key))
  }

  /// The key that a title in a list stands for, by the key of the list.
  private func kind(of item: YAMLLine) -> String {
    var number = item.start.line - 1
    while number >= 0 {
      let line = YAMLLine(number, lines)
      number -= 1
      let isOutside = line.indentation < item.indentation || line.contentStart == line.indentation
      guard !line.isBlank, line.contentStart <= item.indentation, isOutside else { continue }
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
    let isItem = line.contentStart > line.indentation
    if isItem, problem.problem == "did not find expected key", column == problem.start.column {
      return .syntax(
        "a list item stands among the keys of a mapping",
        help: "put the items below a key of their own, such as 'items:'",
        at: line.range(column..<(column + 1)))
    }
    let place = line.range(column..<max(column, isItem ? column + 1 : line.key.upperBound))
    guard let (target, name) = nearestColumn(isItem: isItem) else {
      return .syntax(
        "this line fits neither a list nor a mapping above it", help: "check its indentation",
        at: place)
    }
    return .syntax(
      "this line is indented by \(spaces(column)), which fits no line above it",
      help: "indent it by \(spaces(target)), like '\(name)'", at: place)
  }

  /// The column nearest to the line's own in which something begun above can go on.
  private func nearestColumn(isItem: Bool) -> (column: Int, name: String)? {
    var found: [(column: Int, name: String)] = []
    var limit = Int.max
    var number = line.start.line - 1
    while number >= 0, limit > 0 {
      let above = YAMLLine(number, lines)
      number -= 1
      guard !above.isBlank, above.indentation < limit else { continue }
      limit = above.indentation
      if above.contentStart > above.indentation, isItem { found.append((limit, "-")) }
      if above.hasKey, !isItem { found.append((above.contentStart, above[above.key])) }
    }
    let own = line.indentation
    return found.filter { $0.column != own }
      .min { (abs($0.column - own), -$0.column) < (abs($1.column - own), -$1.column) }
  }

  /// A line among keys that is none.
  var keyWithoutColon: ReadingError {
    let line = YAMLLine(problem.start.line, lines)
    let columns = line.contentStart..<max(line.contentStart, line.contentEnd)
    let text = line[columns]
    let letters = text.prefix { $0.isLetter }
    let rest = text.dropFirst(letters.count)
    if !letters.isEmpty, rest.first == ":" {
      return .syntax(
        "the colon in '\(text)' has no space behind it",
        help: "write \(letters): \(rest.dropFirst())", at: line.range(columns))
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

  /// The nearest line above that is indented less.
  private var parentLine: YAMLLine? {
    var number = line.start.line - 1
    while number >= 0 {
      let above = YAMLLine(number, lines)
      if !above.isBlank, above.indentation < line.indentation { return above }
      number -= 1
    }
    return nil
  }

  private func spaces(_ count: Int) -> String {
    count == 1 ? "1 space" : "\(count) spaces"
  }
}

/// Finding the value that its author meant, in a line where YAML sees something else.
extension YAMLLine {
  /// A value that is begun and not ended.
  private struct Level {
    var flow: FlowKind?
    var start: Int
    var hasKey = false
  }

  /// The value that a column belongs to, and the brackets that it stands in.
  func value(
    at column: Int, inFlow outer: FlowKind?
  ) -> (columns: Range<Int>, flow: FlowKind?) {
    var levels = [Level(flow: outer, start: outer == nil ? contentStart : indentation)]
    var index = levels[0].start
    while index < column {
      index = step(from: index, before: column, &levels)
    }
    let level = levels[levels.count - 1]
    let start = min(level.start, column)
    return (start..<max(start, end(of: level, from: column)), level.flow)
  }

  /// Passes one character, or a text in quotes.
  private func step(from index: Int, before column: Int, _ levels: inout [Level]) -> Int {
    let last = levels.count - 1
    let isStart = index == levels[last].start
    switch scalars[index] {
    case "\"" where isStart, "'" where isStart:
      if let closing = closingQuote(of: index), closing < column { return closing + 1 }
    case "[" where isStart, "{" where isStart:
      let kind: FlowKind = scalars[index] == "[" ? .sequence : .mapping
      levels.append(Level(flow: kind, start: skippingSpace(from: index + 1)))
      return levels[last + 1].start
    case "," where levels[last].flow != nil:
      levels[last].start = skippingSpace(from: index + 1)
      levels[last].hasKey = false
      return levels[last].start
    case "]" where last > 0, "}" where last > 0:
      levels.removeLast()
    case ":" where isSpace(index + 1) && !levels[last].hasKey && levels[last].flow != .sequence:
      levels[last].start = skippingSpace(from: index + 1)
      levels[last].hasKey = true
      return levels[last].start
    default: break
    }
    return index + 1
  }

  private func end(of level: Level, from column: Int) -> Int {
    let limit = commentStart.map { $0 > column ? $0 : scalars.count } ?? scalars.count
    guard level.flow != nil else { return trimmed(limit) }
    let rest = scalars[min(column, limit)..<limit]
    return trimmed(rest.firstIndex { $0 == "," || $0 == "]" || $0 == "}" } ?? limit)
  }
}

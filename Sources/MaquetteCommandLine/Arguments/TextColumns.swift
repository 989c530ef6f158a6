/// Terms with their explanations beside them, wrapped to a width.
struct TextColumns {
  private let indent = 2
  private let gap = 2
  private let widestTerm = 26
  private let narrowestExplanation = 24

  let rows: [(term: String, explanation: [String])]

  /// Lays out the rows; each explanation is a list of parts that stay whole where they fit.
  func lines(width: Int) -> [String] {
    let column = indent + gap + (rows.map(\.term.count).filter { $0 <= widestTerm }.max() ?? 0)
    let room = max(narrowestExplanation, width - column)
    let margin = String(repeating: " ", count: column)
    return rows.flatMap { term, explanation in
      let start = String(repeating: " ", count: indent) + term
      let body = wrapped(explanation, to: room)
      guard let first = body.first, start.count + gap <= column else {
        return [start] + body.map { margin + $0 }
      }
      let padding = String(repeating: " ", count: column - start.count)
      return [start + padding + first] + body.dropFirst().map { margin + $0 }
    }
  }
}

/// Returns parts of a text set in lines of a width; a part is broken only if it is wider than that.
func wrapped(_ parts: [String], to width: Int) -> [String] {
  let words = parts.flatMap { part in
    part.count <= width ? [part] : part.split(separator: " ").map(String.init)
  }
  var lines: [String] = []
  for word in words {
    if let last = lines.last, last.count + 1 + word.count <= width {
      lines[lines.count - 1] = last + " " + word
    } else {
      lines.append(word)
    }
  }
  return lines
}

/// Returns a text set in lines of a width; indented and empty lines stay as they are.
func wrapped(_ text: String, to width: Int) -> [String] {
  guard !text.isEmpty else { return [] }
  var lines: [String] = []
  var words: [String] = []
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if line.isEmpty || line.hasPrefix("    ") {
      lines += wrapped(words, to: width)
      words = []
      lines.append(String(line))
    } else {
      words += line.split(separator: " ").map(String.init)
    }
  }
  return lines + wrapped(words, to: width)
}

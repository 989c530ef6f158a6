/// A line of a file with a caret under the place that a diagnostic is about.
struct Excerpt {
  /// The line as it is shown: whole, or the part round the place.
  let source: String
  /// What stands before the caret in the line below: spaces, and the tabs of the line.
  let padding: String
  /// The caret and what it underlines.
  let marker: String

  /// The widest part of a line that is shown.
  private static let maximumWidth = 100
  /// How much of the line is shown before the place when not all of it fits.
  private static let context = 30
  /// The characters before and behind the place that are looked at, more than are ever shown: a line
  /// may be a whole file.
  private static let reach = 1000

  /// Cuts the excerpt out of a line; a range that ends on a later line reaches to the line's end.
  init(_ line: String, _ range: SourceRange) {
    let skipped = max(0, range.lowerBound.column - Self.reach)
    let part = line.unicodeScalars.dropFirst(skipped).prefix(2 * Self.reach)
    var cells = String(part).map { Cell($0) }
    let first = Self.index(of: range.lowerBound.column - skipped, in: cells)
    let isOneLine = range.lowerBound.line == range.upperBound.line
    var last =
      isOneLine ? Self.index(of: range.upperBound.column - skipped, in: cells) : cells.count
    if !isOneLine {
      while last > first, cells[last - 1].text == " " { last -= 1 }
    }
    last = max(last, first)

    var window = cells.indices
    if cells.reduce(0, { $0 + $1.width }) > Self.maximumWidth {
      window = Self.window(round: first, in: cells)
    }
    let underlined = first..<min(last, window.upperBound)
    marker = "^" + Self.tildes(under: cells[underlined].dropFirst(), first: cells[underlined].first)
    if window.upperBound < cells.count {
      cells.replaceSubrange(window.upperBound..., with: [.ellipsis])
    }
    var caret = first
    if window.lowerBound > 0 {
      cells.replaceSubrange(..<window.lowerBound, with: [.ellipsis])
      caret -= window.lowerBound - 1
    }
    source = cells.reduce(into: "") { $0 += $1.text }
    padding = cells[..<caret].reduce(into: "") {
      $0 += $1.text == "\t" ? "\t" : String(repeating: " ", count: $1.width)
    }
  }

  /// The cell that holds a column counted in scalars, or the end.
  private static func index(of column: Int, in cells: [Cell]) -> Int {
    var scalars = 0
    for (index, cell) in cells.enumerated() {
      scalars += cell.scalars
      if column < scalars { return index }
    }
    return cells.count
  }

  private static func window(round first: Int, in cells: [Cell]) -> Range<Int> {
    var start = first
    var width = 0
    while start > 0, width + cells[start - 1].width <= context {
      start -= 1
      width += cells[start].width
    }
    var end = first
    while end < cells.count, width + cells[end].width <= maximumWidth {
      width += cells[end].width
      end += 1
    }
    while start > 0, width + cells[start - 1].width <= maximumWidth {
      start -= 1
      width += cells[start].width
    }
    return start..<end
  }

  private static func tildes(under cells: ArraySlice<Cell>, first: Cell?) -> String {
    let start = String(repeating: "~", count: max(0, (first?.width ?? 1) - 1))
    return cells.reduce(into: start) {
      $0 += $1.text == "\t" ? "\t" : String(repeating: "~", count: $1.width)
    }
  }
}

extension Excerpt {
  /// A character as it is shown.
  private struct Cell {
    static let ellipsis = Cell("…")

    var text: String
    var width: Int
    var scalars: Int

    init(_ character: Character) {
      text = character == "\t" ? "\t" : String(character).printable
      width = text == "\t" ? 1 : text.displayWidth
      scalars = character.unicodeScalars.count
    }
  }
}

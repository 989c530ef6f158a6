/// The drawings of symbols, one a line, each read when it is asked for.
///
/// The table has over a thousand lines, of which a picture needs a few.
public struct SymbolTable: Sendable {
  private let text: StaticString
  /// Where the lines of symbols begin, in bytes; they are sorted by name.
  private let starts: [Int]

  /// Finds the lines of a table; each is `  name: {…}`, indented by two.
  package init(_ text: StaticString) {
    self.text = text
    starts = text.withUTF8Buffer { bytes in
      var starts: [Int] = []
      var isLineStart = true
      for index in bytes.indices {
        if isLineStart, bytes[index...].starts(with: "  ".utf8) { starts.append(index + 2) }
        isLineStart = bytes[index] == UInt8(ascii: "\n")
      }
      return starts
    }
  }

  /// The names that have a drawing of their own, sorted.
  public var names: [String] { starts.map { text(from: $0, to: ":") } }

  /// The line of a name: a mapping of the name to its drawing.
  public func line(for name: String) -> String? {
    var range = starts.indices
    while let middle = range.isEmpty ? nil : (range.lowerBound + range.upperBound) / 2 {
      let found = text(from: starts[middle], to: ":")
      if found == name { return text(from: starts[middle], to: "\n") }
      range = found < name ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  private func text(from start: Int, to end: Unicode.Scalar) -> String {
    text.withUTF8Buffer { bytes in
      String(decoding: bytes[start...].prefix { $0 != UInt8(ascii: end) }, as: UTF8.self)
    }
  }
}

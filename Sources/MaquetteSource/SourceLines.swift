/// The lines of a file, found once and cut out when asked for.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, in bytes.
  private let starts: [Int]

  /// Finds the lines of a file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [0]
    for (index, byte) in file.bytes.enumerated() where byte == 0x0A {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// How many lines there are; a text that ends in a line feed has an empty one behind it.
  package var count: Int { starts.count }

  /// A line without its end; empty beyond the last.
  package subscript(line: Int) -> String {
    guard starts.indices.contains(line) else { return "" }
    return String(decoding: bytes[byteRange(of: line)], as: UTF8.self)
  }

  /// Where a line begins.
  package func start(of line: Int) -> SourcePosition {
    let end = starts.indices.contains(line) ? starts[line] : bytes.count
    let scalars = bytes[..<end].reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return SourcePosition(offset: scalars, line: line, column: 0)
  }

  /// The bytes of a line without its end.
  private func byteRange(of line: Int) -> Range<Int> {
    guard line + 1 < starts.count else { return starts[line]..<bytes.count }
    let end = starts[line + 1] - 1
    let hasReturn = end > starts[line] && bytes[end - 1] == 0x0D
    return starts[line]..<(hasReturn ? end - 1 : end)
  }

  /// The YAML comment that follows a value on its line, from its `#`.
  ///
  /// A title that begins with `#`, or holds one behind a space, is lost to it without a word.
  package func comment(after range: SourceRange) -> String? {
    let rest = self[range.upperBound.line].unicodeScalars.dropFirst(range.upperBound.column)
    let text = rest.drop { $0 == " " || $0 == "\t" }
    guard text.first == "#" else { return nil }
    var comment = Substring(text)
    while let last = comment.last, last == " " || last == "\t" { comment.removeLast() }
    return String(comment)
  }
}

/// The lines of a file, found once and cut out when asked for.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, in bytes and in scalars.
  private let starts: [(byte: Int, scalar: Int)]
  /// The scalars of the file.
  private let scalars: Int

  /// Finds the lines of a file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [(byte: 0, scalar: 0)]
    var scalars = 0
    for (index, byte) in file.bytes.enumerated() where byte & 0xC0 != 0x80 {
      scalars += 1
      if byte == 0x0A { starts.append((index + 1, scalars)) }
    }
    self.starts = starts
    self.scalars = scalars
  }

  /// How many lines there are; a text that ends in a line feed has an empty one behind it.
  package var count: Int { starts.count }

  /// A line without its end; empty beyond the last.
  package subscript(line: Int) -> String {
    guard starts.indices.contains(line) else { return "" }
    return String(decoding: bytes[byteRange(of: line)], as: UTF8.self)
  }

  /// Where a line begins; one beyond the last begins at the end.
  package func start(of line: Int) -> SourcePosition {
    let offset = starts.indices.contains(line) ? starts[line].scalar : scalars
    return SourcePosition(offset: offset, line: line, column: 0)
  }

  /// The bytes of a line without its end.
  private func byteRange(of line: Int) -> Range<Int> {
    let start = starts[line].byte
    guard line + 1 < starts.count else { return start..<bytes.count }
    let end = starts[line + 1].byte - 1
    let hasReturn = end > start && bytes[end - 1] == 0x0D
    return start..<(hasReturn ? end - 1 : end)
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

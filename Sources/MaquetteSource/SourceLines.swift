/// The lines of a file, found once and cut out when asked for.
package struct SourceLines: Sendable {
  private let bytes: [UInt8]
  /// Where each line begins, in bytes and in scalars.
  private let starts: [(byte: Int, scalar: Int)]
  /// The scalars of the file.
  private let scalars: Int
  /// The byte that every 256th scalar begins at: a line may be as long as the file.
  private let marks: [Int]

  /// Finds the lines of a file.
  package init(_ file: SourceFile) {
    bytes = file.bytes
    var starts = [(byte: 0, scalar: 0)]
    var (scalars, marks) = (0, [Int]())
    for (index, byte) in file.bytes.enumerated() where byte & 0xC0 != 0x80 {
      if scalars % 256 == 0 { marks.append(index) }
      scalars += 1
      if byte == 0x0A { starts.append((index + 1, scalars)) }
    }
    self.starts = starts
    self.scalars = scalars
    self.marks = marks
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
    let (line, column) = (range.upperBound.line, range.upperBound.column)
    guard starts.indices.contains(line) else { return nil }
    let end = byteRange(of: line).upperBound
    let start = byte(ofScalar: starts[line].scalar + column)
    let isBlank = { (byte: UInt8) in byte == 0x20 || byte == 0x09 }
    guard start < end else { return nil }
    var comment = bytes[start..<end].drop(while: isBlank)
    guard comment.first == UInt8(ascii: "#") else { return nil }
    while let last = comment.last, isBlank(last) { comment.removeLast() }
    return String(decoding: comment, as: UTF8.self)
  }

  /// Where a scalar of the file begins; one beyond the last begins at the end.
  private func byte(ofScalar scalar: Int) -> Int {
    guard scalar < scalars else { return bytes.count }
    var index = marks[scalar / 256]
    for _ in 0..<(scalar % 256) {
      repeat { index += 1 } while index < bytes.count && bytes[index] & 0xC0 == 0x80
    }
    return index
  }
}

/// Finds the keywords of a PDF file that `PDFFormat` wrote.
///
/// It follows the file's own table: the end names the table's place, the table the place of the
/// dictionary that tells about the document.
struct PDFReader {
  private let bytes: [UInt8]

  /// Takes any bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The keywords, if the file says that it is ours.
  var metadata: String? {
    guard let end = last("startxref", before: bytes.count), let table = number(after: end),
      let trailer = last("trailer", before: bytes.count),
      let entry = first("/Info", from: trailer), let object = number(after: entry),
      let information = position(ofObject: object, in: table),
      let start = first("<<", from: information)
    else { return nil }
    var dictionary = PDFStrings(bytes[start...].prefix(1 << 24))
    var values: [String: String] = [:]
    while let (name, value) = dictionary.next() { values[name] = value }
    return values["Creator"] == PDFFormat.creator ? values["Keywords"] : nil
  }

  /// Where an object begins: the table has a line of twenty bytes for each, from zero on.
  private func position(ofObject object: Int, in table: Int) -> Int? {
    guard bytes.indices.contains(table), bytes[table...].starts(with: "xref\n".utf8),
      let lines = bytes[(table + 5)...].firstIndex(of: UInt8(ascii: "\n")),
      object < bytes.count / 20,
      case let line = lines + 1 + 20 * object, line + 20 <= bytes.count
    else { return nil }
    let digits = bytes[line..<line + 10]
    guard digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    let place = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return place < bytes.count ? place : nil
  }

  /// The place behind the last of a word.
  private func last(_ word: StaticString, before end: Int) -> Int? {
    let word = Array(word.description.utf8)
    // Everything at the end is within so many bytes of it.
    let start = max(0, end - 2048)
    return (start..<end).last { bytes[$0..<end].starts(with: word) }.map { $0 + word.count }
  }

  /// The place behind the first of a word.
  private func first(_ word: StaticString, from start: Int) -> Int? {
    let word = Array(word.description.utf8)
    let end = min(bytes.count, start + 256)
    return (start..<end).first { bytes[$0..<end].starts(with: word) }.map { $0 + word.count }
  }

  /// The number that follows, of nine digits at the most.
  private func number(after place: Int) -> Int? {
    let digits = bytes[place...].drop { $0 == 0x20 || $0 == 0x0A }
      .prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}

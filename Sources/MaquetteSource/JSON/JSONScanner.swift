/// The tokens of a JSON text, with positions counted as they are passed.
struct JSONScanner {
  let bytes: [UInt8]
  /// Where the text ends, for it may be cut off before a fault.
  let end: Int
  /// The next byte's place among the bytes.
  private(set) var index = 0
  /// The next byte's place in the text.
  private(set) var position = SourcePosition.start

  init(_ bytes: [UInt8], end: Int) {
    self.bytes = bytes
    self.end = end
  }

  /// The next byte, or nothing at the end.
  var byte: UInt8? { index < end ? bytes[index] : nil }

  /// Whether the next character is `]` or `}`.
  var isAtClosingBracket: Bool {
    byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
  }

  /// Passes a character of one byte that ends no line.
  mutating func advance() {
    index += 1
    position.offset += 1
    position.column += 1
  }

  /// Passes spaces and line ends.
  mutating func skipSpace() {
    while let byte {
      switch byte {
      case 0x20, 0x09, 0x0D: advance()
      case 0x0A:
        advance()
        position.line += 1
        position.column = 0
      default: return
      }
    }
  }

  /// Reads a key.
  mutating func key() throws(ReadingError) -> String {
    guard byte == UInt8(ascii: "\"") else { throw noKey }
    return try string()
  }

  /// Passes the colon between a key and its value, and the spaces round it.
  mutating func colon(after key: String, at range: SourceRange) throws(ReadingError) {
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      throw .syntax("':' is missing behind the key '\(key.shortened)'", at: range)
    }
    advance()
    skipSpace()
    if isAtClosingBracket || byte == UInt8(ascii: ",") {
      throw .syntax(
        "the key '\(key.shortened)' has no value", help: "write null if there is none", at: range)
    }
  }

  /// Reads a string, from its opening quote to behind its closing one.
  mutating func string() throws(ReadingError) -> String {
    let opening = position
    advance()
    var runStart = index
    // Filled only when there are escapes: most texts have none and are decoded where they stand.
    var unescaped: [UInt8] = []
    while let byte {
      switch byte {
      case UInt8(ascii: "\""):
        let run = bytes[runStart..<index]
        advance()
        if unescaped.isEmpty { return String(decoding: run, as: UTF8.self) }
        return String(decoding: unescaped + run, as: UTF8.self)
      case UInt8(ascii: "\\"):
        unescaped += bytes[runStart..<index]
        unescaped += Array(String(try escape()).utf8)
        runStart = index
      case 0x0A, 0x0D: throw unclosedString(opening)
      case 0x09:
        throw .syntax(
          "a tab stands in a string", help: "write \\t", at: position..<position.advanced(by: 1))
      default: pass(byte)
      }
    }
    throw unclosedString(opening)
  }

  /// Reads a number, `true`, `false` or `null`, exactly as it is written.
  mutating func word() throws(ReadingError) -> String {
    let start = (index: index, position: position)
    while let byte, Self.isWordByte(byte) { pass(byte) }
    let word = String(decoding: bytes[start.index..<index], as: UTF8.self)
    if ["true", "false", "null"].contains(word) || Self.isNumber(word) { return word }
    if word.isEmpty { throw noValue }
    throw Self.badWord(word, at: start.position..<position)
  }

  /// Passes a byte within a word or string.
  private mutating func pass(_ byte: UInt8) {
    index += 1
    if byte & 0xC0 != 0x80 {
      position.offset += 1
      position.column += 1
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "a"..."z", "A"..."Z", "0"..."9", "+", "-", ".", "_", "$", "\u{80}"...: true
    default: false
    }
  }

  private static func isNumber(_ word: String) -> Bool {
    var rest = word.utf8[...]
    func digits() -> Int {
      let count = rest.prefix { (0x30...0x39).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    func pass(_ allowed: Set<UInt8>) -> Bool {
      guard let first = rest.first, allowed.contains(first) else { return false }
      rest = rest.dropFirst()
      return true
    }
    _ = pass([UInt8(ascii: "-")])
    let startsWithZero = rest.first == UInt8(ascii: "0")
    let integers = digits()
    if integers == 0 || startsWithZero && integers > 1 { return false }
    if pass([UInt8(ascii: ".")]), digits() == 0 { return false }
    if pass([UInt8(ascii: "e"), UInt8(ascii: "E")]) {
      _ = pass([UInt8(ascii: "+"), UInt8(ascii: "-")])
      if digits() == 0 { return false }
    }
    return rest.isEmpty
  }
}

extension JSONScanner {
  /// Reads what a backslash begins.
  mutating func escape() throws(ReadingError) -> Unicode.Scalar {
    let start = position
    advance()
    guard let letter = byte else { throw badEscape(start) }
    switch Unicode.Scalar(letter) {
    case "\"", "\\", "/":
      advance()
      return Unicode.Scalar(letter)
    case "n":
      advance()
      return "\n"
    case "t":
      advance()
      return "\t"
    case "b", "f", "r":
      let scalar: Unicode.Scalar =
        switch Unicode.Scalar(letter) {
        case "b": "\u{8}"
        case "f": "\u{C}"
        default: "\r"
        }
      advance()
      throw .controlCharacter(scalar, at: start..<position)
    case "u":
      return try codePoint(start)
    default:
      throw badEscape(start)
    }
  }

  private mutating func codePoint(_ start: SourcePosition) throws(ReadingError) -> Unicode.Scalar {
    let unit = try hexadecimal(start)
    var value = UInt32(unit)
    if UTF16.isLeadSurrogate(unit), byte == UInt8(ascii: "\\"),
      index + 1 < end, bytes[index + 1] == UInt8(ascii: "u")
    {
      let secondStart = position
      advance()
      let second = try hexadecimal(secondStart)
      if UTF16.isTrailSurrogate(second) {
        value = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
      }
    }
    guard let scalar = Unicode.Scalar(value) else {
      let digits = String(unit, radix: 16)
      throw .syntax(
        "'\\u\(digits)' is half of a character", help: "write the character itself, or both halves",
        at: start..<start.advanced(by: 6))
    }
    if scalar.isForbidden { throw .controlCharacter(scalar, at: start..<position) }
    return scalar
  }

  /// Reads the `u` and four digits behind a backslash.
  private mutating func hexadecimal(_ start: SourcePosition) throws(ReadingError) -> UInt16 {
    advance()
    var unit: UInt16 = 0
    for _ in 0..<4 {
      guard let digit = byte.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw .syntax(
          "'\\u' takes four hexadecimal digits", help: "write as in \\u00e9", at: start..<position)
      }
      unit = unit << 4 | UInt16(digit)
      advance()
    }
    return unit
  }

  private func badEscape(_ start: SourcePosition) -> ReadingError {
    guard let character = scalar, character != "\n", character != "\r" else {
      return .syntax(
        "a backslash ends the line", help: "write \\n for a line feed", at: start..<position)
    }
    return .syntax(
      "'\\\(character)' is no escape in JSON", help: "write \\\\ for a backslash",
      at: start..<position.advanced(by: 1))
  }
}

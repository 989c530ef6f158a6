/// The first place in a file that is no text.
package struct TextFault: Sendable, Hashable {
  /// The bytes before it, which are text.
  package let byteOffset: Int
  /// What is wrong.
  package let error: ReadingError
}

extension SourceFile {
  /// Finds the first malformed UTF-8 or forbidden character.
  ///
  /// Readers look for it first and read only what is before it, so that they need not check again.
  package func firstFault() -> TextFault? {
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A || byte == 0x09 {
        index += 1
      } else if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A {
        index += 2
      } else if let scalar = scalar(at: index) {
        if scalar.isForbidden {
          let range = rangeOfScalar(at: index)
          return TextFault(
            byteOffset: index, error: .controlCharacter(scalar, at: range))
        }
        index += UTF8.width(scalar)
      } else {
        return TextFault(byteOffset: index, error: malformed(at: index))
      }
    }
    return nil
  }

  /// The scalar whose bytes begin at an index, if they are well formed.
  private func scalar(at index: Int) -> Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index..<min(index + 4, bytes.count)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private func malformed(at index: Int) -> ReadingError {
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    let digits = String(bytes[index], radix: 16, uppercase: true)
    return ReadingError(
      "bad-utf8", "the byte 0x\(digits) is not UTF-8",
      help: isWide ? "the file is UTF-16: save it as UTF-8" : "save the file as UTF-8",
      at: rangeOfScalar(at: index))
  }

  private func rangeOfScalar(at index: Int) -> SourceRange {
    var start = SourcePosition.start
    for byte in bytes[..<index] {
      if byte == 0x0A {
        start.line += 1
        start.column = 0
        start.offset += 1
      } else if byte & 0xC0 != 0x80 {
        start.column += 1
        start.offset += 1
      }
    }
    return start..<start.advanced(by: 1)
  }
}

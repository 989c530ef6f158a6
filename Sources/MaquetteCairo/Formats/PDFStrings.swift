/// The entries of a dictionary whose values are texts: `/Title (Menu)`, `/Title <FEFF004D>`.
struct PDFStrings {
  private var rest: ArraySlice<UInt8>

  /// Takes what follows `<<`.
  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// The next entry; nothing at the end or at what is no such entry.
  mutating func next() -> (name: String, value: String)? {
    skipSpace()
    guard rest.popFirst() == UInt8(ascii: "/") else { return nil }
    let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: "<") }
    rest = rest[name.endIndex...]
    skipSpace()
    let bytes: [UInt8]? =
      switch rest.popFirst() {
      case UInt8(ascii: "("): literal()
      case UInt8(ascii: "<"): hexadecimal()
      default: nil
      }
    guard let bytes, let value = Self.text(bytes) else { return nil }
    return (String(decoding: name, as: UTF8.self), value)
  }

  private mutating func skipSpace() { rest = rest.drop { $0 <= 0x20 } }

  /// The bytes up to the closing parenthesis.
  private mutating func literal() -> [UInt8]? {
    var result: [UInt8] = []
    var depth = 0
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        guard let escaped = rest.popFirst() else { return nil }
        switch escaped {
        case UInt8(ascii: "n"): result.append(0x0A)
        case UInt8(ascii: "r"): result.append(0x0D)
        case UInt8(ascii: "t"): result.append(0x09)
        case UInt8(ascii: "b"): result.append(0x08)
        case UInt8(ascii: "f"): result.append(0x0C)
        case 0x30...0x37:
          let digits = [escaped] + rest.prefix(2).prefix { (0x30...0x37).contains($0) }
          rest = rest.dropFirst(digits.count - 1)
          result.append(UInt8(digits.reduce(0) { $0 << 3 | Int($1 & 7) } & 0xFF))
        default: result.append(escaped)
        }
      case UInt8(ascii: "("):
        depth += 1
        result.append(byte)
      case UInt8(ascii: ")"):
        if depth == 0 { return result }
        depth -= 1
        result.append(byte)
      default: result.append(byte)
      }
    }
    return nil
  }

  /// The bytes that digits up to `>` stand for.
  private mutating func hexadecimal() -> [UInt8]? {
    let digits = rest.prefix { $0 != UInt8(ascii: ">") }
    guard digits.endIndex < rest.endIndex else { return nil }
    rest = rest[(digits.endIndex + 1)...]
    var result: [UInt8] = []
    var high: UInt8?
    for byte in digits where byte > 0x20 {
      guard let value = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      if let first = high {
        result.append(first << 4 | UInt8(value))
        high = nil
      } else {
        high = UInt8(value)
      }
    }
    // A digit that is left out at the end is a zero.
    if let high { result.append(high << 4) }
    return result
  }

  /// A text of the standard's: UTF-16 behind a mark, otherwise ASCII, all that cairo writes.
  private static func text(_ bytes: [UInt8]) -> String? {
    guard bytes.starts(with: [0xFE, 0xFF]) else {
      return bytes.allSatisfy { $0 < 0x80 } ? String(decoding: bytes, as: UTF8.self) : nil
    }
    guard bytes.count % 2 == 0 else { return nil }
    let units = stride(from: 2, to: bytes.count, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}

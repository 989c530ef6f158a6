extension Unicode.Scalar {
  /// Whether a document may not hold the character, written out or as an escape.
  ///
  /// These are the control characters but tab and line feed, the two that end a line for some
  /// programs and not for others, and two that are no characters.
  package var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F, 0x2028, 0x2029, 0xFFFE, 0xFFFF: true
    default: false
    }
  }

  /// The character's number as Unicode writes it: `U+00E9`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

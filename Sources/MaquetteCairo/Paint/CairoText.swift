/// Which characters cairo takes for text; others would make the whole picture fail.
enum CairoText {
  /// Whether cairo can hold a text.
  static func holds(_ text: String) -> Bool { text.unicodeScalars.allSatisfy(holds) }

  /// A text in which the characters that cairo cannot hold are replaced.
  static func holdable(
    _ text: String, replacing replacement: (Unicode.Scalar) -> String = { _ in "\u{FFFD}" }
  ) -> String {
    guard !holds(text) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if holds(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        result += replacement(scalar)
      }
    }
    return result
  }

  /// Texts end at U+0000, and characters that Unicode will never assign are none.
  private static func holds(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value != 0 && scalar.value & 0xFFFE != 0xFFFE
      && !(0xFDD0...0xFDEF).contains(scalar.value)
  }
}

/// Text between tags.
enum XMLText {
  /// Text in which nothing is taken for a tag.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - replacement: What stands for a character that XML cannot hold, such as U+0001.
  /// - Returns: The text with entities.
  static func escaped(
    _ text: String, replacing replacement: (Unicode.Scalar) -> String = { _ in "\u{FFFD}" }
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // A reader would make a line feed of it.
      case "\r": result += "&#13;"
      case "\t", "\n", "\u{20}"..."\u{FFFD}", "\u{10000}"...:
        result.unicodeScalars.append(scalar)
      default: result += replacement(scalar)
      }
    }
    return result
  }

  /// JSON in which the characters that XML cannot hold are escaped as JSON does.
  static func escaped(json: String) -> String { escaped(json, replacing: jsonEscape) }

  /// The text that an escaped one stands for; nothing when it holds tags or unknown names.
  static func unescaped(_ text: Substring) -> String? {
    var result = ""
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    guard !text.contains("<"), let first = parts.popFirst() else { return nil }
    result += first
    for part in parts {
      guard let end = part.firstIndex(of: ";") else { return nil }
      switch part[..<end] {
      case "amp": result += "&"
      case "lt": result += "<"
      case "gt": result += ">"
      case "quot": result += "\""
      case "apos": result += "'"
      case let name where name.hasPrefix("#x"):
        guard let scalar = UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init) else {
          return nil
        }
        result.unicodeScalars.append(scalar)
      case let name where name.hasPrefix("#"):
        guard let scalar = UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init) else {
          return nil
        }
        result.unicodeScalars.append(scalar)
      default: return nil
      }
      result += part[part.index(after: end)...]
    }
    return result
  }
}

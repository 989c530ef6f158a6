/// Text between tags.
package enum XMLText {
  /// Text in which nothing is taken for a tag.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - replacement: What stands for a character that XML cannot hold, such as U+0001.
  /// - Returns: The text with entities.
  package static func escaped(
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
    // By scalars: a combining mark behind an entity belongs to its semicolon as a character.
    var result = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    var parts = scalars.split(separator: "&", omittingEmptySubsequences: false)[...]
    guard !scalars.contains("<"), let first = parts.popFirst() else { return nil }
    result += first
    for part in parts {
      guard let end = part.firstIndex(of: ";"), let scalar = entity(String(part[..<end])) else {
        return nil
      }
      result.append(scalar)
      result += part[part.index(after: end)...]
    }
    return String(result)
  }

  /// What stands between `&` and `;`.
  private static func entity(_ name: String) -> Unicode.Scalar? {
    switch name {
    case "amp": "&"
    case "lt": "<"
    case "gt": ">"
    case "quot": "\""
    case "apos": "'"
    case _ where name.hasPrefix("#x"):
      UInt32(name.dropFirst(2), radix: 16).flatMap(Unicode.Scalar.init)
    case _ where name.hasPrefix("#"): UInt32(name.dropFirst()).flatMap(Unicode.Scalar.init)
    default: nil
    }
  }
}

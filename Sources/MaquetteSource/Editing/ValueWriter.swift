/// Writes values in the manner of a file: JSON, or YAML within brackets.
struct ValueWriter: Sendable {
  let isJSON: Bool
  /// What stands between elements and between a key and its value, without and with a space.
  private let space: String

  init(isJSON: Bool, isCompact: Bool) {
    self.isJSON = isJSON
    space = isCompact ? "" : " "
  }

  /// What stands between two elements on one line.
  var comma: String { "," + space }

  /// A value on one line.
  func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let string): text(string)
    case .number, .boolean: value.text
    case .array(let values): "[" + values.map(text).joined(separator: comma) + "]"
    case .object(let members): mapping(members.map { entry($0.key, text($0.value)) })
    }
  }

  /// A text, in quotes where it needs them.
  func text(_ string: String, inFlow: Bool = true) -> String {
    !isJSON && string.isPlain(inFlow: inFlow) ? string : JSONValue.string(string).text
  }

  /// A key and its value, which is written already.
  func entry(_ key: String, _ value: String) -> String { text(key) + ":" + space + value }

  /// A mapping of entries that are written already.
  func mapping(_ entries: [String]) -> String { "{" + entries.joined(separator: comma) + "}" }
}

extension String {
  /// Whether YAML reads the text as it is without quotes.
  fileprivate func isPlain(inFlow: Bool) -> Bool {
    let scalars = Array(unicodeScalars)
    guard let first = scalars.first, let last = scalars.last else { return false }
    let marks = (inFlow ? ",[]{}:" : "").unicodeScalars
    return !"-?:,[]{}#&*!|>'\"%@` ".unicodeScalars.contains(first) && last != " " && last != ":"
      && scalars.allSatisfy { $0.value >= 0x20 && !marks.contains($0) }
      && !zip(scalars, scalars.dropFirst()).contains {
        $0 == ":" && $1 == " " || $0 == " " && $1 == "#"
      }
  }
}

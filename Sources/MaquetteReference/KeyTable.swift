internal import MaquetteSource

/// A key of a mapping, as a row of a table.
struct Key {
  let name: String
  let value: JSONValue
  let isRequired: Bool

  /// The keys of a mapping that a JSON Schema describes.
  static func all(of schema: JSONValue) -> [Key] {
    let required = schema["required"]?.elements ?? []
    return (schema["properties"]?.members ?? []).map { name, value in
      Key(name: name, value: value, isRequired: required.contains(.string(name)))
    }
  }
}

/// Writes keys as a table, and what their values may be in words.
struct KeyTable {
  /// The heading of a definition that others refer to.
  var heading: @Sendable (String) -> String = { $0 }

  /// The keys as a table, with a further column when any of them needs a word about its place.
  ///
  /// - Parameters:
  ///   - keys: The keys in order.
  ///   - place: Where a key has a meaning; empty when that is everywhere.
  /// - Returns: A table in Markdown, or nothing when there are no keys.
  func table(_ keys: [Key], place: (Key) -> String = { _ in "" }) -> String {
    guard !keys.isEmpty else { return "" }
    let places = keys.map(place)
    let hasPlaces = places.contains { !$0.isEmpty }
    let rows = zip(keys, places).map { key, place in
      let standard = key.value["default"].map { code($0.string ?? $0.text) } ?? ""
      return [code(key.name), type(key.value), key.isRequired ? "required" : standard]
        + (hasPlaces ? [place] : []) + [key.value["description"]?.string ?? ""]
    }
    let head = ["key", "value", "default"] + (hasPlaces ? ["where"] : []) + ["meaning"]
    return ([head, head.map { _ in "---" }] + rows)
      .map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// A link to a heading, called by its first word.
  func link(_ heading: String) -> String {
    let words = heading.filter { $0 != "(" && $0 != ")" }.split(separator: " ")
    return "[\(words.prefix(1).joined())](#\(words.joined(separator: "-").lowercased()))"
  }

  /// What a value may be, in words.
  func type(_ schema: JSONValue) -> String {
    if let name = schema["$ref"]?.string?.split(separator: "/").last {
      return link(heading(String(name)))
    }
    if let choices = schema["enum"]?.elements ?? schema["const"].map({ [$0] }) {
      return choices.compactMap(\.string).map(code).joined(separator: ", ")
    }
    if let forms = schema["anyOf"]?.elements?.filter({ !$0.isUnsaid }) {
      if forms.count == 2, forms[1]["items"] == forms[0] {
        return "\(type(forms[0])), or a list of it"
      }
      return forms.map(type).joined(separator: " or ")
    }
    if let element = schema["items"] {
      guard let count = schema["minItems"]?.number, count == schema["maxItems"]?.number else {
        return "a list of \(type(element))"
      }
      return "[" + Array(repeating: type(element), count: Int(count)).joined(separator: ", ") + "]"
    }
    if let kind = schema["properties"]?.members.first?.key {
      return "a mapping with \(code(kind))"
    }
    if let value = schema["additionalProperties"], value["type"] ?? value["anyOf"] != nil {
      return "a mapping to \(type(value))"
    }
    if schema["pattern"]?.string?.hasPrefix("^#") == true { return "`#RRGGBB` or `#RRGGBBAA`" }
    switch schema["type"] {
    case "boolean": return "`true` or `false`"
    case "number": return "number"
    default: return "text"
    }
  }

  private func escaped(_ cell: String) -> String {
    cell.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func code(_ text: String) -> String { "`\(text)`" }
}

extension JSONValue {
  /// Whether it is a form of every element, which the introduction tells of: nothing, or a mapping
  /// of its attributes.
  fileprivate var isUnsaid: Bool {
    self == .object(["type": "null"]) || self == .object(["type": "object"])
  }

  /// The forms that are mappings, of what may be written in several.
  var mappings: [JSONValue] {
    (self["anyOf"]?.elements ?? []).filter { $0["properties"] != nil }
  }

  /// The text, when it is one.
  var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The number, when it is one.
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  /// The elements of an array.
  var elements: [JSONValue]? { if case .array(let elements) = self { elements } else { nil } }
  /// The members of an object.
  var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members.map { ($0.key, $0.value) } } else { [] }
  }
}

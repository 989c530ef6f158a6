internal import MaquetteSource

/// A JSON Schema as a page of Markdown: a table of keys for each mapping.
struct SchemaPage {
  let title: String
  let introduction: String
  let schema: JSONValue

  var markdown: String {
    let definitions = schema["$defs"]?.members ?? []
    let parts =
      ["# \(title)", introduction, keys(of: schema)]
      + definitions.flatMap { section($0.key, $0.value) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  /// A part that others refer to; elements are written out one by one.
  private func section(_ name: String, _ schema: JSONValue) -> [String] {
    let forms = schema["anyOf"]?.elements ?? []
    let elements = forms.filter { $0["properties"] != nil }
    let kinds = elements.compactMap { $0["properties"]?.members.first?.key }.map(code)
    let written = type(schema)
    return [
      "## \(name)",
      schema["description"]?.string ?? "",
      keys(of: schema),
      forms.isEmpty || !elements.isEmpty ? "" : "Written as \(written).",
      elements.isEmpty ? "" : "One of \((kinds + shorter(forms)).joined(separator: ", ")).",
    ]
      + elements.flatMap { element in
        let kind = element["properties"]?.members.first?.key ?? ""
        return ["### \(kind)", element["description"]?.string ?? "", keys(of: element)]
      }
  }

  /// The forms of an element that are not mappings.
  private func shorter(_ forms: [JSONValue]) -> [String] {
    forms.filter { $0["properties"] == nil }.map(type)
  }

  /// The keys of a mapping as a table.
  private func keys(of schema: JSONValue) -> String {
    guard let properties = schema["properties"]?.members, !properties.isEmpty else { return "" }
    let required = schema["required"]?.elements ?? []
    let rows = properties.map { key, value in
      let standard = value["default"].map { code($0.string ?? $0.text) }
      return [
        code(key), type(value), required.contains(.string(key)) ? "required" : standard ?? "",
        value["description"]?.string ?? "",
      ]
    }
    return ([["key", "value", "default", "meaning"], ["---", "---", "---", "---"]] + rows)
      .map { "| " + $0.map(escaped).joined(separator: " | ") + " |" }
      .joined(separator: "\n")
  }

  /// What a value may be, in words.
  private func type(_ schema: JSONValue) -> String {
    if let name = schema["$ref"]?.string?.split(separator: "/").last {
      return "[\(name)](#\(name.split(separator: " ").joined(separator: "-")))"
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

  fileprivate var string: String? { if case .string(let text) = self { text } else { nil } }
  fileprivate var number: Double? { if case .number(let number) = self { number } else { nil } }
  fileprivate var elements: [JSONValue]? {
    if case .array(let elements) = self { elements } else { nil }
  }
  fileprivate var members: [(key: String, value: JSONValue)] {
    if case .object(let members) = self { members.map { ($0.key, $0.value) } } else { [] }
  }
}

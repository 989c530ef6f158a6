import MaquetteSource

/// Checks values against the part of JSON Schema that documents' schema uses.
struct SchemaValidator {
  let definitions: JSONValue

  /// What is wrong with a value; nothing when it fits.
  func problem(_ value: JSONValue, _ schema: JSONValue, at path: String) -> String? {
    guard case .object(let members) = schema else { return nil }
    for member in members {
      if let problem = problem(value, member.key, member.value, schema, at: path) { return problem }
    }
    return nil
  }

  private func problem(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, _ schema: JSONValue, at path: String
  ) -> String? {
    switch keyword {
    case "$ref":
      let name = rule.string.dropFirst("#/$defs/".count)
      guard let target = definitions[String(name)] else { return "\(path): no \(name)" }
      return problem(value, target, at: path)
    case "anyOf":
      let problems = rule.elements.map { problem(value, $0, at: path) }
      return problems.contains(nil) ? nil : problems.compactMap { $0 }.joined(separator: "; ")
    case "type":
      let types = rule.elements.isEmpty ? [rule] : rule.elements
      let isInteger =
        if case .number(let number) = value { number == number.rounded() } else { false }
      let isOfType =
        types.contains(.string(value.type)) || isInteger && types.contains("integer")
      return isOfType ? nil : "\(path): \(value.type) is no \(rule.text)"
    case "enum": return rule.elements.contains(value) ? nil : "\(path): not of \(rule.text)"
    case "const": return rule == value ? nil : "\(path): not \(rule.text)"
    case "required":
      let missing = rule.elements.first { value[$0.string] == nil }
      return value.type == "object" ? missing.map { "\(path): no \($0.text)" } : nil
    case "properties":
      return first(value.members) { key, value in
        rule[key].flatMap { problem(value, $0, at: "\(path)/\(key)") }
      }
    case "additionalProperties":
      return first(value.members) { key, value in
        guard schema["properties"]?[key] == nil else { return nil }
        return rule == .boolean(false)
          ? "\(path): unknown \(key)" : problem(value, rule, at: "\(path)/\(key)")
      }
    case "items":
      for (index, element) in value.elements.enumerated() {
        if let problem = problem(element, rule, at: "\(path)/\(index)") { return problem }
      }
      return nil
    case "propertyNames":
      guard let pattern = try? Regex(rule["pattern"]?.string ?? "") else { return "a bad pattern" }
      return value.members.first { $0.key.wholeMatch(of: pattern) == nil }
        .map { "\(path): \($0.key) is no \(rule.text)" }
    case "minItems", "maxItems":
      guard case .number(let count) = rule, value.type == "array" else { return nil }
      let isWrong =
        Double(value.elements.count) * (keyword == "minItems" ? 1 : -1)
        < count * (keyword == "minItems" ? 1 : -1)
      return isWrong ? "\(path): \(keyword) is \(count)" : nil
    default: return nil
    }
  }

  private func first(
    _ members: [JSONValue.Member], _ problem: (String, JSONValue) -> String?
  ) -> String? {
    members.compactMap { problem($0.key, $0.value) }.first
  }
}

extension JSONValue {
  /// What stands for JSON's `null`, which is not written.
  static let null = JSONValue.string("\u{0}null")

  fileprivate var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }
  fileprivate var members: [Member] { if case .object(let members) = self { members } else { [] } }
  fileprivate var string: String { if case .string(let text) = self { text } else { "" } }

  fileprivate var type: String {
    switch self {
    case .null: "null"
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .array: "array"
    case .object: "object"
    }
  }
}

import MaquetteComponents
import MaquetteSource

/// The keys of a mapping in the JSON Schema of documents, with the heading that they belong under.
struct DocumentedMapping: Sendable, CustomStringConvertible {
  let heading: String
  let keys: [String]

  var description: String { "\(heading) with \(keys.joined(separator: ", "))" }

  /// Every mapping of the schema: definitions, and the kinds of each list.
  static var all: [DocumentedMapping] {
    definitions.flatMap { name, definition in
      let own = DocumentedMapping(heading: heading(of: name), keys: definition.keys)
      // What is presented has a definition of its own.
      let elements = name == "presentation" ? [] : definition.mappings
      return (own.keys.isEmpty ? [] : [own])
        + elements.map { DocumentedMapping(heading: $0.keys.first ?? "", keys: $0.keys) }
    }
  }

  private static func heading(of definition: String) -> String {
    if definition == "image" { return "image (value)" }
    let words = definition.split(separator: "-")
    let isComponent = ["presented", "attached"].contains(words.first)
    return isComponent ? words.dropFirst().joined() : definition
  }

  /// What has an example: each kind of a list, and what a screen consists of.
  static var components: [String] {
    let kinds = Set(definitions.flatMap { $0.value.mappings.compactMap(\.keys.first) })
    return kinds.sorted() + ["screen", "navigationBar", "statusBar"]
  }

  private static var definitions: [(key: String, value: JSONValue)] {
    guard case .object(let members)? = Mockup.documentSchema["$defs"] else { return [] }
    return members.map { ($0.key, $0.value) }
  }
}

extension JSONValue {
  /// The keys of a mapping.
  fileprivate var keys: [String] {
    if case .object(let members)? = self["properties"] { members.map(\.key) } else { [] }
  }

  /// The forms that are mappings.
  fileprivate var mappings: [JSONValue] {
    guard case .array(let forms)? = self["anyOf"] else { return [] }
    return forms.filter { !$0.keys.isEmpty }
  }
}

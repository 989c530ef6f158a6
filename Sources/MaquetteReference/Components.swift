internal import MaquetteSource

/// The components of the JSON Schema of documents, and the definitions that are none.
struct Components {
  /// A part of the schema that others refer to.
  typealias Definition = (name: String, schema: JSONValue)

  /// Every kind of element and presentation, sorted by name.
  private(set) var all: [Component] = []
  /// The lists that hold them.
  private(set) var lists: [Definition] = []
  /// What belongs to them.
  private(set) var parts: [Definition] = []

  init(_ schema: JSONValue) {
    let definitions = schema["$defs"] ?? .object([:])
    for (name, definition) in definitions.members {
      let kind = Self.kindPresented(by: name)
      if definitions["presented-\(kind)"] != nil {
        let summary = definitions["mockup"]?["properties"]?[kind]?["description"]?.string ?? ""
        let isPresented = name.hasPrefix("presented-")
        let place = isPresented ? Component.document : Component.attached
        add(kind, definition, summary, in: place)
      } else if definition.mappings.isEmpty {
        parts.append((name, definition))
      } else {
        lists.append((name, definition))
        for element in definition.mappings {
          // What is presented has no description in a list: it has a definition.
          guard let summary = element["description"]?.string else { continue }
          let kind = element["properties"]?.members.first?.key ?? ""
          add(kind, element, summary, in: name)
        }
      }
    }
    all.sort { $0.kind < $1.kind }
  }

  /// The heading of what a definition describes; a part can be called as a component is.
  func heading(of definition: String) -> String {
    let kind = Self.kindPresented(by: definition)
    guard let component = all.first(where: { $0.kind == kind }) else { return definition }
    let isPart = parts.contains { $0.name == definition }
    return isPart ? "\(definition) (value)" : component.kind
  }

  /// The kind that a definition describes if it is one as a document or an element presents it.
  private static func kindPresented(by definition: String) -> String {
    let prefix = ["presented-", "attached-"].first { definition.hasPrefix($0) } ?? ""
    return String(definition.dropFirst(prefix.count))
  }

  private mutating func add(
    _ kind: String, _ mapping: JSONValue, _ summary: String, in name: String
  ) {
    let place = Component.Place(name: name, keys: Key.all(of: mapping))
    guard let index = all.firstIndex(where: { $0.kind == kind }) else {
      return all.append(Component(kind: kind, summary: summary, places: [place]))
    }
    let isFirst = name == Component.document
    all[index].places.insert(place, at: isFirst ? 0 : all[index].places.endIndex)
  }
}

internal import MaquetteSource

/// The page about documents: a section for each component, with its keys and an example.
struct FormatPage {
  private let components: Components
  private let examples: [Example]
  private let table: KeyTable

  /// Makes the page of a JSON Schema and of examples.
  init(schema: JSONValue, examples: [Example]) {
    let components = Components(schema)
    self.components = components
    self.examples = examples
    table = KeyTable { components.heading(of: $0) }
  }

  var markdown: String {
    let mockup = components.parts.filter { $0.name == "mockup" }
    let parts = components.parts.filter { $0.name != "mockup" }
    let presented = components.all.filter(\.isPresented)
    let elements = components.all.filter { !$0.isPresented }
    var texts = ["# Documents", Self.introduction]
    texts.append(
      [
        ("What can be presented", presented.map(\.kind)),
        ("What stands on screens and in menus", elements.map(\.kind)),
        ("Lists of those", components.lists.map(\.name)),
        ("Parts of them", parts.map { components.heading(of: $0.name) }),
      ].map { title, headings in
        "- \(title): \(headings.map(table.link).joined(separator: ", "))"
      }.joined(separator: "\n"))
    texts += mockup.flatMap { part($0, level: "##") }
    texts += ["## What can be presented"] + presented.flatMap(section)
    texts += ["## What stands on screens and in menus"] + elements.flatMap(section)
    texts += ["## Lists"] + components.lists.flatMap(list)
    texts += ["## Parts"] + parts.flatMap { part($0, level: "###") }
    return texts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    A document is a mapping in YAML or JSON that describes a [mockup](#mockup): what is presented, \
    and for which devices, looks and languages. `maquette schema` prints the same as JSON Schema, \
    for editors.

    An element of a list is a text, a kind alone (`divider`), or a mapping in which one key is the \
    kind: `{button: Copy, image: doc.on.doc}`. Where a table has a column *where*, a key with \
    places in it has a meaning only there.
    """

  /// What a component is, where it may stand, its keys and its example.
  private func section(_ component: Component) -> [String] {
    let places = component.places.map { place in
      switch place.name {
      case Component.document: "a [document](#mockup)"
      case Component.attached: "the `\(component.kind)` of an element (*attached*)"
      default: table.link(place.name)
      }
    }
    let keys = table.table(component.keys) { key in
      let places = component.places(of: key).map(\.name)
      return places.count == component.places.count ? "" : places.joined(separator: ", ")
    }
    return [
      "### \(component.kind)", component.summary, "Stands in \(places.joined(separator: ", ")).",
      keys, example(component.kind),
    ]
  }

  /// What may stand in a list.
  private func list(_ list: Components.Definition) -> [String] {
    let forms = (list.schema["anyOf"]?.elements ?? []).map { form in
      form["properties"]?.members.first.map { table.link($0.key) } ?? table.type(form)
    }
    return ["### \(list.name)", "One of \(forms.joined(separator: ", ")).", example(list.name)]
  }

  /// What belongs to a component.
  private func part(_ part: Components.Definition, level: String) -> [String] {
    [
      "\(level) \(components.heading(of: part.name))", part.schema["description"]?.string ?? "",
      table.table(Key.all(of: part.schema)),
      part.schema["anyOf"] == nil ? "" : "Written as \(table.type(part.schema)).",
      example(components.heading(of: part.name)),
    ]
  }

  /// The examples of what a heading names: `alert`, and any that begin with `alert-`.
  private func example(_ heading: String) -> String {
    let name = Example.name(of: heading)
    return examples.filter { $0.name == name || $0.name.hasPrefix(name + "-") }
      .map(\.markdown).joined(separator: "\n\n")
  }
}

public import MaquetteSource

/// The kinds of elements that may stand in a list.
public protocol ElementSet: Sendable {
  /// What the list holds, for messages: "menu items".
  static var name: String { get }
  /// The kinds.
  static var kinds: [any Element.Type] { get }
  /// The kind that a plain text stands for.
  static var textKind: any Element.Type { get }
  /// Attributes that have no meaning in this list, by kind.
  static var excluded: [String: Set<String>] { get }
}

/// A list of elements.
public struct Elements<Kinds: ElementSet>: SourceReadable {
  /// The elements in order.
  public var elements: [AnyElement]

  /// Makes a list.
  public init(_ elements: [AnyElement] = []) { self.elements = elements }

  /// Whether there are none.
  public var isEmpty: Bool { elements.isEmpty }

  /// Reads a list of texts, bare kinds and mappings.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .sequence(let nodes, let range) = node else {
      reader.report(
        "wrong-type", "a list of \(Kinds.name) is expected here, not \(node.kind)", at: node.range,
        path: path)
      return nil
    }
    reader.record(range, at: path)
    elements = []
    let element = ElementReader(Kinds.self)
    for node in nodes {
      // An element with mistakes is left out, and the next one takes its number.
      if let read = element.read(node, at: path[elements.count], &reader) { elements.append(read) }
    }
  }

  /// An array of the elements.
  public var json: JSONValue { .array(elements.map { $0.base.elementJSON }) }

  /// An array of what each kind may be.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "array", "items": elementSchema(&definitions)])
  }

  /// What each kind may be.
  static func elementSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: Kinds.name) { definitions in
      let text = LocalizedText.jsonSchema(&definitions)
      let kinds = Kinds.kinds.map { kind in
        kind.elementSchema(excluding: Kinds.excluded[kind.kind] ?? [], &definitions)
      }
      return .object(["anyOf": .array([text] + kinds)])
    }
  }

  /// Visits each element and its parts.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    for (index, element) in elements.enumerated() { element.base.visit(at: path[index], body) }
  }
}

extension Element {
  /// The element with its kind as a key, as it stands in a list.
  var elementJSON: JSONValue {
    let members = Self.schema.write(self, default: Self())
    let main = members.first { $0.key == Self.main.field }?.value
    let rest = members.filter { $0.key != Self.main.field }
    if main == nil, rest.isEmpty, Self.main.mayBeEmpty { return .string(Self.kind) }
    let empty: JSONValue = Self.main.isList ? .array([]) : ""
    return .object([JSONValue.Member(key: Self.kind, value: main ?? empty)] + rest)
  }

  /// The element in a list, a mapping with its kind.
  ///
  /// The kind's value is its main value or a mapping of its attributes, which is not described
  /// again; what may be empty may be a kind alone.
  static func elementSchema(
    excluding names: Set<String>, _ definitions: inout SchemaDefinitions
  ) -> JSONValue {
    let schema = schema.excluding(names)
    let properties = schema.properties(&definitions)
    let main = properties.first { $0.key == Self.main.field }?.value ?? .object([:])
    var forms: [JSONValue] = [main, .object(["type": "object"])]
    if Self.main.mayBeEmpty { forms.append(.object(["type": "null"])) }
    let value = JSONValue.object([
      "anyOf": .array(forms), "description": main["description"] ?? "",
    ])
    // Children may also stand beside a kind without a value.
    let rest = properties.filter { $0.key != Self.main.field || Self.main.isList }
    return .object([
      "type": "object",
      "description": .string(schema.summary),
      "properties": .object([JSONValue.Member(key: kind, value: value)] + rest),
      "required": .array([.string(kind)]),
      "additionalProperties": .boolean(false),
    ])
  }
}

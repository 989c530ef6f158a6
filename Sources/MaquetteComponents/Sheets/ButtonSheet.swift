public import MaquetteSource
public import MaquetteThemes

/// Buttons by themselves: one alone, or several with what each is called below it.
///
/// In a document `button` holds a button, or a list of them.
public struct ButtonSheet: Presentation {
  /// The buttons.
  public var buttons: Elements<ButtonItems>

  /// Makes a sheet without buttons.
  public init() { buttons = Elements() }

  /// Makes a sheet of buttons.
  public init(_ buttons: Button...) { self.buttons = Elements(buttons.map { AnyElement($0) }) }

  /// The key of the kind.
  public static let kind = Button.kind
  /// Buttons can stand on nothing.
  public static func needsScreen(on idiom: Idiom) -> Bool { false }
  /// Nothing opened them.
  public static let pressesSource = false
  /// What is behind them can be used.
  public static let dimsTint = false
  /// What a button asks stands over it.
  public static let closesWhenChosen = false
  /// Phones and tablets.
  public static let idioms: [Idiom] = [.phone, .pad]

  /// Nothing opened them.
  public var from: PresentationSource? {
    get { nil }
    set {}
  }
  /// The titles.
  public var summary: [LocalizedText] {
    buttons.elements.compactMap { ($0.base as? Button)?.title }
  }

  /// There are no keys besides those of the buttons.
  public static let schema = Schema<Self>("buttons", "A button, or a list of them.")

  /// Reads a button, its attributes, or a list of buttons.
  public static func readPresented(
    _ node: SourceNode, at path: NodePath, _ reader: inout SourceReader
  ) -> Self? {
    var sheet = Self()
    if case .sequence(let nodes, let range) = node, nodes.count != 1 {
      guard !nodes.isEmpty else {
        reader.report(
          "missing-key", "this list has no buttons", help: "list what is drawn", at: range,
          path: path)
        return nil
      }
      guard let buttons = Elements<ButtonItems>(node, at: path, &reader) else { return nil }
      sheet.buttons = buttons
      return sheet
    }
    var node = node
    // A list of one is written as that button.
    if case .sequence(let nodes, _) = node, let only = nodes.first { node = only }
    if node[Button.main.field] != nil, node[kind] == nil {
      let entry = SourceEntry(key: kind, keyRange: node.range, value: node)
      node = .mapping([entry], node.range)
    }
    guard let button = ElementReader(ButtonItems.self).read(node, at: path, &reader) else {
      return nil
    }
    sheet.buttons.elements = [button]
    return sheet
  }

  /// The button, or an array of buttons.
  public var json: JSONValue {
    buttons.elements.count == 1 ? buttons.elements[0].base.elementJSON : buttons.json
  }

  /// A button, its attributes, or an array of buttons.
  public static func presentedSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let list = Elements<ButtonItems>.jsonSchema(&definitions)
    let attributes = definitions.reference(to: "presented \(kind)") { definitions in
      let schema = Button.schema.excluding(Button.rowAttributes)
      return .object([
        "type": "object",
        "properties": .object(schema.properties(&definitions)),
        "required": .array([.string(Button.main.field)]),
        "additionalProperties": .boolean(false),
      ])
    }
    return .object(["anyOf": .array([list["items"] ?? .object([]), attributes, list])])
  }

  /// Visits each button.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    for (button, path) in placed(at: path) { button.visit(at: path, body) }
  }

  /// The buttons with their paths: the kind's own when there is one.
  func placed(at path: NodePath) -> [(button: Button, path: NodePath)] {
    let isAlone = buttons.elements.count == 1
    return buttons.elements.enumerated().compactMap { index, element in
      (element.base as? Button).map { ($0, isAlone ? path : path[index]) }
    }
  }
}

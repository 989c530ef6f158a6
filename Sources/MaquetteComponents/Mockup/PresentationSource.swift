public import MaquetteScene
public import MaquetteSource

/// What opened a presentation.
public enum PresentationSource: SourceReadable {
  /// The element with an id.
  case element(String)
  /// A rectangle on the screen, in points.
  case rect(Rect)
  /// A button that is drawn for it.
  indirect case button(Button)

  /// Reads an id, four numbers or a button.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    switch node {
    case .scalar(let id, _, let range):
      reader.record(range, at: path)
      self = .element(id)
    case .sequence(_, let range):
      guard let numbers = [Double](node, at: path, &reader) else { return nil }
      guard numbers.count == 4 else {
        reader.report(
          "wrong-type", "a rectangle has four numbers, not \(numbers.count)",
          help: "write [x, y, width, height]", at: range, path: path)
        return nil
      }
      guard numbers[2] >= 0, numbers[3] >= 0 else {
        reader.report(
          "out-of-range", "a rectangle has no negative size", help: "write [x, y, width, height]",
          at: range, path: path)
        return nil
      }
      self = .rect(Rect(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .mapping:
      guard
        let button = ElementReader(ButtonItems.self).read(node, at: path, &reader)?.base as? Button
      else { return nil }
      self = .button(button)
    }
  }

  /// The id, an array of four numbers, or the button.
  public var json: JSONValue {
    switch self {
    case .element(let id): .string(id)
    case .rect(let rect):
      .array([rect.minX, rect.minY, rect.width, rect.height].map { .number($0) })
    case .button(let button): button.elementJSON
    }
  }

  /// A text, an array or a button.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let number = Double.jsonSchema(&definitions)
    return .object([
      "anyOf": .array([
        .object(["type": "string"]),
        .object([
          "type": "array", "items": number, "minItems": .number(4), "maxItems": .number(4),
        ]),
        Button.elementSchema(excluding: Button.rowAttributes, &definitions),
      ])
    ])
  }

  /// Visits the button.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    if case .button(let button) = self { button.visit(at: path, body) }
  }
}

public import MaquetteSource

extension Mockup {
  /// The JSON Schema of a document, for editors.
  public static var documentSchema: JSONValue {
    var definitions = SchemaDefinitions()
    let mockup = jsonSchema(&definitions)
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Maquette document",
      "description": "A mockup of a menu, drawn by 'maquette render'.",
      "anyOf": .array([mockup, .object(["type": "array", "items": mockup])]),
      "$defs": .object(definitions.members),
    ])
  }

  /// Takes the axes, the tint and the canvas from another where this one leaves them out.
  package mutating func fill(from other: Mockup) {
    if device == [] { device = other.device }
    if orientation == [] { orientation = other.orientation }
    if theme == [] { theme = other.theme }
    if appearance == [] { appearance = other.appearance }
    if contrast == [] { contrast = other.contrast }
    if textSize == [] { textSize = other.textSize }
    if locale == [] { locale = other.locale }
    if layoutDirection == [] { layoutDirection = other.layoutDirection }
    if tint == nil { tint = other.tint }
    if canvas == nil { canvas = other.canvas }
  }
}

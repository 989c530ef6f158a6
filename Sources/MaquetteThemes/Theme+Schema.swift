package import MaquetteSource

extension Theme {
  /// The JSON Schema of a theme's file.
  ///
  /// - Parameter sections: The components' sections, all of which the theme may have.
  /// - Returns: The schema, with the default of each key that has one.
  package static func jsonSchema(sections: [any Style.Type]) -> JSONValue {
    var definitions = SchemaDefinitions()
    var properties = ThemeDocument.schema.properties(&definitions)
    for section in sections { properties.append(section.property(&definitions)) }
    return .object([
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "Maquette theme",
      "type": "object",
      "description": .string(ThemeDocument.schema.summary),
      "properties": .object(properties),
      "required": .array(
        ThemeDocument.schema.fields.filter(\.isRequired).map { .string($0.name) }),
      "additionalProperties": .boolean(false),
      "$defs": .object(definitions.members),
    ])
  }
}

extension Style {
  /// The section as a property of a theme.
  fileprivate static func property(_ definitions: inout SchemaDefinitions) -> JSONValue.Member {
    var value = jsonSchema(&definitions)
    if case .object(let members) = value {
      value = .object(
        members + [JSONValue.Member(key: "description", value: .string(schema.summary))])
    }
    return JSONValue.Member(key: section, value: value)
  }
}

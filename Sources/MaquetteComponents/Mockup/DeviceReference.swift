internal import MaquetteScene
public import MaquetteSource

/// The device of a picture: one that is known by its id, or any by its measures.
public enum DeviceReference: SourceReadable, ExpressibleByStringLiteral {
  case id(String)
  case measures(DeviceMeasures)

  /// Makes a reference to a known device.
  public init(stringLiteral id: String) { self = .id(id) }

  /// Reads an id or measures.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let measures = DeviceMeasures(node, at: path, &reader) else { return nil }
      self = .measures(measures)
    } else {
      guard let id = reader.text(node, at: path, expected: "a device") else { return nil }
      self = .id(id)
    }
  }

  /// The id, or an object.
  public var json: JSONValue {
    switch self {
    case .id(let id): .string(id)
    case .measures(let measures): measures.json
    }
  }

  /// A text or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        .object(["type": "string"]), DeviceMeasures.jsonSchema(&definitions),
      ])
    ])
  }
}

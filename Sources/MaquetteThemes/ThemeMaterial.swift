public import MaquetteSource

/// What something translucent is made of: a tint over what is behind it, blurred and more saturated.
///
/// Written as a colour, which is then opaque or mixed with what is behind as it is, or as a mapping.
public struct ThemeMaterial: SourceReadable {
  /// Laid over what is behind.
  public var tint: ThemeColor
  /// The standard deviation of the blur in points.
  public var blur: Double
  /// What the saturation of what is behind is multiplied by.
  public var saturation: Double

  /// Makes a material.
  public init(tint: ThemeColor, blur: Double = 0, saturation: Double = 1) {
    self.tint = tint
    self.blur = blur
    self.saturation = saturation
  }

  /// Reads a colour or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping(let entries, _) = node, entries.contains(where: { $0.key == "tint" }) {
      guard let parts = Parts(node, at: path, &reader), let tint = parts.tint else { return nil }
      self.init(tint: tint, blur: parts.blur, saturation: parts.saturation)
    } else {
      guard let tint = ThemeColor(node, at: path, &reader) else { return nil }
      self.init(tint: tint)
    }
  }

  /// The tint alone, or an object.
  public var json: JSONValue {
    guard blur != 0 || saturation != 1 else { return tint.json }
    var parts = Parts()
    (parts.tint, parts.blur, parts.saturation) = (tint, blur, saturation)
    return parts.json
  }

  /// A colour or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        ThemeColor.jsonSchema(&definitions), Parts.jsonSchema(&definitions),
      ])
    ])
  }

  /// Visits the tint.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    tint.visit(at: path / "tint", body)
  }

  private struct Parts: SchemaReadable {
    var tint: ThemeColor?
    var blur = 0.0
    var saturation = 1.0

    static let schema = Schema<Self>(
      "material", "What something translucent is made of.",
      Field("tint", \.tint, required: true, "Laid over what is behind."),
      Field("blur", \.blur, "Standard deviation of the blur in points."),
      Field("saturation", \.saturation, "What the saturation behind is multiplied by."))
  }
}

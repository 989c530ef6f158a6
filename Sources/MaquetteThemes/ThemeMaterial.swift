public import MaquetteScene
public import MaquetteSource

/// What something translucent is made of: a tint over what is behind it, blurred and more saturated.
///
/// Written as a colour, which is then opaque or mixed with what is behind as it is, or as a mapping.
/// Glass is such a material with a rim.
public struct ThemeMaterial: SourceReadable {
  /// Laid over what is behind.
  public var tint: ThemeColor
  /// The standard deviation of the blur in points.
  public var blur: Double
  /// What the saturation of what is behind is multiplied by.
  public var saturation: Double
  /// How much more of the tint there is, at most, where what is behind is darker or lighter than it.
  public var adaptation: Double
  /// How the rim bends what is behind.
  public var lens: Lens?
  /// The light, or the line, along the inside of the edge.
  public var rim: ThemeColor?
  /// Its width in points.
  public var rimWidth: Double

  /// Makes a material.
  public init(tint: ThemeColor) { self.init(Parts(tint: tint), tint: tint) }

  private init(_ parts: Parts, tint: ThemeColor) {
    self.tint = tint
    blur = parts.blur
    saturation = parts.saturation
    adaptation = parts.adaptation
    lens =
      parts.lensShift != 0 ? Lens(depth: parts.lensDepth, shift: parts.lensShift) : nil
    rim = parts.rim
    rimWidth = parts.rimWidth
  }

  /// Reads a colour or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping(let entries, _) = node, entries.contains(where: { $0.key == "tint" }) {
      guard let parts = Parts(node, at: path, &reader), let tint = parts.tint else { return nil }
      self.init(parts, tint: tint)
    } else {
      guard let tint = ThemeColor(node, at: path, &reader) else { return nil }
      self.init(tint: tint)
    }
  }

  /// The tint alone, or an object.
  public var json: JSONValue {
    self == ThemeMaterial(tint: tint) ? tint.json : Parts(self).json
  }

  /// A colour or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        ThemeColor.jsonSchema(&definitions), Parts.jsonSchema(&definitions),
      ])
    ])
  }

  /// Visits the colours and the numbers.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    Parts(self).visit(at: path, body)
  }

  private struct Parts: SchemaReadable {
    var tint: ThemeColor?
    var blur = 0.0
    var saturation = 1.0
    var adaptation = 0.0
    var lensDepth = 0.0
    var lensShift = 0.0
    var rim: ThemeColor?
    var rimWidth = 1.0

    init() {}

    init(tint: ThemeColor) { self.tint = tint }

    init(_ material: ThemeMaterial) {
      tint = material.tint
      (blur, saturation) = (material.blur, material.saturation)
      adaptation = material.adaptation
      (lensDepth, lensShift) = (material.lens?.depth ?? 0, material.lens?.shift ?? 0)
      (rim, rimWidth) = (material.rim, material.rimWidth)
    }

    static let schema = Schema<Self>(
      "material", "What something translucent is made of.",
      Field("tint", \.tint, required: true, "Laid over what is behind."),
      Field("blur", \.blur, "Standard deviation of the blur in points."),
      Field("saturation", \.saturation, "What the saturation behind is multiplied by."),
      Field(
        "adaptation", \.adaptation,
        "How much more of the tint there is at most where what is behind differs from it, 0 to 1."),
      Field("lensDepth", \.lensDepth, "How far inside the edge what is behind is bent."),
      Field("lensShift", \.lensShift, "How far outside lies what is seen at the edge."),
      Field("rim", \.rim, "The light, or the line, along the inside of the edge."),
      Field("rimWidth", \.rimWidth, "Its width in points."))
  }
}

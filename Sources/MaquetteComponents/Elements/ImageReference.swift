public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// A symbol beside a text: the name of an SF Symbol or a picture's file, perhaps with a look of its own.
public struct ImageReference: SourceReadable, ExpressibleByStringLiteral {
  /// The size of a symbol beside its text.
  public enum Scale: String, SourceChoice {
    case small, medium, large

    /// What the symbol's size, and then the width of its lines, is multiplied by: after hearts and
    /// circles in real menus and bars, whose lines are 0.87 and 1.09 as wide.
    var factors: (size: Double, lines: Double) {
      switch self {
      case .small: (0.79, 1.1)
      case .medium: (1, 1)
      case .large: (1.27, 0.86)
      }
    }
  }

  /// The symbol's name, or the path of a picture's file.
  public var symbol = ""
  /// The symbol's colour, instead of the text's.
  public var tint: ThemeColor?
  /// How heavy its lines are, instead of the text's weight.
  public var weight: FontWeight?
  /// Its size beside the text.
  public var scale = Scale.medium
  /// The colours of its layers, that of what is in front first.
  public var colors: [ThemeColor] = []

  /// Makes a reference to a symbol.
  public init(
    symbol: String, tint: ThemeColor? = nil, weight: FontWeight? = nil, scale: Scale = .medium,
    colors: [ThemeColor] = []
  ) {
    self.symbol = symbol
    self.tint = tint
    self.weight = weight
    self.scale = scale
    self.colors = colors
  }

  /// Makes a reference to a symbol.
  public init(stringLiteral value: String) { self.init(symbol: value) }

  /// Reads a name or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let attributes = Attributes(node, at: path, &reader) else { return nil }
      self.init(
        symbol: attributes.symbol, tint: attributes.tint, weight: attributes.weight,
        scale: attributes.scale, colors: attributes.colors)
    } else if let name = reader.text(node, at: path, expected: "a symbol's name") {
      self.init(symbol: name)
    } else {
      return nil
    }
    if isFile { reader.noteFile(symbol, at: path) }
  }

  /// The name, or an object when there is more to say.
  public var json: JSONValue {
    let attributes = Attributes(self)
    return attributes == Attributes(ImageReference(symbol: symbol))
      ? .string(symbol) : attributes.json
  }

  /// A name or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        String.jsonSchema(&definitions), Attributes.jsonSchema(&definitions),
      ])
    ])
  }

  /// Visits the colours.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    tint.visit(at: path / "tint", body)
    colors.visit(at: path / "colors", body)
  }

  /// Whether it names a picture's file rather than a symbol.
  public var isFile: Bool {
    [".svg", ".png", ".jpg", ".jpeg"].contains { symbol.lowercased().hasSuffix($0) }
  }

  private struct Attributes: SchemaReadable {
    var symbol = ""
    var tint: ThemeColor?
    var weight: FontWeight?
    var scale = Scale.medium
    var colors: [ThemeColor] = []

    init() {}

    init(_ image: ImageReference) {
      symbol = image.symbol
      tint = image.tint
      weight = image.weight
      scale = image.scale
      colors = image.colors
    }

    static let schema = Schema<Self>(
      "image", "A symbol beside a text.",
      Field(
        "symbol", \.symbol, required: true, "The name of an SF Symbol, or a PNG, JPEG or SVG file."),
      Field("tint", \.tint, "Its colour, instead of the text's."),
      Field("weight", \.weight, "How heavy its lines are, instead of the text's weight."),
      Field("scale", \.scale, "Its size beside the text."),
      Field("colors", \.colors, "The colours of its layers, that of what is in front first."))
  }
}

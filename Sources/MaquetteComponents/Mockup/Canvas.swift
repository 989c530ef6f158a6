public import MaquetteSource
public import MaquetteThemes

/// What the picture shows around the presentation: a margin and nothing else.
public struct Canvas: SourceReadable {
  /// Points on each side.
  public var padding: Double
  /// The colour behind; transparent when there is none.
  public var background: ThemeColor?

  /// Makes a canvas cut to its content.
  public init(padding: Double = 32, background: ThemeColor? = nil) {
    self.padding = padding
    self.background = background
  }

  /// Reads `fit`, or `fit` with its attributes.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let attributes = Attributes(node, at: path, &reader) else { return nil }
      let background = attributes.fit.background
      self.init(
        padding: attributes.fit.padding, background: background == .named("none") ? nil : background
      )
      return
    }
    guard let text = reader.text(node, at: path, expected: "fit") else { return nil }
    guard text == "fit" else {
      reader.report(
        "unknown-value", "'\(text)' is not a canvas",
        help: "write 'fit' or '{fit: {padding: 32, background: none}}'", at: node.range, path: path)
      return nil
    }
    self.init()
  }

  /// `fit`, or an object.
  public var json: JSONValue {
    guard self != Canvas() else { return "fit" }
    var attributes = Attributes()
    attributes.fit.padding = padding
    attributes.fit.background = background
    return attributes.json
  }

  /// `fit` or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([.object(["const": "fit"]), Attributes.jsonSchema(&definitions)])
    ])
  }

  /// Visits the colour.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    background.visit(at: path / "fit" / "background", body)
  }

  private struct Attributes: SchemaReadable {
    struct Fit: SchemaReadable {
      var padding = 32.0
      var background: ThemeColor?

      static let schema = Schema<Self>(
        "fit", "A canvas that is cut to its content.",
        Field("padding", \.padding, "Points on each side.") { node, path, reader in
          guard case .scalar(let text, _, let range) = node, let value = Double(text) else {
            return
          }
          if !(0...1000).contains(value) {
            reader.report(
              "out-of-range", "a padding of \(text) is not between 0 and 1000", at: range,
              path: path)
          }
        },
        Field("background", \.background, "The colour behind, or none."))
    }

    var fit = Fit()

    static let schema = Schema<Self>(
      "canvas", "What the picture shows around the presentation.",
      Field("fit", \.fit, required: true, "A margin and nothing else."))
  }
}

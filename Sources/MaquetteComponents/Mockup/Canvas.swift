public import MaquetteSource
public import MaquetteThemes

/// What the picture shows around the presentation.
public enum Canvas: SourceReadable {
  /// The whole screen.
  case screen
  /// A margin and nothing else.
  case fit(Fit)

  /// A canvas that is cut to its content.
  public struct Fit: SchemaReadable {
    /// Points on each side, from 0 to 1000.
    public var padding = 32.0
    /// The colour behind; transparent when there is none.
    public var background: ThemeColor?

    /// Makes a margin of 32 points on nothing.
    public init() {}

    /// Makes a margin.
    public init(padding: Double, background: ThemeColor? = nil) {
      self.padding = padding
      self.background = background
    }

    /// The keys.
    public static let schema = Schema<Self>(
      "fit", "A canvas that is cut to its content.",
      Field("padding", \.padding, "Points on each side.") { node, path, reader in
        guard case .scalar(let text, _, let range) = node, let value = Double(text) else { return }
        if !(0...1000).contains(value) {
          reader.report(
            "out-of-range", "a padding of \(text) is not between 0 and 1000", at: range,
            path: path)
        }
      },
      Field("background", \.background, "The colour behind, or none."))
  }

  /// A canvas that is cut to its content.
  public static func fit(padding: Double = 32, background: ThemeColor? = nil) -> Canvas {
    .fit(Fit(padding: padding, background: background))
  }

  /// Reads `screen`, `fit`, or `fit` with its attributes.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let attributes = Attributes(node, at: path, &reader) else { return nil }
      var fit = attributes.fit
      if fit.background == .named("none") { fit.background = nil }
      self = .fit(fit)
      return
    }
    guard let text = reader.text(node, at: path, expected: "a canvas") else { return nil }
    switch text {
    case "screen": self = .screen
    case "fit": self = .fit(Fit())
    default:
      reader.report(
        "unknown-value", "'\(text)' is not one of screen, fit",
        help: "or write '{fit: {padding: 32, background: none}}'", at: node.range, path: path)
      return nil
    }
  }

  /// `screen`, `fit`, or an object.
  public var json: JSONValue {
    switch self {
    case .screen: return "screen"
    case .fit(Fit()): return "fit"
    case .fit(let fit):
      var attributes = Attributes()
      attributes.fit = fit
      return attributes.json
    }
  }

  /// A word or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        .object(["enum": .array(["screen", "fit"])]), Attributes.jsonSchema(&definitions),
      ])
    ])
  }

  /// Visits the colour.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    if case .fit(let fit) = self { fit.background.visit(at: path / "fit" / "background", body) }
  }

  private struct Attributes: SchemaReadable {
    var fit = Fit()

    static let schema = Schema<Self>(
      "canvas", "What the picture shows around the presentation.",
      Field("fit", \.fit, required: true, "A margin and nothing else."))
  }
}

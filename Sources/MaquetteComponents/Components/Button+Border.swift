public import MaquetteSource
public import MaquetteThemes

extension Button {
  /// A line round a button, inside its outline.
  public struct Border: SourceReadable {
    /// The colour.
    public var color: ThemeColor
    /// The width in points, from 0 to 1000.
    public var width: Double

    /// Makes a line, of a point unless given.
    public init(_ color: ThemeColor, width: Double = 1) {
      self.color = color
      self.width = width
    }

    /// Reads a colour, or a mapping with the width.
    public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      guard case .mapping(let entries, _) = node,
        entries.contains(where: { Attributes.schema.field($0.key) != nil })
      else {
        guard let color = ThemeColor(node, at: path, &reader) else { return nil }
        self.init(color)
        return
      }
      guard let attributes = Attributes(node, at: path, &reader) else { return nil }
      self = attributes.border
    }

    /// The colour, or an object when the width is not the usual one.
    public var json: JSONValue { width == 1 ? color.json : Attributes(self).json }

    /// A colour or an object.
    public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
      .object([
        "anyOf": .array([
          ThemeColor.jsonSchema(&definitions), Attributes.jsonSchema(&definitions),
        ])
      ])
    }

    /// Visits the colour.
    public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
      body(self, path)
      color.visit(at: width == 1 ? path : path / "color", body)
    }
  }
}

/// The keys of a border that is more than a colour.
private struct Attributes: SchemaReadable {
  var border = Button.Border(.named("separator"))

  init() {}

  init(_ border: Button.Border) { self.border = border }

  static let schema = Schema<Self>(
    "border", "A line round a button.",
    Field("color", \.border.color, required: true, "The colour."),
    Field("width", \.border.width, "The width in points.") { $2.checkLength($0, at: $1, "width") })
}

public import MaquetteScene
public import MaquetteSource

/// A shadow, told by how dark it is at each distance from the edge.
///
/// Written as a list of `[distance, opacity]`, which is black and all round, or as a mapping.
public struct ThemeShadow: SourceReadable {
  /// Opacity by distance, nearest first; empty where there is no shadow.
  public var falloff: [Shadow.Stop]
  /// How far below what casts it the shadow lies, in points.
  public var offset: Double
  /// The colour.
  public var color: ThemeColor

  /// No shadow.
  public static let none = ThemeShadow(Parts())

  private init(_ parts: Parts) {
    falloff = parts.falloff.map(\.stop)
    offset = parts.offset
    color = parts.color
  }

  /// Reads a list or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let parts = Parts(node, at: path, &reader) else { return nil }
      guard (-1000...1000).contains(parts.offset) else {
        let path = path / "offset"
        reader.report(
          "out-of-range", "\(parts.offset.json.text) is not between -1000 and 1000",
          at: reader.ranges.range(of: path) ?? node.range, path: path)
        return nil
      }
      self.init(parts)
    } else {
      guard let stops = [Stop](node, at: path, &reader) else { return nil }
      self = .none
      falloff = stops.map(\.stop)
    }
  }

  /// The list, or an object.
  public var json: JSONValue {
    var parts = Parts()
    (parts.falloff, parts.offset, parts.color) = (falloff.map(Stop.init), offset, color)
    return parts == Parts(falloff: parts.falloff) ? parts.falloff.json : parts.json
  }

  /// An array of pairs or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([[Stop].jsonSchema(&definitions), Parts.jsonSchema(&definitions)])
    ])
  }

  /// Visits the colour.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    color.visit(at: path / "color", body)
  }

  private struct Parts: SchemaReadable {
    var falloff: [Stop] = []
    var offset = 0.0
    var color = ThemeColor.fixed(.black)

    init() {}

    init(falloff: [Stop]) { self.falloff = falloff }

    static let schema = Schema<Self>(
      "shadow", "A shadow, told by how dark it is at each distance from the edge.",
      Field("falloff", \.falloff, required: true, "Opacity by distance: [points, opacity]."),
      Field("offset", \.offset, "How far below what casts it the shadow lies."),
      Field("color", \.color, "The colour."))
  }

  /// A point of the falloff, written `[distance, opacity]`; distances below zero lie inside the
  /// shadow's edge.
  private struct Stop: SourceReadable {
    var stop: Shadow.Stop

    init(_ stop: Shadow.Stop) { self.stop = stop }

    init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      guard let numbers = [Double](node, at: path, &reader) else { return nil }
      guard numbers.count == 2, (-1000...1000).contains(numbers[0]), (0...1).contains(numbers[1])
      else {
        reader.report(
          "wrong-type", "a distance in points and an opacity from 0 to 1 are expected here",
          help: "write [12, 0.072]", at: node.range, path: path)
        return nil
      }
      stop = Shadow.Stop(distance: numbers[0], alpha: numbers[1])
    }

    var json: JSONValue { .array([.number(stop.distance), .number(stop.alpha)]) }

    static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
      .object([
        "type": "array", "items": .object(["type": "number"]), "minItems": .number(2),
        "maxItems": .number(2),
      ])
    }
  }
}

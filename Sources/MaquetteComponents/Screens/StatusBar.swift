public import MaquetteSource

/// The time and the device's signs at the top of a screen.
///
/// Written `true`, `false`, or as a mapping of what it shows.
public struct StatusBar: SourceReadable, ExpressibleByBooleanLiteral {
  /// Whether there is none.
  public var isHidden = false
  /// The time; 9:41 unless given, and 10:09 on watches.
  public var time: LocalizedText?
  /// The name of the network, on devices that show it.
  public var carrier: LocalizedText?

  /// Makes a status bar.
  public init(time: LocalizedText? = nil, carrier: LocalizedText? = nil) {
    self.time = time
    self.carrier = carrier
  }

  /// Makes a status bar, or none.
  public init(booleanLiteral isShown: Bool) { isHidden = !isShown }

  /// Reads `true`, `false` or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let attributes = Attributes(node, at: path, &reader) else { return nil }
      self.init(time: attributes.time, carrier: attributes.carrier)
    } else {
      guard let isShown = Bool(node, at: path, &reader) else { return nil }
      self.init(booleanLiteral: isShown)
    }
  }

  /// A boolean, or an object when there is more to say.
  public var json: JSONValue {
    var attributes = Attributes()
    (attributes.time, attributes.carrier) = (time, carrier)
    return isHidden || attributes == Attributes() ? .boolean(!isHidden) : attributes.json
  }

  /// A boolean or an object.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([Bool.jsonSchema(&definitions), Attributes.jsonSchema(&definitions)])
    ])
  }

  /// Visits the texts.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    time.visit(at: path / "time", body)
    carrier.visit(at: path / "carrier", body)
  }

  private struct Attributes: SchemaReadable {
    var time: LocalizedText?
    var carrier: LocalizedText?

    static let schema = Schema<Self>(
      "status bar", "The time and the device's signs at the top.",
      Field("time", \.time, singleLine: true, "The time; 9:41 unless given, 10:09 on watches."),
      Field(
        "carrier", \.carrier, singleLine: true, "The name of the network, on devices that show it."
      ))
  }
}

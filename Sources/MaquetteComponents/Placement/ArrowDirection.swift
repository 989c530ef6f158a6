public import MaquetteSource

/// The way the arrow of a popover points.
public enum ArrowDirection: String, SourceChoice {
  case up, down, left, right
}

/// The ways the arrow of a popover may point: `any`, or a list of them.
public struct ArrowDirections: SourceReadable, ExpressibleByArrayLiteral {
  /// The ways, in any order.
  public var directions: [ArrowDirection]

  /// Makes a choice of ways.
  public init(_ directions: [ArrowDirection]) { self.directions = directions }

  /// Makes a choice of ways.
  public init(arrayLiteral directions: ArrowDirection...) { self.init(directions) }

  /// Every way.
  public static let any = ArrowDirections(ArrowDirection.allCases)

  /// Reads `any`, a way, or a list of ways.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .scalar("any", _, let range) = node {
      reader.record(range, at: path)
      self = .any
      return
    }
    if case .sequence(let ways, let range) = node, ways.isEmpty {
      reader.report(
        "out-of-range", "an arrow that may point no way has no place",
        help: "write 'any', or some of up, down, left, right", at: range, path: path)
      return nil
    }
    guard let list = OneOrMore<ArrowDirection>(node, at: path, &reader) else { return nil }
    self.init(list.values)
  }

  /// `any`, or the list.
  public var json: JSONValue {
    self == .any ? "any" : .array(directions.map(\.json))
  }

  /// A word or a list.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        .object(["enum": .array(["any"])]),
        OneOrMore<ArrowDirection>.jsonSchema(&definitions),
      ])
    ])
  }
}

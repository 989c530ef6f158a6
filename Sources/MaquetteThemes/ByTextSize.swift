public import MaquetteSource

/// A length in points that may differ between the Dynamic Type categories.
///
/// Written as one number, or as a mapping of categories to numbers; a category that is left out has
/// the number of the nearest smaller one, or of the smallest given.
public struct ByTextSize: SourceReadable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  private var table: Table<TextSize, Double>

  /// Makes a length that is the same in every category.
  public init(_ value: Double) { table = [.xSmall: value] }

  /// Makes a length that is the same in every category.
  public init(floatLiteral value: Double) { self.init(value) }

  /// Makes a length that is the same in every category.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The length at a category.
  public subscript(size: TextSize) -> Double {
    let sizes = TextSize.allCases
    let index = sizes.firstIndex(of: size) ?? 0
    let smaller = sizes[...index].reversed().lazy.compactMap { table[$0] }.first
    return smaller ?? sizes[index...].lazy.compactMap { table[$0] }.first ?? 0
  }

  /// Reads a number or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .mapping = node {
      guard let table = Table<TextSize, Double>(node, at: path, &reader) else { return nil }
      self.table = table
    } else {
      guard let value = Double(node, at: path, &reader) else { return nil }
      table = [.xSmall: value]
    }
  }

  /// Visits the numbers.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    table.visit(at: path, body)
  }

  /// The number, or the mapping.
  public var json: JSONValue {
    table.entries.count == 1 ? .number(self[.xSmall]) : table.json
  }

  /// A number or an object of numbers.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        Double.jsonSchema(&definitions), Table<TextSize, Double>.jsonSchema(&definitions),
      ])
    ])
  }
}

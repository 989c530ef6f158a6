public import MaquetteScene
public import MaquetteSource

extension Size: SourceReadable {
  /// Reads `[width, height]`.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let (width, height) = reader.pair(node, at: path, "a size has", "[width, height]") else {
      return nil
    }
    guard width >= 0, height >= 0, width <= 4096, height <= 4096 else {
      reader.report(
        "out-of-range", "a size is between 0 and 4096 points", at: node.range, path: path)
      return nil
    }
    self.init(width, height)
  }

  /// An array of two numbers.
  public var json: JSONValue { .array([.number(width), .number(height)]) }

  /// An array of two numbers.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue { .pair }
}

extension Point: SourceReadable {
  /// Reads `[x, y]`.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let (x, y) = reader.pair(node, at: path, "a position has", "[x, y]") else { return nil }
    self.init(x, y)
  }

  /// An array of two numbers.
  public var json: JSONValue { .array([.number(x), .number(y)]) }

  /// An array of two numbers.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue { .pair }
}

extension JSONValue {
  /// The JSON Schema of two numbers.
  fileprivate static var pair: JSONValue {
    .object([
      "type": "array", "items": .object(["type": "number"]), "minItems": .number(2),
      "maxItems": .number(2),
    ])
  }
}

extension SourceReader {
  /// Two numbers; reports anything else.
  fileprivate mutating func pair(
    _ node: SourceNode, at path: NodePath, _ what: String, _ form: String
  ) -> (Double, Double)? {
    guard let numbers = [Double](node, at: path, &self) else { return nil }
    guard numbers.count == 2 else {
      report(
        "wrong-type", "\(what) two numbers, not \(numbers.count)", help: "write \(form)",
        at: node.range, path: path)
      return nil
    }
    return (numbers[0], numbers[1])
  }

  /// Reports a length that no screen has room for.
  mutating func checkLength(_ node: SourceNode, at path: NodePath, _ name: String) {
    guard case .scalar(let text, _, let range) = node, let value = Double(text),
      !(0...1000).contains(value)
    else { return }
    report(
      "out-of-range", "a \(name) of \(text) is not between 0 and 1000", at: range, path: path)
  }
}

public import MaquetteScene
public import MaquetteSource

/// The size and line height of a text style in one category.
public struct TypeSize: SourceReadable {
  /// The font's size in points.
  public var size: Double
  /// The distance of two baselines in points.
  public var leading: Double

  /// Makes a size.
  public init(size: Double, leading: Double) {
    self.size = size
    self.leading = leading
  }

  /// Reads `[size, leading]`.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let numbers = [Double](node, at: path, &reader) else { return nil }
    guard numbers.count == 2 else {
      reader.report(
        "wrong-type", "a size and a leading are expected here", help: "write [17, 22]",
        at: node.range, path: path)
      return nil
    }
    self.init(size: numbers[0], leading: numbers[1])
  }

  /// Visits both numbers.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    [size, leading].visit(at: path, body)
  }

  /// An array of both.
  public var json: JSONValue { .array([.number(size), .number(leading)]) }

  /// An array of two numbers.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object([
      "type": "array", "items": .object(["type": "number"]), "minItems": .number(2),
      "maxItems": .number(2),
    ])
  }
}

/// What a text is set in, and the line that it stands on.
public struct Typography: Sendable, Hashable {
  /// The font.
  public var font: FontStyle
  /// The distance of two baselines in points.
  public var leading: Double

  /// Makes a typography.
  public init(font: FontStyle, leading: Double) {
    self.font = font
    self.leading = leading
  }

  /// The height of one line of the system's font in points: its ascent and descent, 1.1934 of the size
  /// (1950 + 494 of 2048 units in SF Pro's tables), which controls add their padding to.
  public var lineHeight: Double { font.size * (1950 + 494) / 2048 }

  /// The baseline below the top of a line of that height, in points.
  public var ascent: Double { font.size * 1950 / 2048 }
}

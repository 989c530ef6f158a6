extension SourceReader {
  /// The text of a scalar; reports anything else.
  public mutating func text(
    _ node: SourceNode, at path: NodePath, expected: @autoclosure () -> String
  ) -> String? {
    guard case .scalar(let text, _, let range) = node else {
      report(
        "wrong-type", "\(expected()) is expected here, not \(node.kind)", at: node.range, path: path
      )
      return nil
    }
    record(range, at: path)
    return text
  }

  /// Reports a text that is not what its key expects.
  mutating func reportWrong(
    _ node: SourceNode, _ text: String, _ expected: String, at path: NodePath
  ) {
    report("wrong-type", "'\(text)' is not \(expected)", at: node.range, path: path)
  }
}

extension String: SourceReadable {
  /// Reads any scalar as it is written.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let text = reader.text(node, at: path, expected: "a text") else { return nil }
    self = text
  }

  /// A JSON string.
  public var json: JSONValue { .string(self) }

  /// Strings and, since scalars are taken as written, numbers and booleans.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object(["type": .array(["string", "number", "boolean"])])
  }
}

extension Bool: SourceReadable {
  /// Reads `true` or `false` and nothing else.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let text = reader.text(node, at: path, expected: "true or false") else { return nil }
    switch text {
    case "true": self = true
    case "false": self = false
    default:
      let isYes = ["yes", "on", "1", "y"].contains(text.lowercased()) || text == "True"
      let isNo = ["no", "off", "0", "n"].contains(text.lowercased()) || text == "False"
      reader.report(
        "wrong-type", "'\(text)' is not true or false",
        help: isYes ? "write 'true'" : isNo ? "write 'false'" : nil, at: node.range, path: path)
      return nil
    }
  }

  /// A JSON boolean.
  public var json: JSONValue { .boolean(self) }

  /// Booleans.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "boolean"])
  }
}

extension Double: SourceReadable {
  /// Reads a decimal number.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let text = reader.text(node, at: path, expected: "a number") else { return nil }
    // Swift would also take `nan`, `inf` and hexadecimal digits.
    guard text.utf8.allSatisfy({ "+-.0123456789eE".utf8.contains($0) }), let value = Double(text),
      value.isFinite
    else {
      reader.reportWrong(node, text, "a number", at: path)
      return nil
    }
    self = value
  }

  /// A JSON number.
  public var json: JSONValue { .number(self) }

  /// Numbers.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "number"])
  }
}

extension Int: SourceReadable {
  /// Reads a whole number.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let text = reader.text(node, at: path, expected: "a whole number") else { return nil }
    guard let value = Int(text) else {
      reader.reportWrong(node, text, "a whole number", at: path)
      return nil
    }
    self = value
  }

  /// A JSON number.
  public var json: JSONValue { .number(Double(self)) }

  /// Whole numbers.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "integer"])
  }
}

/// An enumeration whose cases are the words that a document may use.
public protocol SourceChoice: SourceReadable, RawRepresentable<String>, CaseIterable {
  /// Other words for the cases.
  static var synonyms: KeyValuePairs<String, Self> { get }
}

extension SourceChoice {
  /// No case has another word.
  public static var synonyms: KeyValuePairs<String, Self> { [:] }

  /// Reads one of the words.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    var words: [String] { Self.allCases.map(\.rawValue) }
    guard
      let text = reader.text(node, at: path, expected: "one of \(words.joined(separator: ", "))")
    else { return nil }
    if let value = Self(rawValue: text) ?? Self.synonyms.first(where: { $0.key == text })?.value {
      self = value
      return
    }
    let word = ["true": "on", "false": "off"][text].flatMap { words.contains($0) ? $0 : nil }
    let near = word ?? nearest(to: text, among: words + Self.synonyms.map(\.key)).first
    reader.report(
      "unknown-value", "'\(text)' is not one of \(words.joined(separator: ", "))",
      help: near.map { "did you mean '\($0)'?" }, at: node.range, path: path)
    return nil
  }

  /// The word.
  public var json: JSONValue { .string(rawValue) }

  /// The words and their synonyms.
  public static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    let words = allCases.map { JSONValue.string($0.rawValue) }
    return .object(["enum": .array(words + synonyms.map { .string($0.key) })])
  }
}

extension Optional: SourceReadable where Wrapped: SourceReadable {
  /// Reads a value that may be left out.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let value = Wrapped(node, at: path, &reader) else { return nil }
    self = .some(value)
  }

  /// The value's JSON; a missing value is never written.
  public var json: JSONValue { self?.json ?? .object([:]) }

  /// What the value's own type may be.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    Wrapped.jsonSchema(&definitions)
  }

  /// As the value's own type.
  public static var readsAbsence: Bool { Wrapped.readsAbsence }

  /// Whether there is a value.
  public var isPresent: Bool { self?.isPresent ?? false }

  /// Visits the value when there is one.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    self?.visit(at: path, body)
  }
}

extension Array: SourceReadable where Element: SourceReadable {
  /// Reads a list; elements with mistakes are left out.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .sequence(let nodes, let range) = node else {
      reader.report(
        "wrong-type", "a list is expected here, not \(node.kind)", at: node.range, path: path)
      return nil
    }
    reader.record(range, at: path)
    self = []
    for node in nodes {
      // An element with mistakes is left out, and the next one takes its number.
      if let element = Element(node, at: path[count], &reader) { append(element) }
    }
  }

  /// A JSON array.
  public var json: JSONValue { .array(map(\.json)) }

  /// Arrays of the element's values.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "array", "items": Element.jsonSchema(&definitions)])
  }

  /// Whether there are elements.
  public var isPresent: Bool { !isEmpty }

  /// Visits each element.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    for (index, element) in enumerated() { element.visit(at: path[index], body) }
  }
}

/// One value or a list of them, written as the shorter form.
public struct OneOrMore<Value: SourceReadable>: SourceReadable, ExpressibleByArrayLiteral {
  /// The values in order.
  public var values: [Value]

  /// Makes a list.
  public init(_ values: [Value]) { self.values = values }

  /// Makes a list.
  public init(arrayLiteral values: Value...) { self.values = values }

  /// Reads a list, or anything else as its only value.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .sequence = node {
      guard let values = [Value](node, at: path, &reader) else { return nil }
      self.values = values
    } else {
      guard let value = Value(node, at: path, &reader) else { return nil }
      values = [value]
    }
  }

  /// The value alone, or an array.
  public var json: JSONValue { values.count == 1 ? values[0].json : values.json }

  /// The value or an array of it.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let value = Value.jsonSchema(&definitions)
    return .object(["anyOf": .array([value, .object(["type": "array", "items": value])])])
  }

  /// Visits each value.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    values.visit(at: path, body)
  }
}

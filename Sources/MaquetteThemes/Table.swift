public import MaquetteSource

/// A mapping whose keys are values too: names of colours, weights, sizes.
public struct Table<Key: SourceReadable, Value: SourceReadable>: SourceReadable,
  ExpressibleByDictionaryLiteral
{
  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: Key
    /// The value.
    public var value: Value

    /// Makes an entry.
    public init(key: Key, value: Value) {
      self.key = key
      self.value = value
    }

    /// The key as it is written.
    var keyText: String {
      if case .string(let text) = key.json { text } else { key.json.text }
    }
  }

  /// The entries in the order of writing.
  public var entries: [Entry] = []

  /// Makes an empty table.
  public init() {}

  /// Makes a table of entries.
  public init(_ entries: [Entry]) { self.entries = entries }

  /// Makes a table of pairs.
  public init(dictionaryLiteral pairs: (Key, Value)...) {
    entries = pairs.map { Entry(key: $0, value: $1) }
  }

  /// The value of a key.
  public subscript(key: Key) -> Value? { entries.first { $0.key == key }?.value }

  /// Reads a mapping; entries with mistakes are left out.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .mapping(let pairs, let range) = node else {
      reader.report(
        "wrong-type", "a mapping is expected here, not \(node.kind)", at: node.range, path: path)
      return nil
    }
    reader.record(range, at: path)
    var seen: Set<String> = []
    for pair in pairs {
      guard seen.insert(pair.key).inserted else {
        reader.report(
          "duplicate-key", "'\(pair.key)' is given twice", at: pair.keyRange, path: path / pair.key)
        continue
      }
      let node = SourceNode.scalar(pair.key, .plain, pair.keyRange)
      if let key = Key(node, at: path / pair.key, &reader),
        let value = Value(pair.value, at: path / pair.key, &reader)
      {
        entries.append(Entry(key: key, value: value))
      }
    }
  }

  /// An object in the order of writing.
  public var json: JSONValue {
    .object(entries.map { JSONValue.Member(key: $0.keyText, value: $0.value.json) })
  }

  /// An object of such values.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object(["type": "object", "additionalProperties": Value.jsonSchema(&definitions)])
  }

  /// Visits each value.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    for entry in entries { entry.value.visit(at: path / entry.keyText, body) }
  }
}

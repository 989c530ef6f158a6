/// A key of a mapping: where its value goes, and what it is for.
public struct Field<Root: Sendable>: Sendable {
  /// The key.
  public let name: String
  /// Other keys that are read as this one.
  public let synonyms: [String]
  /// Whether the key must be there.
  public let isRequired: Bool
  /// What the value means, in a sentence.
  public let summary: String

  let readsAbsence: Bool
  let read: @Sendable (SourceNode, NodePath, inout SourceReader, inout Root) -> Void
  let write: @Sendable (Root, Root) -> JSONValue?
  let value: @Sendable (Root) -> JSONValue?
  let visit: @Sendable (Root, NodePath, (any SourceReadable, NodePath) -> Void) -> Void
  let jsonSchema: @Sendable (inout SchemaDefinitions) -> JSONValue

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - keyPath: Where the value goes; a wrong value is reported and leaves the default there.
  ///   - synonyms: Other keys that are read as this one.
  ///   - isRequired: Whether the key must be there.
  ///   - summary: What the value means, in a sentence.
  ///   - check: Reports what the value's type allows and this key does not.
  public init<Value: SourceReadable>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    synonyms: [String] = [], required isRequired: Bool = false, _ summary: String,
    check: @escaping @Sendable (SourceNode, NodePath, inout SourceReader) -> Void = { _, _, _ in }
  ) {
    self.name = name
    self.synonyms = synonyms
    self.isRequired = isRequired
    self.summary = summary
    readsAbsence = Value.readsAbsence
    read = { node, path, reader, root in
      if let value = Value(node, at: path, &reader) { root[keyPath: keyPath] = value }
      check(node, path, &reader)
    }
    write = { root, empty in
      let value = root[keyPath: keyPath]
      return value == empty[keyPath: keyPath] && !isRequired ? nil : value.json
    }
    value = { root in
      let value = root[keyPath: keyPath].json
      return value.isEmpty ? nil : value
    }
    visit = { root, path, body in
      let value = root[keyPath: keyPath]
      // Most keys are not written, and paths are costly.
      if value.isPresent { value.visit(at: path / name, body) }
    }
    jsonSchema = { Value.jsonSchema(&$0) }
  }

  /// Makes a field for a value whose type is known only where it is read.
  public init(
    _ name: String, _ summary: String,
    read: @escaping @Sendable (SourceNode, NodePath, inout SourceReader, inout Root) -> Void,
    write: @escaping @Sendable (Root) -> JSONValue?,
    visit: @escaping @Sendable (Root, NodePath, (any SourceReadable, NodePath) -> Void) -> Void,
    jsonSchema: @escaping @Sendable (inout SchemaDefinitions) -> JSONValue
  ) {
    self.name = name
    self.synonyms = []
    self.isRequired = false
    self.summary = summary
    self.readsAbsence = true
    self.read = read
    self.write = { root, _ in write(root) }
    self.value = { _ in nil }
    self.visit = { root, path, body in visit(root, path / name, body) }
    self.jsonSchema = jsonSchema
  }
}

extension JSONValue {
  /// Whether it is a text, an array or an object without anything in it, which stands for nothing.
  fileprivate var isEmpty: Bool {
    if case .object(let members) = self { return members.allSatisfy { $0.value.isEmpty } }
    return self == "" || self == .array([])
  }
}

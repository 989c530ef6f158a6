extension Field {
  /// Makes a field for a mapping of which some keys mean nothing here.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - keyPath: Where the value goes.
  ///   - names: The keys that mean nothing here.
  ///   - title: What the mapping is called in the JSON Schema.
  ///   - summary: What the value means, in a sentence.
  public init<Value: SchemaReadable>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value?> & Sendable,
    excluding names: Set<String>, as title: String, _ summary: String
  ) {
    self.init(
      name, summary,
      read: { node, path, reader, root in
        guard case .mapping(let entries, let range) = node else {
          reader.report(
            "wrong-type", "a mapping of keys is expected for \(name), not \(node.kind)",
            at: node.range, path: path)
          return
        }
        var value = Value()
        reader.record(range, at: path)
        Value.schema.read(entries, excluding: names, in: range, at: path, into: &value, &reader)
        root[keyPath: keyPath] = value
      },
      write: { $0[keyPath: keyPath]?.json },
      visit: { root, path, body in root[keyPath: keyPath]?.visit(at: path, body) },
      jsonSchema: { definitions in
        definitions.reference(to: title) { Value.schema.excluding(names).object(&$0) }
      })
  }
}

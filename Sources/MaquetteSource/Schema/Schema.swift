/// The keys that a mapping may have: reading, writing, checking and documentation come from it.
public struct Schema<Root: Sendable>: Sendable {
  /// What the mapping is called in messages and in the reference.
  public let name: String
  /// What it is, in a sentence.
  public let summary: String
  /// The keys, in the order of writing.
  public let fields: [Field<Root>]

  /// Makes a schema.
  public init(_ name: String, _ summary: String, _ fields: Field<Root>...) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// Makes a schema of the fields of another and more.
  public init(_ name: String, _ summary: String, _ fields: [Field<Root>]) {
    self.name = name
    self.summary = summary
    self.fields = fields
  }

  /// The field that a key names.
  public func field(_ key: String) -> Field<Root>? {
    fields.first { $0.name == key } ?? fields.first { $0.synonyms.contains(key) }
  }

  /// The schema without some of its fields, for places where they have no meaning.
  public func excluding(_ names: Set<String>) -> Schema {
    Schema(name, summary, fields.filter { !names.contains($0.name) })
  }

  /// Reads entries into a value and reports unknown, duplicate and missing keys.
  ///
  /// - Parameters:
  ///   - entries: The keys with their values.
  ///   - names: Fields without a meaning here, whose keys are unknown.
  ///   - range: Where the mapping stands.
  ///   - path: The mapping's path.
  ///   - root: What takes the values.
  ///   - reader: What takes the mistakes.
  public func read(
    _ entries: [SourceEntry], excluding names: Set<String> = [], in range: SourceRange,
    at path: NodePath, into root: inout Root, _ reader: inout SourceReader
  ) {
    var seen: Set<String> = []
    for (index, entry) in entries.enumerated() {
      guard let field = field(entry.key), !names.contains(field.name) else {
        excluding(names).reportUnknown(entry, after: entries[..<index], at: path, &reader)
        continue
      }
      guard seen.insert(field.name).inserted else {
        reader.report(
          "duplicate-key", "'\(entry.key)' is given twice in \(name)", at: entry.keyRange,
          path: path / field.name)
        continue
      }
      reader.checkComment(after: entry.value, at: path / field.name)
      if entry.value.isAbsent, !field.readsAbsence { continue }
      field.read(entry.value, path / field.name, &reader, &root)
    }
    for field in fields
    where field.isRequired && !seen.contains(field.name) && !names.contains(field.name) {
      reader.report(
        "missing-key", "\(name) needs '\(field.name)'", at: range, path: path / field.name)
    }
  }

  /// The keys that must be there or whose values differ from the default, in the schema's order.
  public func write(_ root: Root, default empty: Root) -> [JSONValue.Member] {
    fields.compactMap { field in
      field.write(root, empty).map { JSONValue.Member(key: field.name, value: $0) }
    }
  }

  private func reportUnknown(
    _ entry: SourceEntry, after others: ArraySlice<SourceEntry>, at path: NodePath,
    _ reader: inout SourceReader
  ) {
    // `{button: Hello, new, world}` has keys without values: the commas ended the title. A title has
    // no more than some commas.
    let rest = others.suffix(20).reversed().prefix { $0.value.isAbsent && field($0.key) == nil }
      .reversed()
    if entry.value.isAbsent, let first = others.dropLast(rest.count).last,
      case .scalar(let title, .plain, _) = first.value, !title.isEmpty
    {
      let whole = ([title] + rest.map(\.key) + [entry.key]).joined(separator: ", ")
      reader.report(
        "unknown-key", "'\(entry.key)' looks like the rest of a title",
        help: "write \"\(whole)\"", at: entry.keyRange, path: path)
      return
    }
    let near = nearest(to: entry.key, among: fields.map(\.name)).first
    reader.report(
      "unknown-key", "unknown key '\(entry.key)' in \(name)",
      help: near.map { "did you mean '\($0)'?" }, at: entry.keyRange, path: path)
  }
}

extension Schema where Root: SchemaReadable {
  /// The keys as properties of a JSON Schema, with what each means, its default and its synonyms.
  public func properties(_ definitions: inout SchemaDefinitions) -> [JSONValue.Member] {
    let empty = Root()
    var properties: [JSONValue.Member] = []
    for field in fields {
      guard case .object(let members) = field.jsonSchema(&definitions) else { continue }
      func add(_ key: String, _ description: String, _ more: [JSONValue.Member] = []) {
        let description = JSONValue.Member(key: "description", value: .string(description))
        properties.append(.init(key: key, value: .object(members + [description] + more)))
      }
      let standard = field.value(empty).map { [JSONValue.Member(key: "default", value: $0)] }
      add(field.name, field.summary, standard ?? [])
      for synonym in field.synonyms { add(synonym, "As '\(field.name)'.") }
    }
    return properties
  }
}

extension Schema where Root: SchemaReadable {
  /// A mapping of the keys as a JSON Schema.
  public func object(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let required = fields.filter(\.isRequired).map { JSONValue.string($0.name) }
    let members: [JSONValue.Member] = [
      .init(key: "type", value: "object"),
      .init(key: "description", value: .string(summary)),
      .init(key: "properties", value: .object(properties(&definitions))),
      .init(key: "required", value: .array(required)),
      .init(key: "additionalProperties", value: .boolean(false)),
    ]
    return .object(members.filter { $0.key != "required" || !required.isEmpty })
  }
}

/// A mapping that a schema describes.
public protocol SchemaReadable: SourceReadable {
  /// The keys.
  static var schema: Schema<Self> { get }
  /// Makes the value that a mapping without keys stands for.
  init()
}

extension SchemaReadable {
  /// Reads a mapping; an absent value is a mapping without keys.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    let entries: [SourceEntry]
    switch node {
    case .mapping(let all, _): entries = all
    case _ where node.isAbsent: entries = []
    default:
      reader.report(
        "wrong-type", "a mapping of keys is expected for \(Self.schema.name), not \(node.kind)",
        at: node.range, path: path)
      return nil
    }
    self.init()
    reader.record(node.range, at: path)
    Self.schema.read(entries, in: node.range, at: path, into: &self, &reader)
  }

  /// An object of the keys that differ from the default.
  public var json: JSONValue { .object(Self.schema.write(self, default: Self())) }

  /// An object of the schema's keys.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    objectSchema(&definitions)
  }

  /// An object of the schema's keys, for types that can be written in a shorter way too.
  public static func objectSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: schema.name) { schema.object(&$0) }
  }

  /// A key without a value is a mapping without keys.
  public static var readsAbsence: Bool { true }

  /// Visits the value and then the values of its keys.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
    for field in Self.schema.fields { field.visit(self, path, body) }
  }
}

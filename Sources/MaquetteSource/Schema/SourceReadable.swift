/// A value that is read from a document, written back, and described to editors.
public protocol SourceReadable: Sendable, Hashable {
  /// Reads a value; reports what is wrong with it and gives nothing when there is nothing to keep.
  init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader)

  /// The value as it would be written in JSON.
  var json: JSONValue { get }

  /// What may be written, as a JSON Schema; named parts go into the definitions.
  static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue

  /// Whether a key without a value gives a value (a mapping without keys) rather than none.
  static var readsAbsence: Bool { get }

  /// Whether there is anything to visit.
  var isPresent: Bool { get }

  /// Calls the body with this value and every value inside it, and the path of each.
  func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void)
}

extension SourceReadable {
  /// A key without a value is as if it were not there.
  public static var readsAbsence: Bool { false }

  /// Any value is something.
  public var isPresent: Bool { true }

  /// A value without parts is visited alone.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    body(self, path)
  }
}

/// The named parts of a JSON Schema, each described once.
public struct SchemaDefinitions: Sendable {
  private var names: Set<String> = []
  /// The parts in the order in which they were met.
  public private(set) var members: [JSONValue.Member] = []

  /// Makes an empty list.
  public init() {}

  /// A reference to a part, which is described when it is met for the first time.
  public mutating func reference(
    to name: String, _ describe: (inout SchemaDefinitions) -> JSONValue
  ) -> JSONValue {
    let name = name.split(separator: " ").joined(separator: "-")
    if names.insert(name).inserted {
      let index = members.count
      members.append(JSONValue.Member(key: name, value: .boolean(true)))
      members[index].value = describe(&self)
    }
    return .object(["$ref": .string("#/$defs/\(name)")])
  }
}

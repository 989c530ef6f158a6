public import MaquetteSource

/// A presentation of any kind; in a document a mapping of its kind to its attributes.
public struct AnyPresentation: SourceReadable {
  /// The presentation.
  public var base: any Presentation

  /// Wraps a presentation.
  public init(_ base: any Presentation) { self.base = base }

  /// The key of its kind.
  var kind: String { type(of: base).kind }

  /// Whether both are of one kind and equal.
  public static func == (lhs: AnyPresentation, rhs: AnyPresentation) -> Bool {
    func equals<P: Presentation>(_ lhs: P) -> Bool { lhs == rhs.base as? P }
    return equals(lhs.base)
  }

  /// Hashes the presentation.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  /// Reads a mapping with one key, which is a kind.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    let kinds = PresentationCatalog.all.map { $0.kind }
    guard case .mapping(let entries, let range) = node else {
      reader.report(
        "wrong-type", "a presentation is a mapping of its kind to its attributes, not \(node.kind)",
        help: "the kinds are \(kinds.joined(separator: ", "))", at: node.range, path: path)
      return nil
    }
    guard let entry = entries.first else {
      reader.report(
        "unknown-kind", "a presentation without keys has no kind",
        help: "the kinds are \(kinds.joined(separator: ", "))", at: range, path: path)
      return nil
    }
    guard entries.count == 1 else {
      let keys = entries.map { "'\($0.key)'" }.joined(separator: ", ")
      reader.report(
        "ambiguous-kind", "a presentation has its kind as its only key, but this one has \(keys)",
        help: "write one element of the list for each", at: range, path: path)
      return nil
    }
    guard let type = PresentationCatalog.all.first(where: { $0.kind == entry.key }) else {
      reader.report(
        "unknown-kind", "'\(entry.key)' is no kind of presentation",
        help: nearest(to: entry.key, among: kinds).first.map { "did you mean '\($0)'?" }
          ?? "the kinds are \(kinds.joined(separator: ", "))", at: entry.keyRange, path: path)
      return nil
    }
    reader.record(range, at: path)
    guard let base = type.readPresented(entry.value, at: path / type.kind, &reader) else {
      return nil
    }
    self.init(base)
  }

  /// An object with the kind as its only key.
  public var json: JSONValue {
    .object([JSONValue.Member(key: kind, value: base.json)])
  }

  /// An object of any kind.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "presentation") { definitions in
      .object([
        "anyOf": .array(
          PresentationCatalog.all.map { type in
            .object([
              "type": "object",
              "properties": .object([
                JSONValue.Member(key: type.kind, value: type.presentedSchema(&definitions))
              ]),
              "required": .array([.string(type.kind)]),
              "additionalProperties": .boolean(false),
            ])
          })
      ])
    }
  }

  /// Visits the presentation.
  public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
    base.visit(at: path / kind, body)
  }
}

/// The kinds of presentations.
public enum PresentationCatalog {
  /// The kinds, sorted by name.
  public static let all: [any Presentation.Type] = [
    ActionSheet.self, Alert.self, ButtonSheet.self, ConfirmationDialog.self, ContextMenu.self,
    Menu.self,
    Popover.self,
  ]
}

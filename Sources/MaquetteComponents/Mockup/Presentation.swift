public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// What a mockup shows: a menu, an action sheet.
///
/// In a document its kind is a key whose value is a mapping of its attributes.
public protocol Presentation: SchemaReadable {
  /// The key that names the kind.
  static var kind: String { get }
  /// Attributes that have no meaning when it is presented.
  static var excluded: Set<String> { get }
  /// What opened it.
  var from: PresentationSource? { get }
  /// Texts that say what it is about, for people who cannot see it: its title, else its items'.
  var summary: [LocalizedText] { get }

  /// Whether it is drawn on the whole screen even where the document has none.
  static var needsScreen: Bool { get }

  /// Whether what opened it stays pressed while it is there.
  static var pressesSource: Bool { get }

  /// The kinds of devices that it can be drawn for.
  static var idioms: [Idiom] { get }

  /// Lays it out with its source, on nothing.
  func layout(in context: LayoutContext) -> Frame

  /// Places it over a screen, with what it lays between, beside the anchor that it came from.
  func present(over screen: inout Frame, in context: LayoutContext)
}

/// A presentation of any kind.
public struct AnyPresentation: Sendable, Hashable {
  /// The presentation.
  public var base: any Presentation

  /// Wraps a presentation.
  public init(_ base: any Presentation) { self.base = base }

  /// Whether both are of one kind and equal.
  public static func == (lhs: AnyPresentation, rhs: AnyPresentation) -> Bool {
    func equals<P: Presentation>(_ lhs: P) -> Bool { lhs == rhs.base as? P }
    return equals(lhs.base)
  }

  /// Hashes the presentation.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

/// The kinds of presentations.
public enum PresentationCatalog {
  /// The kinds, sorted by name.
  public static let all: [any Presentation.Type] = [ActionSheet.self, Menu.self]
}

extension Presentation {
  /// The field of a mockup that this kind fills.
  static var mockupField: Field<Mockup> {
    let name = kind
    return Field(
      name, schema.summary,
      read: { node, path, reader, mockup in
        guard case .mapping(let entries, let range) = node else {
          reader.report(
            "wrong-type", "a \(name) is a mapping of its attributes, not \(node.kind)",
            help: "write '\(name):' and its attributes below, indented", at: node.range, path: path)
          return
        }
        if let other = mockup.presentation {
          reader.report(
            "ambiguous-kind",
            "a mockup presents one thing, but this one has '\(type(of: other.base).kind)' and '\(name)'",
            help: "write two documents, divided by '---'", at: range, path: path)
        }
        var value = Self()
        reader.record(range, at: path)
        schema.excluding(excluded).read(entries, in: range, at: path, into: &value, &reader)
        mockup.presentation = AnyPresentation(value)
      },
      write: { mockup in (mockup.presentation?.base as? Self)?.json },
      visit: { mockup, path, body in
        (mockup.presentation?.base as? Self)?.visit(at: path, body)
      },
      jsonSchema: { definitions in
        let schema = schema.excluding(excluded)
        return definitions.reference(to: "presented \(name)") { definitions in
          .object([
            "type": "object",
            "properties": .object(schema.properties(&definitions)),
            "additionalProperties": .boolean(false),
          ])
        }
      })
  }
}

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
  var from: PresentationSource? { get set }
  /// Texts that say what it is about, for people who cannot see it: its title, else its items'.
  var summary: [LocalizedText] { get }

  /// Whether it is drawn on the whole screen even where the document has none.
  static func needsScreen(on idiom: Idiom) -> Bool

  /// Whether what opened it stays pressed while it is there.
  static var pressesSource: Bool { get }

  /// Whether controls behind it lose their tint, since they cannot be used while it is there.
  static var dimsTint: Bool { get }

  /// Whether it is gone once something in it was chosen.
  static var closesWhenChosen: Bool { get }

  /// The sections of a theme that it is drawn by.
  static var styles: [any Style.Type] { get }

  /// The kinds of devices that it can be drawn for.
  static var idioms: [Idiom] { get }

  /// Reads it where its kind is a key of a mockup.
  static func readPresented(
    _ node: SourceNode, at path: NodePath, _ reader: inout SourceReader
  ) -> Self?

  /// What may be written there, as a JSON Schema.
  static func presentedSchema(_ definitions: inout SchemaDefinitions) -> JSONValue

  /// Lays it out with its source, on nothing.
  func layout(in context: LayoutContext, at path: NodePath) -> Frame

  /// Places it over a screen, with what it lays between, beside the anchor that it came from.
  func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath)
}

/// A screen with what is presented on it so far.
public struct Stage: Sendable, Hashable {
  /// The screen, without what the device shows over everything.
  public var frame: Frame
  /// Whether the device's signs at the top are white, as they are on black.
  public var hasLightStatusBar = false

  /// What could not be placed, and why.
  public private(set) var problems: [Diagnostic] = []

  /// Makes a stage of a screen.
  public init(_ frame: Frame) { self.frame = frame }

  /// Reports something that cannot be drawn.
  mutating func report(_ id: String, _ message: String, help: String, at path: NodePath) {
    problems.append(Diagnostic(.error, id, message, help: help, path: path))
  }
}

extension Presentation {
  /// Menus and questions are gone once something in them was chosen.
  public static var closesWhenChosen: Bool { true }

  /// Some are drawn by the sections of what they show.
  public static var styles: [any Style.Type] { [] }

  /// Every attribute has a meaning unless said.
  public static var excluded: Set<String> { [] }

  /// Reads a mapping of its attributes.
  public static func readPresented(
    _ node: SourceNode, at path: NodePath, _ reader: inout SourceReader
  ) -> Self? {
    guard case .mapping(let entries, let range) = node else {
      reader.report(
        "wrong-type", "\(kind) is a mapping of its attributes, not \(node.kind)",
        help: "write '\(kind):' and its attributes below, indented", at: node.range, path: path)
      return nil
    }
    var value = Self()
    reader.record(range, at: path)
    schema.excluding(excluded).read(entries, in: range, at: path, into: &value, &reader)
    return value
  }

  /// An object of its attributes.
  public static func presentedSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    definitions.reference(to: "presented \(kind)") { schema.excluding(excluded).object(&$0) }
  }
}

public import MaquetteSource
public import MaquetteThemes

/// A part of a presentation: `{button: Copy, image: doc.on.doc}`.
///
/// In a document its kind is a key, whose value is the element's main value.
public protocol Element: SchemaReadable {
  /// The key that names the kind.
  static var kind: String { get }
  /// Where the kind's value goes.
  static var main: MainValue { get }
  /// What other parts of the document call it by.
  var id: String? { get set }
  /// Ids of the guideline rules that are not reported here.
  var disable: [String] { get set }
  /// The sections of a theme that it is drawn by.
  static var styles: [any Style.Type] { get }
}

extension Element {
  /// Most elements are drawn by the sections of what they stand in.
  public static var styles: [any Style.Type] { [] }
}

/// Where the value of an element's kind goes.
public struct MainValue: Sendable, Hashable {
  /// The name of the field.
  public var field: String
  /// Whether it may be left empty.
  public var mayBeEmpty: Bool
  /// Whether it is a list of children.
  public var isList: Bool

  /// A title or text.
  public static func text(_ field: String, mayBeEmpty: Bool = false) -> MainValue {
    MainValue(field: field, mayBeEmpty: mayBeEmpty, isList: false)
  }

  /// A list of children.
  public static func list(_ field: String) -> MainValue {
    MainValue(field: field, mayBeEmpty: true, isList: true)
  }
}

extension Element {
  /// The fields that every element has.
  public static var commonFields: [Field<Self>] {
    [
      Field("id", \.id, "What other parts of the document call it by."),
      Field("disable", \.disable, "Ids of guideline rules that are not reported here."),
    ]
  }
}

/// An element of any kind.
public struct AnyElement: Sendable, Hashable {
  /// The element.
  public var base: any Element

  /// Wraps an element.
  public init(_ base: any Element) { self.base = base }

  /// Whether both are of one kind and equal.
  public static func == (lhs: AnyElement, rhs: AnyElement) -> Bool {
    func equals<E: Element>(_ lhs: E) -> Bool { lhs == rhs.base as? E }
    return equals(lhs.base)
  }

  /// Hashes the element.
  public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }
}

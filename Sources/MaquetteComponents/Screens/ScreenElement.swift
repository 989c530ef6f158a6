public import MaquetteSource

/// What an element on a screen may say besides its id.
public struct ScreenAttributes: Sendable, Hashable {
  /// Whether nothing that is presented may cover it.
  public var essential = false
  /// Whether it has a menu for editing what is selected in it.
  public var editMenu = false
  /// The menu of touching it longer.
  public var contextMenu: ContextMenu?

  /// Makes the attributes of an element that says nothing.
  public init() {}

  /// The names of the keys.
  static let names: Set<String> = ["essential", "editMenu", "contextMenu"]
}

/// An element that can stand on a screen: in its content, in a list, in a bar.
public protocol ScreenElement: Element {
  /// What it says besides its id.
  var onScreen: ScreenAttributes { get set }
  /// What it has opened: a context menu, or a menu of its own.
  var opened: AnyPresentation? { get }
  /// Whether anything may be presented beside it.
  var isSource: Bool { get }
}

extension ScreenElement {
  /// The element, which nothing that is presented may cover.
  public func essential(_ isEssential: Bool = true) -> Self {
    var element = self
    element.onScreen.essential = isEssential
    return element
  }

  /// The element with a menu for editing what is selected in it.
  public func editMenu(_ hasMenu: Bool = true) -> Self {
    var element = self
    element.onScreen.editMenu = hasMenu
    return element
  }

  /// The element with a menu of touching it longer.
  public func contextMenu(
    preview: (any ContentElement)? = nil, open: Bool = false,
    @MenuBuilder items: () -> [AnyElement]
  ) -> Self {
    var element = self
    element.onScreen.contextMenu = ContextMenu(preview: preview, open: open, items: items)
    return element
  }

  /// The context menu, if it is open.
  public var opened: AnyPresentation? { openedContextMenu }

  /// The context menu, if it is open.
  var openedContextMenu: AnyPresentation? {
    onScreen.contextMenu.flatMap { $0.open ? AnyPresentation($0) : nil }
  }

  /// Whether it has a context menu.
  public var isSource: Bool { onScreen.contextMenu != nil }

  /// What a frame calls the element's place: its id, or its path when anything may be presented there or
  /// nothing may cover it.
  package func anchorID(at path: NodePath) -> String? {
    id ?? (isSource || onScreen.essential ? path.description : nil)
  }

  /// The fields that every element on a screen has.
  public static var screenFields: [Field<Self>] {
    commonFields + [
      Field("essential", \.onScreen.essential, "Whether nothing presented may cover it."),
      Field("editMenu", \.onScreen.editMenu, "Whether it has a menu for editing."),
      Field(
        "contextMenu", \.onScreen.contextMenu, excluding: ["of"], as: "attached contextMenu",
        "The menu of touching it longer; 'open: true' in it presents it."),
    ]
  }
}

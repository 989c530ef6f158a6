public import MaquetteSource

/// What an element on a screen may say besides its id.
public struct ScreenAttributes: Sendable, Hashable {
  /// Whether nothing that is presented may cover it.
  public var essential = false
  /// Whether it has a menu for editing what is selected in it.
  public var editMenu = false

  /// Makes the attributes of an element that says nothing.
  public init() {}

  /// The names of the keys.
  static let names: Set<String> = ["essential", "editMenu"]
}

/// An element that can stand on a screen: in its content, in a list, in a bar.
public protocol ScreenElement: Element {
  /// What it says besides its id.
  var onScreen: ScreenAttributes { get set }
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

  /// The fields that every element on a screen has.
  public static var screenFields: [Field<Self>] {
    commonFields + [
      Field("essential", \.onScreen.essential, "Whether nothing presented may cover it."),
      Field("editMenu", \.onScreen.editMenu, "Whether it has a menu for editing."),
    ]
  }
}

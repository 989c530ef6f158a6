internal import MaquetteSource

/// The kinds of elements of a menu.
public enum MenuItems: ElementSet {
  /// What they are called in messages.
  public static let name = "menu items"

  /// The kinds, sorted by name.
  public static let kinds: [any Element.Type] = [
    Button.self, ControlGroup.self, Divider.self, Header.self, Loading.self, Menu.self,
    Picker.self, Section.self, Toggle.self,
  ]

  /// A plain text is a button.
  public static let textKind: any Element.Type = Button.self

  /// What buttons and menus have only outside of a menu.
  public static let excluded: [String: Set<String>] = [
    Button.kind: Button.controlAttributes.union(["preferred"]),
    Divider.kind: ScreenAttributes.names, Menu.kind: Menu.presentedAttributes,
    Picker.kind: ScreenAttributes.names, Toggle.kind: ScreenAttributes.names,
  ]
}

/// Builds the items of a menu.
@resultBuilder public enum MenuBuilder: ElementListBuilder {
  /// An element.
  public static func buildExpression(_ element: some MenuElement) -> [AnyElement] {
    [AnyElement(element)]
  }

  /// A plain text stands for a button.
  public static func buildExpression(_ title: LocalizedText) -> [AnyElement] {
    [AnyElement(Button(title))]
  }
}

extension Elements: ExpressibleByArrayLiteral where Kinds == MenuItems {
  /// Makes a list of menu items.
  public init(arrayLiteral elements: any MenuElement...) {
    self.init(elements.map { AnyElement($0) })
  }
}

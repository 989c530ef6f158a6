internal import MaquetteSource

/// The kinds of elements of a screen's content.
public enum ContentItems: ElementSet {
  /// What they are called in messages.
  public static let name = "content"

  /// The kinds, sorted by name.
  public static let kinds: [any Element.Type] = [
    Button.self, Divider.self, Grid.self, Image.self, List.self, Map.self, Picker.self,
    SearchField.self, SegmentedControl.self, Spacer.self, Stack.self, Text.self, TextField.self,
    Toggle.self,
  ]

  /// A plain text is a text.
  public static let textKind: any Element.Type = Text.self

  /// What the kinds have only in menus.
  public static let excluded: [String: Set<String>] = [
    Button.kind: Button.rowAttributes, Toggle.kind: ["subtitle"],
  ]
}

/// The kinds of elements of a list.
public enum ListRows: ElementSet {
  /// What they are called in messages.
  public static let name = "rows"

  /// The kinds, sorted by name.
  public static let kinds: [any Element.Type] = [
    Button.self, Picker.self, Row.self, TextField.self, Toggle.self,
  ]

  /// A plain text is a row.
  public static let textKind: any Element.Type = Row.self

  /// What the kinds have only in menus, or where they stand by themselves.
  public static let excluded: [String: Set<String>] = [
    Button.kind: Button.rowAttributes.union(Button.controlAttributes)
      .subtracting(ScreenAttributes.names.union(["tint", "pressed"]))
  ]
}

/// The kinds of elements of navigation bars and toolbars.
public enum BarItems: ElementSet {
  /// What they are called in messages.
  public static let name = "bar items"

  /// The kinds, sorted by name.
  public static let kinds: [any Element.Type] = [
    Button.self, SearchField.self, SegmentedControl.self, Spacer.self, Text.self, TextField.self,
  ]

  /// A plain text is a button.
  public static let textKind: any Element.Type = Button.self

  /// What the kinds have only in menus or in content.
  public static let excluded: [String: Set<String>] = [
    Button.kind: Button.rowAttributes, Text.kind: ["alignment"], TextField.kind: ["accessory"],
  ]
}

/// The kinds of elements of a tab bar.
public enum TabItems: ElementSet {
  /// What they are called in messages.
  public static let name = "tabs"
  /// Tabs alone.
  public static let kinds: [any Element.Type] = [Tab.self]
  /// A plain text is a tab.
  public static let textKind: any Element.Type = Tab.self
  /// Tabs have all of their attributes.
  public static let excluded: [String: Set<String>] = [:]
}

/// The kinds of elements of a segmented control.
public enum SegmentItems: ElementSet {
  /// What they are called in messages.
  public static let name = "segments"
  /// Segments alone.
  public static let kinds: [any Element.Type] = [Segment.self]
  /// A plain text is a segment.
  public static let textKind: any Element.Type = Segment.self
  /// Segments have all of their attributes.
  public static let excluded: [String: Set<String>] = [:]
}

/// Buttons that stand by themselves: what opened a menu, or what is presented.
public enum ButtonItems: ElementSet {
  /// What they are called in messages.
  public static let name = "buttons"
  /// Buttons alone.
  public static let kinds: [any Element.Type] = [Button.self]
  /// A plain text is a button.
  public static let textKind: any Element.Type = Button.self
  /// What a button has only in menus.
  public static let excluded: [String: Set<String>] = [Button.kind: Button.rowAttributes]
}

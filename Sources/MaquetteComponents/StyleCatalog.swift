public import MaquetteThemes

/// The sections that a theme may have: those of the screen, and what elements and presentations name.
public enum StyleCatalog {
  /// The sections, sorted by name.
  public static let all: [any Style.Type] = {
    let screen: [any Style.Type] = [
      BarStyle.self, ScreenStyle.self, StatusBarStyle.self, SymbolStyle.self,
    ]
    let named =
      ElementCatalog.sets.flatMap { $0.kinds }.flatMap { $0.styles }
      + PresentationCatalog.all.flatMap { $0.styles }
    var sections: [String: any Style.Type] = [:]
    for style in screen + named { sections[style.section] = style }
    return sections.sorted { $0.key < $1.key }.map(\.value)
  }()
}

/// The lists that elements may stand in.
public enum ElementCatalog {
  /// The sets of kinds, one a list.
  public static let sets: [any ElementSet.Type] = [
    Actions.self, BarItems.self, ButtonItems.self, ContentItems.self, ListRows.self,
    MenuItems.self, SegmentItems.self, TabItems.self,
  ]
}

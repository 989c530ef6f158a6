public import MaquetteThemes

/// The sections that a theme may have.
public enum StyleCatalog {
  /// The sections, sorted by name.
  public static let all: [any Style.Type] = [
    ActionSheetStyle.self, ButtonStyle.self, MenuStyle.self,
  ]
}

public import MaquetteThemes

/// The sections that a theme may have.
public enum StyleCatalog {
  /// The sections, sorted by name.
  public static let all: [any Style.Type] = [
    ActionSheetStyle.self, BarStyle.self, ButtonStyle.self, ListStyle.self, MenuStyle.self,
    ScreenStyle.self, StatusBarStyle.self, TextFieldStyle.self, ToggleStyle.self,
    WatchSheetStyle.self,
  ]
}

public import MaquetteThemes

/// The sections that a theme may have.
public enum StyleCatalog {
  /// The sections, sorted by name.
  public static let all: [any Style.Type] = [
    ActionSheetStyle.self, AlertStyle.self, BarStyle.self, ButtonStyle.self, ContextMenuStyle.self,
    GridStyle.self, ListStyle.self, MapStyle.self, MenuStyle.self, PopoverStyle.self,
    ScreenStyle.self, SegmentedControlStyle.self, SheetStyle.self, StatusBarStyle.self,
    TextFieldStyle.self, ToggleStyle.self, WatchSheetStyle.self,
  ]
}

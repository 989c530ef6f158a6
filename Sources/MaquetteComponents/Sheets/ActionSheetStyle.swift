internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `actionSheet` section of a theme.
struct ActionSheetStyle: Style {
  /// Where a phone shows it.
  enum Place: String, SourceChoice {
    /// At the bottom of the screen.
    case bottom
    /// As a popover beside what opened it, and in the middle as an alert where that is not said.
    case source
  }

  static let section = "actionSheet"

  var place = Place.bottom

  var margin = 8.0
  var popoverWidth = 304.0
  var gap = 8.0
  var cornerRadius = 13.0
  var topMargin = 8.0
  var leastActionsHeight = 84.0

  var rowHeight: ByTextSize = 57
  var rowInset = 10.0
  var fontSize: ByTextSize = 20

  var headerInset = 16.0
  var headerTop = 14.2
  var headerBottom = 14.2
  var messageGap = 6.5
  var messageBottom = 25.3

  var background = ThemeMaterial(tint: .named("systemBackground"))
  var cancelBackground = ThemeMaterial(tint: .named("systemBackground"))
  var separator = ThemeColor.named("separator")
  var header = ThemeColor.named("secondaryLabel")
  var highlight = ThemeColor.named("separator")
  var destructive = ThemeColor.named("systemRed")
  var disabled = ThemeColor.named("systemGray")
  var dim = ThemeColor.fixed(Color.black.opacity(0.2))

  static let schema = Schema<Self>(
    "action sheet style", "The measures and colours of action sheets.",
    Field("place", \.place, "Where a phone shows it."),
    Field(
      "margin", \.margin, "From the sides of the screen, and least from its bottom, in points."),
    Field("popoverWidth", \.popoverWidth, "Width of a popover."),
    Field("gap", \.gap, "Between the sheet and the block that cancels."),
    Field("cornerRadius", \.cornerRadius, "Radius of the continuous corners."),
    Field("topMargin", \.topMargin, "Least distance from the top of the safe area."),
    Field(
      "leastActionsHeight", \.leastActionsHeight, "What is seen of the actions of a sheet too tall."
    ),
    Field("rowHeight", \.rowHeight, "Height of an action of one line, without the hairline."),
    Field("rowInset", \.rowInset, "Left and right of an action's title."),
    Field("fontSize", \.fontSize, "Size of the actions' titles in points."),
    Field("headerInset", \.headerInset, "Left and right of the header's texts."),
    Field("headerTop", \.headerTop, "Above the first line of the header."),
    Field("headerBottom", \.headerBottom, "Below the last line of a header of one text."),
    Field("messageGap", \.messageGap, "From the title's last line to the message's first."),
    Field("messageBottom", \.messageBottom, "Below the last line of a header of two texts."),
    Field("background", \.background, "The sheet's material."),
    Field("cancelBackground", \.cancelBackground, "Behind the action that cancels."),
    Field("separator", \.separator, "Laid over the sheet between the actions."),
    Field("header", \.header, "The header's texts."),
    Field("highlight", \.highlight, "Laid over a highlighted action."),
    Field("destructive", \.destructive, "Titles of destructive actions."),
    Field("disabled", \.disabled, "Titles of what cannot be chosen."),
    Field("dim", \.dim, "Laid over the screen behind the sheet."))
}

extension ActionSheet {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [
    ActionSheetStyle.self, WatchSheetStyle.self,
  ]
}

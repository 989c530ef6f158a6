internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// The `watchSheet` section of a theme.
struct WatchSheetStyle: Style {
  static let section = "watchSheet"

  var width = 136.0
  var margin = 1.0
  var gap = 4.0
  var cornerRadius = 7.5
  var bottomMargin = 4.0

  var headerTop = 5.7
  var headerBottom = 10.4
  var headerInset = 4.0
  var buttonInset = 8.0
  var buttonHeight: ByTextSize = 40

  var background = ThemeColor.fixed(.black)
  var fill = ThemeColor.named("systemFill")
  var pressed = ThemeColor.named("systemGray")
  var title = ThemeColor.fixed(.white)
  var destructive = ThemeColor.named("systemRed")
  var disabled = ThemeColor.named("tertiaryLabel")

  static let schema = Schema<Self>(
    "watch sheet style", "The measures and colours of action sheets on watches.",
    Field(
      "width", \.width,
      "Width of the screen that the lengths are for; on others they are in proportion, but for heights."
    ),
    Field("margin", \.margin, "Left and right of the buttons, in points."),
    Field("gap", \.gap, "Between two buttons."),
    Field("cornerRadius", \.cornerRadius, "Radius of the buttons' continuous corners."),
    Field("bottomMargin", \.bottomMargin, "Below the last button."),
    Field("headerTop", \.headerTop, "From the status bar to the first line of the header."),
    Field(
      "headerBottom", \.headerBottom, "Least distance from its last line to the first button."),
    Field("headerInset", \.headerInset, "Left and right of the header's texts."),
    Field("buttonInset", \.buttonInset, "Left and right of a button's title."),
    Field("buttonHeight", \.buttonHeight, "Height of a button whose title has one line."),
    Field("background", \.background, "The screen."),
    Field("fill", \.fill, "Buttons."),
    Field("pressed", \.pressed, "A button that a finger is on."),
    Field("title", \.title, "Texts."),
    Field("destructive", \.destructive, "Titles of destructive actions."),
    Field("disabled", \.disabled, "Titles of what cannot be chosen."))
}

internal import MaquetteSource
internal import MaquetteThemes

/// The `sheet` section of a theme.
struct SheetStyle: Style {
  static let section = "sheet"

  var cornerRadius = 10.0
  var floatingInset = 0.0
  var topGap = 10.0
  var behindScale = 0.9165
  var mediumShare = 0.5
  var grabberWidth = 36.0
  var grabberHeight = 5.0
  var grabberTop = 5.0

  var background = ThemeColor.named("systemBackground")
  var grabber = ThemeColor.named("tertiaryLabel")
  var dim = ThemeColor.named("systemFill")

  static let schema = Schema<Self>(
    "sheet style", "The measures and colours of sheets.",
    Field("cornerRadius", \.cornerRadius, "Radius of the continuous corners, in points."),
    Field(
      "floatingInset", \.floatingInset,
      "From the screen's edges to a sheet that is not large; where there is none, it ends at them."),
    Field("topGap", \.topGap, "From the top of the safe area to a large sheet."),
    Field("behindScale", \.behindScale, "What the screen behind a large sheet shrinks to."),
    Field("mediumShare", \.mediumShare, "Height of a medium sheet in parts of a large one."),
    Field("grabberWidth", \.grabberWidth, "Width of the grabber."),
    Field("grabberHeight", \.grabberHeight, "Height of the grabber."),
    Field("grabberTop", \.grabberTop, "From the sheet's top to the grabber."),
    Field("background", \.background, "Behind the content."),
    Field("grabber", \.grabber, "The grabber."),
    Field("dim", \.dim, "Laid over the screen behind the sheet."))
}

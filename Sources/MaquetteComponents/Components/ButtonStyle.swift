internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// The `button` section of a theme.
struct ButtonStyle: Style {
  /// The measures of one size.
  struct Measures: SchemaReadable {
    var text = TextStyle.body
    var horizontalInset = 12.0
    var verticalInset = 7.0
    var cornerRadius = 7.6

    static let schema = Schema<Self>(
      "button measures", "The measures of buttons of one size.",
      Field("text", \.text, "The text style of the title."),
      Field("horizontalInset", \.horizontalInset, "Left and right of the title, in points."),
      Field("verticalInset", \.verticalInset, "Above and below the title's line, in points."),
      Field("cornerRadius", \.cornerRadius, "Radius of the corners, in points."))
  }

  static let section = "button"

  var mini = Measures()
  var small = Measures()
  var regular = Measures()
  var large = Measures()
  var imageGap = 6.0
  var grayFill = ThemeColor.named("secondarySystemFill")
  var tintedOpacity = 0.18
  var tintedOpacityDark = 0.25
  var prominentTitle = ThemeColor.fixed(.white)
  var disabledFill = ThemeColor.named("tertiarySystemFill")
  var disabledTitle = ThemeColor.named("tertiaryLabel")
  var destructive = ThemeColor.named("systemRed")

  static let schema = Schema<Self>(
    "button style", "The measures and colours of buttons that stand by themselves.",
    Field("mini", \.mini, "The smallest size."),
    Field("small", \.small, "The small size."),
    Field("regular", \.regular, "The usual size."),
    Field("large", \.large, "The large size."),
    Field("imageGap", \.imageGap, "Between symbol and title, in points."),
    Field("grayFill", \.grayFill, "Behind gray and bordered buttons."),
    Field("tintedOpacity", \.tintedOpacity, "Opacity of the tint behind tinted buttons in light."),
    Field("tintedOpacityDark", \.tintedOpacityDark, "The same in dark appearance."),
    Field("prominentTitle", \.prominentTitle, "Titles of filled buttons."),
    Field("disabledFill", \.disabledFill, "Behind buttons that cannot be chosen."),
    Field("disabledTitle", \.disabledTitle, "Titles of buttons that cannot be chosen."),
    Field("destructive", \.destructive, "The tint of destructive buttons."))
}

internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `button` section of a theme.
struct ButtonStyle: Style {
  /// The measures of one size.
  struct Measures: SchemaReadable {
    var text = TextStyle.body
    var horizontalInset = 12.0
    var verticalInset = 7.0
    var cornerRadius = 7.6
    var grayCornerRadius: Double?

    static let schema = Schema<Self>(
      "button measures", "The measures of buttons of one size.",
      Field("text", \.text, "The text style of the title."),
      Field("horizontalInset", \.horizontalInset, "Left and right of the title, in points."),
      Field("verticalInset", \.verticalInset, "Above and below the title's line, in points."),
      Field("cornerRadius", \.cornerRadius, "Radius of the corners, in points."),
      Field(
        "grayCornerRadius", \.grayCornerRadius,
        "The same of gray, tinted and filled buttons, where it differs."))
  }

  static let section = "button"

  var mini = Measures()
  var small = Measures()
  var regular = Measures()
  var large = Measures()
  var imageGap = 6.0
  var indicatorGap = 5.0
  var pullDownScale = 0.7
  var popUpScale = 0.8
  var glyphScale = 1.28
  var glyphWeight = FontWeight.light
  var moreSymbol = "ellipsis.circle"
  var closeSize = 30.0
  var closeScale = 0.95
  var closeWeight = FontWeight.bold

  var sheetColumns = 3.0
  var sheetColumnGap = 24.0
  var sheetRowGap = 24.0
  var sheetLabelGap = 8.0

  var glass: ThemeMaterial?
  var glassShadow = ThemeShadow.none
  var glassTitle = ThemeColor.named("label")
  var destructive = ThemeColor.named("systemRed")
  var grayFill = ThemeColor.named("secondarySystemFill")
  var grayPressed = ThemeColor.named("tertiarySystemFill")
  var tintedOpacity = 0.18
  var tintedOpacityDark = 0.2
  var borderedOpacityDark = 0.25
  var tintedPressed = 0.12
  var tintedPressedDark = 0.18
  var increasedShade = 0.0
  var prominentTitle = ThemeColor.fixed(.white)
  var prominentPressed = 0.75
  var prominentPressedDark = 0.8
  var plainPressed = 0.75
  var closeFill = ThemeColor.named("tertiarySystemFill")
  var closeGlyph = ThemeColor.named("secondaryLabel")
  var disabledFill = ThemeColor.named("tertiarySystemFill")
  var disabledTitle = ThemeColor.named("tertiaryLabel")
  var sheetLabel = ThemeColor.named("secondaryLabel")

  /// The measures of a size.
  func measures(_ size: Button.ControlSize) -> Measures {
    switch size {
    case .mini: mini
    case .small: small
    case .regular: regular
    case .large: large
    }
  }

  static let schema = Schema<Self>(
    "button style", "The measures and colours of buttons that stand by themselves.",
    Field("mini", \.mini, "The smallest size."),
    Field("small", \.small, "The small size."),
    Field("regular", \.regular, "The usual size."),
    Field("large", \.large, "The large size."),
    Field("imageGap", \.imageGap, "Between symbol and title, in points."),
    Field("indicatorGap", \.indicatorGap, "Before the sign of a menu, in points."),
    Field("pullDownScale", \.pullDownScale, "Size of a pull-down's sign beside symbols in text."),
    Field("popUpScale", \.popUpScale, "Size of a pop-up's sign beside symbols in text."),
    Field("glyphScale", \.glyphScale, "Size of the system's glyphs beside symbols in text."),
    Field("glyphWeight", \.glyphWeight, "How heavy the lines of the system's glyphs are."),
    Field("moreSymbol", \.moreSymbol, "The symbol of a button for more."),
    Field("closeSize", \.closeSize, "Width of a close button's disc, in points."),
    Field("closeScale", \.closeScale, "Size of its cross beside symbols in text."),
    Field("closeWeight", \.closeWeight, "How heavy its cross is."),
    Field("sheetColumns", \.sheetColumns, "Most columns of a sheet of buttons."),
    Field("sheetColumnGap", \.sheetColumnGap, "Between its columns, in points."),
    Field("sheetRowGap", \.sheetRowGap, "Between its rows, in points."),
    Field("sheetLabelGap", \.sheetLabelGap, "From a button to what it is called, in points."),
    Field("glass", \.glass, "The material of buttons of glass, where there is any."),
    Field("glassShadow", \.glassShadow, "Opacity of their shadow by distance."),
    Field("glassTitle", \.glassTitle, "Their title and symbol, unless they have a tint."),
    Field("destructive", \.destructive, "The tint of destructive buttons."),
    Field("grayFill", \.grayFill, "Behind gray and bordered buttons."),
    Field("grayPressed", \.grayPressed, "Behind them while they are pressed."),
    Field("tintedOpacity", \.tintedOpacity, "Opacity of the tint behind tinted buttons in light."),
    Field("tintedOpacityDark", \.tintedOpacityDark, "The same in dark appearance."),
    Field("borderedOpacityDark", \.borderedOpacityDark, "The same of bordered buttons."),
    Field("tintedPressed", \.tintedPressed, "The same while they are pressed, in light."),
    Field("tintedPressedDark", \.tintedPressedDark, "The same in dark appearance."),
    Field(
      "increasedShade", \.increasedShade,
      "Share of the label's colour in titles on a fill under increased contrast."),
    Field("prominentTitle", \.prominentTitle, "Titles of filled buttons."),
    Field("prominentPressed", \.prominentPressed, "Opacity of a pressed fill in light."),
    Field(
      "prominentPressedDark", \.prominentPressedDark,
      "Share of a pressed fill in dark appearance; the rest is white."),
    Field("plainPressed", \.plainPressed, "Opacity of a pressed button without a fill."),
    Field("closeFill", \.closeFill, "The disc of close buttons."),
    Field("closeGlyph", \.closeGlyph, "The cross of close buttons."),
    Field("disabledFill", \.disabledFill, "Behind buttons that cannot be chosen."),
    Field("disabledTitle", \.disabledTitle, "Titles of buttons that cannot be chosen."),
    Field("sheetLabel", \.sheetLabel, "What buttons of a sheet are called."))
}

extension Button {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [ButtonStyle.self]
}

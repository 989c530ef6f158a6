internal import MaquetteSource
internal import MaquetteThemes

/// The `screen` section of a theme.
struct ScreenStyle: Style {
  static let section = "screen"

  var margin = 16.0
  var wideMargin = 20.0
  var wideWidth = 414.0
  var spacing = 8.0
  var top = 16.0
  var background = ThemeColor.named("systemBackground")
  var placeholder = ThemeColor.named("systemGray5")
  var placeholderSymbol = ThemeColor.named("systemGray2")
  var islandWidth = 125.0
  var islandHeight = 37.0
  var islandBottom = 10.7
  var notchWidth = 162.0
  var notchHeight = 32.0
  var notchRadius = 20.0
  var homeIndicatorHeight = 5.0
  var homeIndicatorBottom = 8.0
  var homeIndicator = ThemeColor.named("label")
  var dimmedTint = ThemeColor.named("systemGray")
  var bezelWidth = 12.0
  var leastBezelRadius = 30.0
  var bezel = ThemeColor.named("label")

  static let schema = Schema<Self>(
    "screen style", "The measures and colours of screens.",
    Field("margin", \.margin, "Left and right of the content, in points."),
    Field("wideMargin", \.wideMargin, "The same on wide screens."),
    Field("wideWidth", \.wideWidth, "The width that a wide screen has at least."),
    Field("spacing", \.spacing, "Between two elements of the content."),
    Field("top", \.top, "Above content that does not go from edge to edge."),
    Field("background", \.background, "Behind content."),
    Field("placeholder", \.placeholder, "Pictures that stand for others."),
    Field("placeholderSymbol", \.placeholderSymbol, "Symbols in such pictures."),
    Field("islandWidth", \.islandWidth, "Width of the Dynamic Island."),
    Field("islandHeight", \.islandHeight, "Height of the Dynamic Island."),
    Field("islandBottom", \.islandBottom, "From its lower edge to the safe area."),
    Field("notchWidth", \.notchWidth, "Width of the notch."),
    Field("notchHeight", \.notchHeight, "Height of the notch."),
    Field("notchRadius", \.notchRadius, "Radius of the notch's lower corners."),
    Field("homeIndicatorHeight", \.homeIndicatorHeight, "Height of the home indicator."),
    Field(
      "homeIndicatorBottom", \.homeIndicatorBottom,
      "From the home indicator to the screen's lower edge."),
    Field("homeIndicator", \.homeIndicator, "The home indicator."),
    Field("dimmedTint", \.dimmedTint, "Tinted controls behind what must be dealt with first."),
    Field("bezelWidth", \.bezelWidth, "Width of the frame round a screen."),
    Field("leastBezelRadius", \.leastBezelRadius, "Least radius of the frame's corners."),
    Field("bezel", \.bezel, "The frame round a screen."))
}

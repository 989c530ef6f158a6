internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `menu` section of a theme.
struct MenuStyle: Style {
  static let section = "menu"

  var phoneWidth: ByTextSize = 250
  var padWidth: ByTextSize = 262
  var screenMargin = 8.0
  var sourceGap = 8.0
  var coversSource = false
  var sourceOpacity = 0.4
  var cornerRadius = 13.0

  var verticalInset = 0.0
  var rowPitch: ByTextSize = 44
  var inset = 16.0
  var leadingColumn: ByTextSize = 32
  var leadingCenter = 0.578
  var trailingColumn: ByTextSize = 44
  var imageSide = HorizontalEdge.trailing
  var imageColumn: ByTextSize = 36
  var imageCenter = 12.0
  var subtitleGap = 1.75
  var titleLines = 2.0
  var headerTop = 9.85
  var headerBottom = 8.45
  var bandHeight = 8.0
  var bandLine = 8.0
  var bandInset = 0.0
  var hasHairlines = true
  var highlightInset = 0.0
  var smallRowHeight: ByTextSize = 43.67
  var mediumRowHeight: ByTextSize = 63.67
  var documentHeaderHeight = 64.0
  var indicatorWidth = 3.0
  var indicatorInset = 3.0

  var submenuShrink = 0.95

  var background = ThemeMaterial(tint: .named("systemBackground"))
  var band = ThemeColor.named("separator")
  var separator = ThemeColor.named("separator")
  var title = ThemeColor.named("label")
  var subtitle = ThemeColor.named("secondaryLabel")
  var header = ThemeColor.named("secondaryLabel")
  var destructive = ThemeColor.named("systemRed")
  var disabled = ThemeColor.named("systemGray")
  var highlight = ThemeColor.named("separator")
  var accessory = ThemeColor.named("separator")
  var submenuDim = ThemeColor.fixed(Color.black.opacity(0.1))
  var indicator = ThemeColor.named("systemGray")
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "menu style", "The measures and colours of menus.",
    Field(
      "phoneWidth", \.phoneWidth, "Width on a phone, in points, at most the screen less margins."),
    Field("padWidth", \.padWidth, "Width on a tablet, in points."),
    Field("screenMargin", \.screenMargin, "Least distance from the screen's edge."),
    Field("sourceGap", \.sourceGap, "Distance from what opened it."),
    Field("coversSource", \.coversSource, "Whether it lies over what opened it."),
    Field("sourceOpacity", \.sourceOpacity, "Opacity of what opened it while it is open."),
    Field("cornerRadius", \.cornerRadius, "Radius of the continuous corners."),
    Field("verticalInset", \.verticalInset, "Above the first row and below the last."),
    Field("rowPitch", \.rowPitch, "Height of a row of one line and its hairline."),
    Field(
      "inset", \.inset, "From the leading edge to the text, and from the text to the trailing one."),
    Field(
      "leadingColumn", \.leadingColumn,
      "From the leading edge to what stands beside checkmarks."),
    Field(
      "leadingCenter", \.leadingCenter, "Middle of a checkmark, as a part of the leading column."),
    Field(
      "trailingColumn", \.trailingColumn, "Column of the symbols, whose middle is half of it and 6."
    ),
    Field("imageSide", \.imageSide, "The side of the titles at which symbols stand."),
    Field("imageColumn", \.imageColumn, "Width that symbols before the titles take."),
    Field("imageCenter", \.imageCenter, "Middle of such a symbol, in that column at large."),
    Field("subtitleGap", \.subtitleGap, "From the title's line to the subtitle's."),
    Field("titleLines", \.titleLines, "Lines that a title may have below the accessibility sizes."),
    Field("headerTop", \.headerTop, "Above the line of a header."),
    Field("headerBottom", \.headerBottom, "Below the line of a header."),
    Field("bandHeight", \.bandHeight, "Height of the band between groups."),
    Field("bandLine", \.bandLine, "Height of what is drawn in its middle."),
    Field("bandInset", \.bandInset, "Left and right of that."),
    Field("hasHairlines", \.hasHairlines, "Whether there are hairlines between rows."),
    Field(
      "highlightInset", \.highlightInset,
      "Left and right of what is laid over a highlighted row, which is then a capsule."),
    Field("smallRowHeight", \.smallRowHeight, "Height of a row of symbols."),
    Field("mediumRowHeight", \.mediumRowHeight, "Height of a row of symbols over titles."),
    Field("documentHeaderHeight", \.documentHeaderHeight, "Least height of a document's header."),
    Field("indicatorWidth", \.indicatorWidth, "Width of the indicator of a scrolled menu."),
    Field("indicatorInset", \.indicatorInset, "From the indicator to the menu's edges."),
    Field("submenuShrink", \.submenuShrink, "What a menu behind an open submenu shrinks to."),
    Field("background", \.background, "The material."),
    Field("band", \.band, "Laid over the background between groups."),
    Field("separator", \.separator, "Laid over the background between rows."),
    Field("title", \.title, "Titles and symbols."),
    Field("subtitle", \.subtitle, "Subtitles, keyboard shortcuts and what is loading."),
    Field("header", \.header, "Headers."),
    Field("destructive", \.destructive, "Titles and symbols of destructive actions."),
    Field("disabled", \.disabled, "Titles and symbols of what cannot be chosen."),
    Field("highlight", \.highlight, "Laid over a highlighted row."),
    Field("accessory", \.accessory, "Behind the symbol of a document header's button."),
    Field("submenuDim", \.submenuDim, "Laid over a menu behind an open submenu."),
    Field("indicator", \.indicator, "The indicator of a scrolled menu."),
    Field("shadow", \.shadow, "Opacity of the shadow by distance."))
}

extension Menu {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [MenuStyle.self]
}

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
  var sourceOpacity = 0.4
  var cornerRadius = 13.0

  var rowPitch: ByTextSize = 44
  var inset = 16.0
  var leadingColumn: ByTextSize = 32
  var leadingCenter = 0.578
  var trailingColumn: ByTextSize = 44
  var subtitleGap = 1.75
  var titleLines = 2.0
  var headerTop = 9.85
  var headerBottom = 8.45
  var bandHeight = 8.0
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
  var shadow: [ShadowStop] = []
  var shadowColor = ThemeColor.fixed(.black)

  static let schema = Schema<Self>(
    "menu style", "The measures and colours of menus.",
    Field(
      "phoneWidth", \.phoneWidth, "Width on a phone, in points, at most the screen less margins."),
    Field("padWidth", \.padWidth, "Width on a tablet, in points."),
    Field("screenMargin", \.screenMargin, "Least distance from the screen's edge."),
    Field("sourceGap", \.sourceGap, "Distance from what opened it."),
    Field("sourceOpacity", \.sourceOpacity, "Opacity of what opened it while it is open."),
    Field("cornerRadius", \.cornerRadius, "Radius of the continuous corners."),
    Field("rowPitch", \.rowPitch, "Height of a row of one line and its hairline."),
    Field(
      "inset", \.inset, "From the leading edge to the text, and from the text to the trailing one."),
    Field("leadingColumn", \.leadingColumn, "From the leading edge to the text beside checkmarks."),
    Field(
      "leadingCenter", \.leadingCenter, "Middle of a checkmark, as a part of the leading column."),
    Field(
      "trailingColumn", \.trailingColumn, "Column of the symbols, whose middle is half of it and 6."
    ),
    Field("subtitleGap", \.subtitleGap, "From the title's line to the subtitle's."),
    Field("titleLines", \.titleLines, "Lines that a title may have below the accessibility sizes."),
    Field("headerTop", \.headerTop, "Above the line of a header."),
    Field("headerBottom", \.headerBottom, "Below the line of a header."),
    Field("bandHeight", \.bandHeight, "Height of the band between groups."),
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
    Field("shadow", \.shadow, "Opacity of the shadow by distance: [points, opacity]."),
    Field("shadowColor", \.shadowColor, "The shadow's colour."))
}

/// A point of a shadow's falloff, written `[distance, opacity]`.
struct ShadowStop: SourceReadable {
  var stop: Shadow.Stop

  init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let numbers = [Double](node, at: path, &reader) else { return nil }
    guard numbers.count == 2, numbers[0] >= 0, (0...1).contains(numbers[1]) else {
      reader.report(
        "wrong-type", "a distance in points and an opacity from 0 to 1 are expected here",
        help: "write [12, 0.072]", at: node.range, path: path)
      return nil
    }
    stop = Shadow.Stop(distance: numbers[0], alpha: numbers[1])
  }

  var json: JSONValue { .array([.number(stop.distance), .number(stop.alpha)]) }

  static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
    .object([
      "type": "array", "items": .object(["type": "number"]), "minItems": .number(2),
      "maxItems": .number(2),
    ])
  }
}

extension Menu {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [MenuStyle.self]
}

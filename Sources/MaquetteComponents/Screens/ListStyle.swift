internal import MaquetteSource
public import MaquetteThemes

/// The `list` section of a theme.
struct ListStyle: Style {
  static let section = "list"

  var rowHeight = 44.0
  var rowPadding = 11.0
  var inset = 16.0
  var imageWidth = 28.0
  var imageGap = 16.0
  var imageScale = 1.2
  var valueGap = 8.0
  var accessoryGap = 6.0
  var chevronScale = 0.88
  var detailScale = 1.27
  var cornerRadius = 10.0
  var top = 20.0
  var sectionGap = 35.0
  var headerText = TextStyle.footnote
  var headerIsUppercase = true
  var headerTop = 16.0
  var headerBottom = 6.0
  var footerTop = 6.0

  var group = ThemeColor.named("secondarySystemGroupedBackground")
  var groupedBackground = ThemeColor.named("systemGroupedBackground")
  var separator = ThemeColor.named("separator")
  var title = ThemeColor.named("label")
  var secondary = ThemeColor.named("secondaryLabel")
  var chevron = ThemeColor.named("tertiaryLabel")
  var disabled = ThemeColor.named("tertiaryLabel")
  var destructive = ThemeColor.named("systemRed")
  var highlight = ThemeColor.named("systemGray4")

  static let schema = Schema<Self>(
    "list style", "The measures and colours of lists.",
    Field("rowHeight", \.rowHeight, "Least height of a row with its hairline, in points."),
    Field("rowPadding", \.rowPadding, "Above and below a row's texts where they need more."),
    Field("inset", \.inset, "From a group's edge to its texts."),
    Field("imageWidth", \.imageWidth, "Column in whose middle symbols stand."),
    Field("imageGap", \.imageGap, "From that column to the texts."),
    Field("imageScale", \.imageScale, "Size of symbols beside that of symbols in text."),
    Field("valueGap", \.valueGap, "Least distance of a title and its value."),
    Field("accessoryGap", \.accessoryGap, "From a value to what stands at the end."),
    Field("chevronScale", \.chevronScale, "Size of chevrons beside that of symbols in text."),
    Field("detailScale", \.detailScale, "Size of detail buttons beside that of symbols in text."),
    Field("cornerRadius", \.cornerRadius, "Radius of the corners of inset groups."),
    Field("top", \.top, "Above the first group."),
    Field("sectionGap", \.sectionGap, "Between two groups without texts between them."),
    Field("headerText", \.headerText, "The text style of a header over a group."),
    Field("headerIsUppercase", \.headerIsUppercase, "Whether such a header is set in capitals."),
    Field("headerTop", \.headerTop, "Above the line of a header."),
    Field("headerBottom", \.headerBottom, "Below the line of a header."),
    Field("footerTop", \.footerTop, "Above the line of a footer."),
    Field("group", \.group, "Behind the rows of grouped lists."),
    Field("groupedBackground", \.groupedBackground, "Behind grouped lists."),
    Field("separator", \.separator, "Between rows."),
    Field("title", \.title, "Titles."),
    Field("secondary", \.secondary, "Subtitles, values, headers and footers."),
    Field("chevron", \.chevron, "Chevrons."),
    Field("disabled", \.disabled, "Texts and symbols of what cannot be chosen."),
    Field("destructive", \.destructive, "Titles and symbols of destructive rows."),
    Field("highlight", \.highlight, "Behind a row that is chosen or touched."))
}

extension List {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [ListStyle.self]
}

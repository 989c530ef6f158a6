internal import MaquetteSource
internal import MaquetteThemes

/// The `bar` section of a theme: navigation bars, toolbars and tab bars.
struct BarStyle: Style {
  static let section = "bar"

  var height = 44.0
  var compactHeight = 32.0
  var padHeight = 50.0
  var largeTitleHeight = 52.0
  var largeTitleBottom = 8.0
  var promptHeight = 30.0
  var backInset = 9.0
  var backHeight = 18.3
  var backGap = 9.0
  var itemGap = 20.0
  var titleGap = 8.0
  var touchWidth = 44.0
  var touchInset = 8.0
  var tabBarHeight = 49.0
  var tabImageCenter = 18.5
  var tabImageScale = 1.35
  var tabTitleTop = 34.7
  var tabTitleSize = 10.0
  var wideTabWidth = 120.0
  var wideTabTitleSize = 13.0

  var capsuleHeight = 44.0
  var capsuleInset = 16.0
  var floatingBottom: Double?
  var floatingInset = 0.0

  var capsule: ThemeMaterial?
  var capsuleShadow = ThemeShadow.none
  var capsuleTint = ThemeColor.named("label")
  var tabSelection: ThemeColor?
  var background = ThemeMaterial(tint: .named("systemBackground"))
  var hairline = ThemeColor.named("separator")
  var title = ThemeColor.named("label")
  var prompt = ThemeColor.named("label")
  var tab = ThemeColor.named("systemGray")
  var increasedShade = 0.0

  static let schema = Schema<Self>(
    "bar style", "The measures and colours of navigation bars, toolbars and tab bars.",
    Field("height", \.height, "Height of a navigation bar or toolbar, in points."),
    Field("compactHeight", \.compactHeight, "The same on a phone on its side."),
    Field("padHeight", \.padHeight, "The same on a tablet."),
    Field("largeTitleHeight", \.largeTitleHeight, "Height of the part for a large title."),
    Field("largeTitleBottom", \.largeTitleBottom, "Below the line of a large title."),
    Field("promptHeight", \.promptHeight, "Height of the part for a prompt."),
    Field("backInset", \.backInset, "From the screen's edge to the chevron of a back button."),
    Field("backHeight", \.backHeight, "Height of that chevron."),
    Field("backGap", \.backGap, "From that chevron to the back button's title."),
    Field("itemGap", \.itemGap, "Between two items."),
    Field("titleGap", \.titleGap, "Least distance of the title from items."),
    Field("touchWidth", \.touchWidth, "Least width of what a finger touches."),
    Field("touchInset", \.touchInset, "How far that goes beyond a text."),
    Field("tabBarHeight", \.tabBarHeight, "Height of a tab bar."),
    Field("tabImageCenter", \.tabImageCenter, "Middle of a tab's symbol below the bar's top."),
    Field(
      "tabImageScale", \.tabImageScale, "Size of tabs' symbols beside that of symbols in text."),
    Field("tabTitleTop", \.tabTitleTop, "Line of a tab's title below the bar's top."),
    Field("tabTitleSize", \.tabTitleSize, "Font size of a tab's title."),
    Field("wideTabWidth", \.wideTabWidth, "Width of a tab that has its title beside its symbol."),
    Field("wideTabTitleSize", \.wideTabTitleSize, "Font size of such a title."),
    Field("capsuleHeight", \.capsuleHeight, "Height of the capsules behind items."),
    Field("capsuleInset", \.capsuleInset, "From a capsule's ends to a title in it."),
    Field(
      "floatingBottom", \.floatingBottom,
      "From a toolbar or tab bar to the screen's lower edge; where it is left out they end there."),
    Field("floatingInset", \.floatingInset, "From such a tab bar to the screen's sides."),
    Field("capsule", \.capsule, "The material of capsules behind items, and of floating tab bars."),
    Field("capsuleShadow", \.capsuleShadow, "Opacity of their shadow by distance."),
    Field("capsuleTint", \.capsuleTint, "Titles and symbols on capsules."),
    Field("tabSelection", \.tabSelection, "Behind the selected tab."),
    Field("background", \.background, "The material."),
    Field("hairline", \.hairline, "Between a bar and the content."),
    Field("title", \.title, "Titles."),
    Field("prompt", \.prompt, "Prompts."),
    Field("tab", \.tab, "Tabs that are not selected."),
    Field(
      "increasedShade", \.increasedShade,
      "Share of the label's colour in the selected tab under increased contrast."))
}

internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `contextMenu` section of a theme.
struct ContextMenuStyle: Style {
  static let section = "contextMenu"

  var gap = 16.0
  var margin = 16.0
  var verticalMargin = 20.0
  var liftScale = 1.05
  var liftInset = 6.0
  var leastPreviewShare = 0.2
  var cornerRadius = 13.0
  var inset = 16.0

  var backdrop = ThemeMaterial(tint: .fixed(Color.black.opacity(0.2)))
  var lift = ThemeColor.fixed(Color.white.opacity(0))
  var preview = ThemeColor.named("systemBackground")
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "context menu style", "The measures and colours round context menus.",
    Field("gap", \.gap, "Between preview and menu, in points."),
    Field("margin", \.margin, "Least distance of preview and menu from the screen's sides."),
    Field(
      "verticalMargin", \.verticalMargin, "Least distance from the safe area's top and bottom."),
    Field("liftScale", \.liftScale, "What a lifted element grows to where there is room."),
    Field(
      "liftInset", \.liftInset, "Round a lifted element that stands neither in a list nor in a bar."
    ),
    Field(
      "leastPreviewShare", \.leastPreviewShare,
      "Height of the smallest preview beside a long menu, in parts of the screen."),
    Field("cornerRadius", \.cornerRadius, "Radius of the preview's continuous corners."),
    Field("inset", \.inset, "Round what stands in a preview, unless that is a picture."),
    Field("backdrop", \.backdrop, "Laid over the screen behind preview and menu."),
    Field("lift", \.lift, "Laid over a lifted element, which is nearer to the light."),
    Field("preview", \.preview, "Behind what stands in a preview."),
    Field("shadow", \.shadow, "Opacity of the preview's shadow by distance."))
}

extension ContextMenu {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [ContextMenuStyle.self]
}

internal import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// The `popover` section of a theme.
struct PopoverStyle: Style {
  static let section = "popover"

  var width = 320.0
  var screenMargin = 10.0
  var sourceGap = 0.0
  var plainGap: Double?
  var leastWidth = 120.0
  var leastHeight = 44.0
  var cornerRadius = 13.0
  var corners = CornerShape.circular
  var arrowHeight = 13.0
  var arrowBase = 36.8
  var arrowTipRadius = 3.95
  var arrowSlope = 0.8
  var arrowFlank = 8.8
  var arrowShoulder = 3.4

  var background = ThemeMaterial(tint: .named("systemBackground"))
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "popover style", "The measures and colours of popovers.",
    Field("width", \.width, "Width of a popover whose content takes what there is, in points."),
    Field("screenMargin", \.screenMargin, "Least distance from the screen's edges."),
    Field("sourceGap", \.sourceGap, "From the source to the arrow's tip."),
    Field(
      "plainGap", \.plainGap,
      "From the source to a popover without an arrow, which is that of something in a bar and where an arrow has no room; left out where every popover has an arrow."
    ),
    Field("leastWidth", \.leastWidth, "The width below which a popover is of no use."),
    Field("leastHeight", \.leastHeight, "The same of its height."),
    Field("cornerRadius", \.cornerRadius, "Radius of the corners."),
    Field("corners", \.corners, "How corners are rounded; with an arrow they are circular."),
    Field("arrowHeight", \.arrowHeight, "From the body to the arrow's tip."),
    Field("arrowBase", \.arrowBase, "Width of the arrow where it leaves the body."),
    Field("arrowTipRadius", \.arrowTipRadius, "Radius of the arrow's tip."),
    Field("arrowSlope", \.arrowSlope, "How much half of the arrow widens a point, at its flanks."),
    Field("arrowFlank", \.arrowFlank, "Where the flanks end, below the tip."),
    Field(
      "arrowShoulder", \.arrowShoulder, "How far the arrow's ends are pulled along the body."),
    Field("background", \.background, "The material."),
    Field("shadow", \.shadow, "Opacity of the shadow by distance."))
}

extension PopoverStyle {
  /// What placing depends on, for a body that is at least as wide as said; corners are in the way of an
  /// arrow alone.
  func metrics(leastWidth: Double, hasArrow: Bool) -> PopoverPlacement.Metrics {
    PopoverPlacement.Metrics(
      arrowHeight: hasArrow ? arrowHeight : 0, arrowBase: hasArrow ? arrowBase : 0,
      cornerRadius: hasArrow ? cornerRadius : 0, least: Size(leastWidth, leastHeight))
  }
}

extension Popover {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [PopoverStyle.self, SheetStyle.self]
}

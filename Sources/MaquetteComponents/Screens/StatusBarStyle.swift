internal import MaquetteSource
internal import MaquetteThemes

/// The `statusBar` section of a theme.
struct StatusBarStyle: Style {
  static let section = "statusBar"

  var timeShift = 3.8
  var signsShift = 4.8
  var islandCenter = 29.8
  var notchCenter = 21.5
  var timeSize = 17.0
  var timeTightening = 0.69
  var colonRise = 0.085
  var signalGap = 7.7
  var smallSize = 12.0
  var smallInset = 6.0
  var smallGap = 5.0
  var cornerInset = 0.0
  var cornerDrop = 0.0
  var padInset = 16.0
  var padGap = 11.0
  var color = ThemeColor.named("label")
  var batteryOutline = 0.35

  static let schema = Schema<Self>(
    "status bar style", "The measures and colours of status bars.",
    Field(
      "timeShift", \.timeShift,
      "From the middle between edge and cutout to the time's, in points."),
    Field("signsShift", \.signsShift, "The same of the signs, toward the cutout."),
    Field("islandCenter", \.islandCenter, "From their middle to the safe area with an island."),
    Field("notchCenter", \.notchCenter, "The same with a notch."),
    Field("timeSize", \.timeSize, "Font size of the time beside a cutout."),
    Field(
      "timeTightening", \.timeTightening,
      "How much closer than elsewhere its digits, all of one width, stand there, in points."),
    Field("colonRise", \.colonRise, "How far the time's colon is raised, in parts of its size."),
    Field("signalGap", \.signalGap, "Between two signs beside a cutout."),
    Field("smallSize", \.smallSize, "Font size where nothing is cut out."),
    Field("smallInset", \.smallInset, "From the edges on a phone without a cutout or a watch."),
    Field("smallGap", \.smallGap, "Between two signs there."),
    Field(
      "cornerInset", \.cornerInset, "What a watch's corners add to that, in parts of their radius."),
    Field("cornerDrop", \.cornerDrop, "How far they push texts down, in parts of their radius."),
    Field("padInset", \.padInset, "From the edges on a tablet."),
    Field("padGap", \.padGap, "Between time and date."),
    Field("color", \.color, "Texts and signs."),
    Field("batteryOutline", \.batteryOutline, "Opacity of the battery's outline."))
}

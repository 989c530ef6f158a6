internal import MaquetteScene
internal import MaquetteThemes

/// The line at the top of a watch's screen: the time where reading ends, and what is beside it.
struct WatchStatusLine {
  /// What its texts are set in; they grow no further than what a watch comes with.
  let typography: Typography
  /// From the screen's edges to the texts: rounded corners push them in.
  let inset: Double
  /// The middle of the texts below the screen's top: rounded corners push them down.
  let center: Double
  /// The room that the time leaves beside it.
  let room: Double

  init(_ context: LayoutContext) {
    let style = context.style(StatusBarStyle.self)
    let display = context.display
    var typography = context.typography(.body)
    typography.font.size = min(typography.font.size, style.timeSize)
    self.typography = typography
    inset = style.smallInset + style.cornerInset * display.cornerRadius
    center = display.statusBarHeight / 2 + style.cornerDrop * display.cornerRadius
    // Five digits wide, with a gap before them.
    room = max(0, display.size.width - 2 * inset - 3.2 * typography.font.size)
  }
}

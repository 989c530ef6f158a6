internal import MaquetteScene

/// Where a menu stands beside what opened it.
struct MenuPlacement {
  /// The menu's top left corner.
  var origin: Point
  /// Whether it opens upward.
  var opensUpward: Bool

  /// Places a menu: below its source in the upper part of the screen and above it in the lower, on
  /// the other side where there is more room; with its edge at the source's edge near the screen's
  /// sides and else in the middle, moved as far as the margin needs.
  ///
  /// - Parameters:
  ///   - size: The menu's size.
  ///   - anchor: What opened it.
  ///   - bounds: Where the menu may stand.
  ///   - screen: The screen's size.
  ///   - gap: The distance from a source that is not in a bar; nothing where a menu lies over its source.
  init(_ size: Size, at anchor: Anchor, in bounds: Rect, on screen: Size, gap: Double?) {
    let source = anchor.rect
    let gap = gap.map { anchor.surroundings == .bar ? 0.5 : $0 } ?? -source.height
    let below = bounds.maxY - (source.maxY + gap)
    let above = source.minY - gap - bounds.minY
    // Published: the lower 45 % of the screen opens upward.
    let prefersAbove = source.center.y / screen.height >= 0.55
    let (room, other) = prefersAbove ? (above, below) : (below, above)
    opensUpward = size.height <= room || room >= other ? prefersAbove : !prefersAbove
    let y = opensUpward ? source.minY - gap - size.height : source.maxY + gap
    // Published: sources in the outer two fifths have the menu's edge at their own.
    let position = source.center.x / screen.width
    let x =
      position < 0.4
      ? source.minX : position > 0.6 ? source.maxX - size.width : source.center.x - size.width / 2
    func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
      max(least, min(value, most))
    }
    origin = Point(
      clamp(x, bounds.minX, bounds.maxX - size.width),
      clamp(y, bounds.minY, bounds.maxY - size.height))
  }
}

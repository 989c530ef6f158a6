internal import MaquetteScene

/// Where a preview and its menu stand on a screen.
struct ContextMenuPlacement: Hashable {
  /// The preview, scaled from its own size.
  var preview: Rect
  /// The menu's top left corner.
  var menu: Point
  /// How high the menu may be.
  var menuHeight: Double
  /// Whether the menu stands above the preview.
  var opensUpward: Bool

  /// Places a preview over the element it shows and its menu below it, else above it; where neither has
  /// room, both are moved the shorter way, and a preview that is too high shrinks.
  ///
  /// - Parameters:
  ///   - natural: The preview's size where it has room.
  ///   - menu: The menu's size where it has room.
  ///   - home: The element, or the middle of the screen.
  ///   - bounds: Where both may stand.
  ///   - gap: Between them.
  ///   - least: The height that a preview keeps beside a menu that is too high.
  init(
    _ natural: Size, menu: Size, at home: Point, in bounds: Rect, gap: Double, least: Double
  ) {
    func clamp(_ value: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(value, high))
    }
    let most = max(min(natural.height, least), bounds.height - gap - menu.height)
    let scale = min(1, most / max(1, natural.height))
    let size = Size(natural.width * scale, natural.height * scale)
    menuHeight = max(0, min(menu.height, bounds.height - gap - size.height))
    let x = clamp(home.x - size.width / 2, bounds.minX, max(bounds.minX, bounds.maxX - size.width))
    let top = clamp(home.y - size.height / 2, bounds.minY, bounds.maxY - size.height)
    // The lowest place with room for the menu below it, and the highest with room above it.
    let lowest = min(top, bounds.maxY - menuHeight - gap - size.height)
    let highest = max(top, bounds.minY + menuHeight + gap)
    opensUpward = top - lowest > highest - top
    let y = opensUpward ? highest : lowest
    preview = Rect(origin: Point(x, y), size: size)
    // Published: by the third of the screen that the preview's middle is in.
    let third = (preview.center.x - bounds.minX) / max(1, bounds.width)
    let edge =
      third < 1 / 3
      ? preview.minX : third > 2 / 3 ? preview.maxX - menu.width : preview.center.x - menu.width / 2
    // A menu of large text may be wider than the margins leave: it goes over both alike.
    let leftmost = min(bounds.minX, bounds.center.x - menu.width / 2)
    self.menu = Point(
      clamp(edge, leftmost, max(leftmost, bounds.maxX - menu.width)),
      opensUpward ? y - gap - menuHeight : y + size.height + gap)
  }

  /// Places a preview and its menu side by side, as on a phone on its side.
  ///
  /// - Parameters:
  ///   - natural: The preview's size where it has room.
  ///   - menu: The menu's size where it has room.
  ///   - home: The element, or the middle of the screen.
  ///   - bounds: Where both may stand.
  ///   - gap: Between them.
  init(_ natural: Size, menu: Size, beside home: Point, in bounds: Rect, gap: Double) {
    let room = Size(max(1, bounds.width - gap - menu.width), bounds.height)
    let scale = min(
      1, room.width / max(1, natural.width), room.height / max(1, natural.height))
    let size = Size(natural.width * scale, natural.height * scale)
    menuHeight = max(0, min(menu.height, bounds.height))
    opensUpward = false
    func along(_ middle: Double, _ length: Double, _ low: Double, _ high: Double) -> Double {
      max(low, min(middle - length / 2, high - length))
    }
    let isLeft = home.x <= bounds.center.x
    let whole = size.width + gap + menu.width
    let x = along(
      isLeft ? home.x + (whole - size.width) / 2 : home.x - (whole - size.width) / 2, whole,
      bounds.minX, bounds.maxX)
    preview = Rect(
      origin: Point(
        isLeft ? x : x + menu.width + gap, along(home.y, size.height, bounds.minY, bounds.maxY)),
      size: size)
    self.menu = Point(
      isLeft ? x + size.width + gap : x,
      along(preview.center.y, menuHeight, bounds.minY, bounds.maxY))
  }
}

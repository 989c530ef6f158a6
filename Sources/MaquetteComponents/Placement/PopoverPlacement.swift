internal import MaquetteScene
internal import MaquetteThemes

/// Where a popover stands beside what opened it: direction, offset, flip, shift, size and arrow, in
/// this order.
struct PopoverPlacement: Hashable {
  /// What does not depend on the source.
  struct Metrics: Hashable {
    /// How far the arrow stands out.
    var arrowHeight = 13.0
    /// How wide it is where it leaves the body.
    var arrowBase = 36.8
    /// The radius of the body's corners, which the arrow keeps clear of.
    var cornerRadius = 13.0
    /// The smallest body that is still of use.
    var least = Size(64, 44)
  }

  /// The body, without its arrow.
  var body: Rect
  /// The way the arrow points.
  var direction: ArrowDirection
  /// The arrow's tip, on the source's edge.
  var tip: Point

  /// Places a popover; there is none where no direction leaves room for it.
  ///
  /// - Parameters:
  ///   - size: The size that the body would like to have.
  ///   - source: What opened it.
  ///   - bounds: Where the body may stand: the screen within its margins.
  ///   - permitted: The ways the arrow may point.
  ///   - reading: The side where reading begins; the popover rather stands where it ends.
  ///   - metrics: The measures of arrow and corners.
  init?(
    _ size: Size, at source: Rect, in bounds: Rect, _ permitted: ArrowDirections = .any,
    reading: LayoutDirection = .leftToRight, _ metrics: Metrics = Metrics()
  ) {
    let sides: [ArrowDirection] = reading == .leftToRight ? [.left, .right] : [.right, .left]
    // Direction: below its source where that is permitted, else above it, else beside it.
    let candidates = ([.up, .down] + sides).filter(permitted.directions.contains).compactMap {
      Candidate($0, size, at: source, in: bounds, metrics)
    }.filter(\.isAtSource)
    // Flip: to the first side with room for all of it, else to that with room for most.
    let best = candidates.first(where: \.isWhole) ?? candidates.max { $0.area < $1.area }
    guard let best else { return nil }
    self = best.placement
  }

  /// Whether a side of a source has room for a popover, though its arrow may not reach the source.
  static func isRoom(
    for size: Size, at source: Rect, in bounds: Rect, _ permitted: ArrowDirections,
    _ metrics: Metrics
  ) -> Bool {
    permitted.directions.contains { Candidate($0, size, at: source, in: bounds, metrics) != nil }
  }

  /// A popover on one side of its source.
  private struct Candidate {
    var placement: PopoverPlacement
    var isWhole: Bool
    /// Whether the arrow's tip is on the source's edge.
    var isAtSource: Bool
    var area: Double { placement.body.width * placement.body.height }

    init?(
      _ direction: ArrowDirection, _ size: Size, at source: Rect, in bounds: Rect,
      _ metrics: Metrics
    ) {
      // Everything is said for a popover below its source, and turned for the other sides.
      let turn = Turn(direction)
      let (source, bounds) = (turn.apply(source), turn.apply(bounds))
      let least = turn.apply(metrics.least)
      let clearance = metrics.cornerRadius + metrics.arrowBase / 2
      // The edge that the arrow stands on is at least as long as arrow and corners, the others as corners.
      var size = turn.apply(size)
      size.width = max(size.width, 2 * clearance)
      size.height = max(size.height, 2 * metrics.cornerRadius)
      // Offset: the arrow's height from the source.
      let top = source.maxY + metrics.arrowHeight
      let room = Size(bounds.width, bounds.maxY - top)
      // Size: what there is room for.
      let body = Size(min(size.width, room.width), min(size.height, room.height))
      guard top >= bounds.minY, body.width >= min(least.width, size.width),
        body.height >= min(least.height, size.height)
      else { return nil }
      // Shift: from the source's middle as far as the bounds demand.
      let x = max(
        bounds.minX, min(source.center.x - body.width / 2, bounds.maxX - body.width))
      // Arrow: at the source's middle until the corner forbids it.
      let straight = body.width - 2 * clearance
      guard straight >= 0 else { return nil }
      let first = x + clearance
      let tip = max(first, min(source.center.x, first + straight))
      isAtSource = tip >= source.minX && tip <= source.maxX
      isWhole = body == size
      placement = PopoverPlacement(
        body: turn.undo(Rect(origin: Point(x, top), size: body)), direction: direction,
        tip: turn.undo(Point(tip, source.maxY)))
    }
  }

  private init(body: Rect, direction: ArrowDirection, tip: Point) {
    (self.body, self.direction, self.tip) = (body, direction, tip)
  }
}

/// Turns a plane so that an arrow points up, and back.
struct Turn {
  private let swapsAxes: Bool
  private let flips: Bool

  init(_ direction: ArrowDirection) {
    swapsAxes = direction == .left || direction == .right
    flips = direction == .down || direction == .right
  }

  func apply(_ size: Size) -> Size { swapsAxes ? Size(size.height, size.width) : size }

  func apply(_ rect: Rect) -> Rect {
    let rect =
      swapsAxes ? Rect(rect.minY, rect.minX, rect.height, rect.width) : rect
    return flips ? Rect(rect.minX, -rect.maxY, rect.width, rect.height) : rect
  }

  func undo(_ point: Point) -> Point {
    let y = flips ? -point.y : point.y
    return swapsAxes ? Point(y, point.x) : Point(point.x, y)
  }

  func undo(_ rect: Rect) -> Rect {
    let rect = flips ? Rect(rect.minX, -rect.maxY, rect.width, rect.height) : rect
    return swapsAxes ? Rect(rect.minY, rect.minX, rect.height, rect.width) : rect
  }

  /// What `undo` does to points.
  var transform: Transform {
    let sign = flips ? -1.0 : 1.0
    return swapsAxes
      ? Transform(a: 0, b: 1, c: sign, d: 0, tx: 0, ty: 0)
      : Transform(a: 1, b: 0, c: 0, d: sign, tx: 0, ty: 0)
  }
}

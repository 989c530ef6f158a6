internal import MaquetteScene

extension PopoverStyle {
  /// The outline of a body and its arrow, the body's top left corner at zero.
  ///
  /// - Parameters:
  ///   - size: The body's size.
  ///   - direction: The way the arrow points.
  ///   - position: The tip along the body's edge, from its left or top end.
  /// - Returns: One closed path.
  func outline(_ size: Size, arrow direction: ArrowDirection, at position: Double) -> Path {
    // Drawn with the arrow pointing up, and turned.
    let turn = Turn(direction)
    let size = turn.apply(size)
    let (radius, k) = (cornerRadius, cornerRadius * 0.4477152502)
    let (right, bottom) = (size.width, size.height)
    var path = Path()
    path.move(to: Point(radius, 0))
    addArrow(to: &path, at: position)
    path.line(to: Point(right - radius, 0))
    path.curve(Point(right - k, 0), Point(right, k), to: Point(right, radius))
    path.line(to: Point(right, bottom - radius))
    path.curve(
      Point(right, bottom - k), Point(right - k, bottom), to: Point(right - radius, bottom))
    path.line(to: Point(radius, bottom))
    path.curve(Point(k, bottom), Point(0, bottom - k), to: Point(0, bottom - radius))
    path.line(to: Point(0, radius))
    path.curve(Point(0, k), Point(k, 0), to: Point(radius, 0))
    path.close()
    // Down and right lie beyond the body's far edge.
    let far = turn.undo(Rect(size: size)).origin
    let shift = Transform(scale: 1, then: Point(-far.x, -far.y))
    return path.applying(turn.transform.then(shift))
  }

  /// From left to right: a shoulder, a straight flank, the round tip, and the same back.
  private func addArrow(to path: inout Path, at x: Double) {
    let slant = (1 + arrowSlope * arrowSlope).squareRoot()
    let (sine, cosine) = (arrowSlope / slant, 1 / slant)
    // Where the flanks, going on, would meet: above the tip.
    let apex = arrowTipRadius / sine - arrowTipRadius
    func half(_ depth: Double) -> Double { arrowSlope * (depth + apex) }
    func at(_ half: Double, _ depth: Double) -> Point { Point(x + half, depth - arrowHeight) }
    // The tip is an arc from flank to flank.
    let touch = (half: arrowTipRadius * cosine, depth: arrowTipRadius * (1 - sine))
    let (flank, base) = (half(arrowFlank), arrowBase / 2)
    path.line(to: at(-base, arrowHeight))
    path.curve(
      at(-base + arrowShoulder, arrowHeight), at(-half(arrowHeight), arrowHeight),
      to: at(-flank, arrowFlank))
    path.line(to: at(-touch.half, touch.depth))
    // A handle is 4/3 of the radius times the tangent of a quarter of the arc's half.
    func halved(_ tangent: Double) -> Double {
      ((1 + tangent * tangent).squareRoot() - 1) / tangent
    }
    let handle = arrowTipRadius * 4 / 3 * halved(halved(1 / arrowSlope))
    path.curve(
      at(-touch.half + handle * sine, touch.depth - handle * cosine), at(-handle, 0),
      to: at(0, 0))
    path.curve(
      at(handle, 0), at(touch.half - handle * sine, touch.depth - handle * cosine),
      to: at(touch.half, touch.depth))
    path.line(to: at(flank, arrowFlank))
    path.curve(
      at(half(arrowHeight), arrowHeight), at(base - arrowShoulder, arrowHeight),
      to: at(base, arrowHeight))
  }
}

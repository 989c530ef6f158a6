internal import MaquetteScene

/// The signs of a status bar, drawn for a phone with a Dynamic Island and scaled for others.
struct StatusSigns {
  let color: Color
  let batteryOutline: Double
  let scale: Double

  /// Four bars, each higher than the one before.
  var cellular: Frame {
    var frame = Frame(size: scaled(19.3, 12.3))
    for (index, height) in [4.6, 7.0, 9.7, 12.3].enumerated() {
      place(Rect(5.33 * Double(index), 12.3 - height, 3.3, height), radius: 1, in: &frame)
    }
    return frame
  }

  /// Two arcs over a wedge.
  var wifi: Frame {
    var frame = Frame(size: scaled(17.1, 12.3))
    var path = Path()
    for (outer, inner) in [(12.1, 9.6), (8.1, 5.6), (4.1, 0.0)] {
      path.append(Self.sector(center: Point(8.55, 12.2), outer, inner))
    }
    frame.place(
      .shape(
        .path(path.applying(Transform(scale: scale))), fill: Fill(color), stroke: nil), at: .zero)
    return frame
  }

  /// A full battery.
  var battery: Frame {
    var frame = Frame(size: scaled(27.3, 13))
    let outline = Shape.rectangle(scaled(24, 12), radius: 3.8 * scale)
    frame.place(
      .shape(
        outline, fill: nil, stroke: Stroke(color.opacity(batteryOutline), width: scale)),
      at: Point(0.5 * scale, 0.5 * scale))
    place(Rect(2, 2, 21, 9), radius: 2.5, in: &frame)
    // The pole is the part of a disc that a straight line cuts off.
    var pole = Path()
    pole.move(to: Point(0, 0))
    pole.curve(Point(0.8, 0.35), Point(1.33, 1.1), to: Point(1.33, 2))
    pole.curve(Point(1.33, 2.9), Point(0.8, 3.65), to: Point(0, 4))
    pole.close()
    frame.place(
      .shape(
        .path(pole.applying(Transform(scale: scale))),
        fill: Fill(color.opacity(batteryOutline + 0.05)), stroke: nil),
      at: Point(26 * scale, 4.5 * scale))
    return frame
  }

  private func scaled(_ width: Double, _ height: Double) -> Size {
    Size(width * scale, height * scale)
  }

  private func place(_ rect: Rect, radius: Double, in frame: inout Frame) {
    let path = Path(
      Rect(size: scaled(rect.width, rect.height)), radius: radius * scale, shape: .circular)
    frame.place(
      .shape(.path(path), fill: Fill(color), stroke: nil),
      at: Point(rect.minX * scale, rect.minY * scale))
  }

  /// The part of a ring that is seen upward within a right angle.
  private static func sector(center: Point, _ outer: Double, _ inner: Double) -> Path {
    let half = 0.5.squareRoot()
    func at(_ radius: Double, _ x: Double, _ y: Double) -> Point {
      Point(center.x + x * radius * half, center.y - y * radius * half)
    }
    // Control points of a quarter of a circle lie 0.5523 of the radius along the tangents.
    let k = 0.5523
    var path = Path()
    path.move(to: at(outer, -1, 1))
    path.curve(at(outer, -1 + k, 1 + k), at(outer, 1 - k, 1 + k), to: at(outer, 1, 1))
    path.line(to: at(inner, 1, 1))
    if inner > 0 {
      path.curve(at(inner, 1 - k, 1 + k), at(inner, -1 + k, 1 + k), to: at(inner, -1, 1))
    }
    path.close()
    return path
  }
}

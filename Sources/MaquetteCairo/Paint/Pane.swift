internal import CCairo
internal import MaquetteScene

/// A rounded rectangle of glass where it lies in the frame.
struct Pane {
  /// Its place, in points of the whole frame.
  let rect: Rect
  private let radius: Double
  private let lens: Lens

  /// Finds where an outline at a context's origin lies; there is none where it is no rectangle.
  ///
  /// - Parameters:
  ///   - outline: What the material is seen through.
  ///   - lens: How its rim bends what is behind.
  ///   - context: The context.
  ///   - root: The matrix of the whole frame's coordinates.
  init?(_ outline: Shape, _ lens: Lens, on context: OpaquePointer, root: cairo_matrix_t) {
    guard case .rectangle(let size, let radius, _) = outline else { return nil }
    var (matrix, inverse, local) = (cairo_matrix_t(), root, cairo_matrix_t())
    guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return nil }
    cairo_get_matrix(context, &matrix)
    cairo_matrix_multiply(&local, &matrix, &inverse)
    let transform = Transform(
      a: local.xx, b: local.yx, c: local.xy, d: local.yy, tx: local.x0, ty: local.y0)
    guard let rect = Path(Rect(size: size)).applying(transform).bounds else { return nil }
    self.rect = rect
    let scale = rect.width / max(size.width, 1e-9)
    self.radius = min(radius * scale, min(rect.width, rect.height) / 2)
    self.lens = Lens(depth: lens.depth * scale, shift: lens.shift * scale)
  }

  /// The place that is seen at a place of the frame; nothing where that is the place itself.
  func seen(at point: Point) -> Point? {
    let center = rect.center
    // From the middle of the nearest corner's circle; toward an edge only one part is above zero.
    let x = abs(point.x - center.x) - (rect.width / 2 - radius)
    let y = abs(point.y - center.y) - (rect.height / 2 - radius)
    let (right, down) = (max(x, 0), max(y, 0))
    let length = (right * right + down * down).squareRoot()
    let distance = length > 0 ? radius - length : radius - max(x, y)
    let shift = lens.shift(at: distance)
    guard shift > 0 else { return nil }
    let outward: Point =
      length > 0
      ? Point(right / length, down / length) : x > y ? Point(1, 0) : Point(0, 1)
    return Point(
      point.x + (point.x < center.x ? -shift : shift) * outward.x,
      point.y + (point.y < center.y ? -shift : shift) * outward.y)
  }
}

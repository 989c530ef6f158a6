internal import CCairo
internal import MaquetteScene

/// Sets the colour to paint in.
func setColor(_ color: Color, on context: OpaquePointer) {
  cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
}

/// Changes the coordinates that follow.
func apply(_ transform: Transform, to context: OpaquePointer) {
  guard transform != .identity else { return }
  var matrix = cairo_matrix_t(
    xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
    x0: transform.tx, y0: transform.ty)
  cairo_transform(context, &matrix)
}

/// Adds an outline to the path.
func addOutline(of shape: Shape, to context: OpaquePointer) {
  if case .rectangle(let size, 0, _) = shape {
    cairo_rectangle(context, 0, 0, size.width, size.height)
  } else {
    addOutline(of: shape.path, to: context)
  }
}

/// Adds an outline to the path.
func addOutline(of path: Path, to context: OpaquePointer) {
  for element in path.elements {
    switch element {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let first, let second, let end):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }
}

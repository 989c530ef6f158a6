internal import CCairo
internal import MaquetteScene

/// Shadows in files of outlines: opacity by distance is a gradient, straight beside an edge and round
/// about a corner, so that a shadow is exact at any size and takes few bytes.
struct ShadowGradients: ShadowPainting {
  func paint(_ shadow: Shadow, on context: OpaquePointer) {
    let (width, height, reach) = (shadow.size.width, shadow.size.height, shadow.reach)
    guard width > 0, height > 0, reach > 0 else { return }
    let shorter = min(width, height)
    let radius = min(shadow.radius, shorter / 2)
    cairo_save(context)
    defer { cairo_restore(context) }
    // Nothing lies behind what casts the shadow: it may be translucent.
    let all = Rect(size: shadow.size).inset(by: Insets(all: -reach))
    addOutline(of: Path(all), to: context)
    addOutline(
      of: Path(Rect(size: shadow.size), radius: radius, shape: shadow.corners), to: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    let stops = shadow.simplified(within: 1.0 / 1024)
    // Beside the edges, from the middle of a corner to the middle of the next.
    let (across, down) = (width - 2 * radius, height - 2 * radius)
    let depth = radius + reach
    let edges: [(area: Rect, from: Point, to: Point)] = [
      (Rect(radius, -reach, across, depth), Point(0, 0), Point(0, -reach)),
      (Rect(width - radius, radius, depth, down), Point(width, 0), Point(width + reach, 0)),
      (Rect(radius, height - radius, across, depth), Point(0, height), Point(0, height + reach)),
      (Rect(-reach, radius, depth, down), Point(0, 0), Point(-reach, 0)),
    ]
    for (area, from, to) in edges where area.width > 0 && area.height > 0 {
      fill(area, cairo_pattern_create_linear(from.x, from.y, to.x, to.y), on: context) { pattern in
        for stop in stops { add(stop.alpha, at: stop.distance / reach, shadow.color, to: pattern) }
      }
    }
    let corners: [(area: Rect, middle: Point)] = [
      (Rect(-reach, -reach, depth, depth), Point(radius, radius)),
      (Rect(width - radius, -reach, depth, depth), Point(width - radius, radius)),
      (
        Rect(width - radius, height - radius, depth, depth),
        Point(width - radius, height - radius)
      ),
      (Rect(-reach, height - radius, depth, depth), Point(radius, height - radius)),
    ]
    for (area, middle) in corners {
      let pattern = cairo_pattern_create_radial(middle.x, middle.y, 0, middle.x, middle.y, depth)
      fill(area, pattern, on: context) { pattern in
        for stop in stops {
          add(stop.alpha, at: (radius + stop.distance) / depth, shadow.color, to: pattern)
        }
      }
    }
  }

  private func fill(
    _ area: Rect, _ pattern: OpaquePointer?, on context: OpaquePointer,
    addStops: (OpaquePointer) -> Void
  ) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    addStops(pattern)
    cairo_set_source(context, pattern)
    cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    cairo_fill(context)
  }

  private func add(
    _ alpha: Double, at offset: Double, _ color: Color, to pattern: OpaquePointer
  ) {
    cairo_pattern_add_color_stop_rgba(
      pattern, offset, color.red, color.green, color.blue, alpha * color.alpha)
  }
}

extension Shadow {
  /// The stops that are needed for no opacity to be off by more than a tolerance.
  fileprivate func simplified(within tolerance: Double) -> [Stop] {
    guard var last = falloff.first else { return [] }
    var result = [last]
    var index = 1
    while index < falloff.count {
      // As far as one straight line goes.
      var end = index
      while end + 1 < falloff.count,
        falloff[index...end].allSatisfy({ stop in
          let next = falloff[end + 1]
          let share = (stop.distance - last.distance) / max(next.distance - last.distance, 1e-9)
          return abs(last.alpha + (next.alpha - last.alpha) * share - stop.alpha) <= tolerance
        })
      { end += 1 }
      last = falloff[end]
      result.append(last)
      index = end + 1
    }
    return result
  }
}

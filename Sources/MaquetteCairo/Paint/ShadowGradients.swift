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
    addOutline(of: Path(shadow.bounds.union(Rect(size: shadow.size))), to: context)
    addOutline(
      of: Path(Rect(size: shadow.size), radius: radius, shape: shadow.corners), to: context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_clip(context)
    cairo_translate(context, 0, shadow.offset)
    let stops = shadow.simplified(within: 1.0 / 1024)
    // Parts meet on whole points, since elsewhere viewers leave a pale line between them. There a
    // part is less than a point from where the other begins, which no opacity shows.
    let inner = whole(
      Rect(left: radius, top: radius, right: width - radius, bottom: height - radius), on: context)
    let outer = Rect(size: shadow.size).inset(by: Insets(all: -reach))
    // Where the first stop lies: inside the edge, where an offset lets that be seen.
    let deepest = min(0, stops.first?.distance ?? 0)
    let edges: [(area: Rect, from: Point, to: Point)] = [
      (inner.with(top: outer.minY, bottom: inner.minY), Point(0, -deepest), Point(0, -reach)),
      (
        inner.with(left: inner.maxX, right: outer.maxX), Point(width + deepest, 0),
        Point(width + reach, 0)
      ),
      (
        inner.with(top: inner.maxY, bottom: outer.maxY), Point(0, height + deepest),
        Point(0, height + reach)
      ),
      (inner.with(left: outer.minX, right: inner.minX), Point(-deepest, 0), Point(-reach, 0)),
    ]
    for (area, from, to) in edges where area.width > 0 && area.height > 0 {
      fill(area, cairo_pattern_create_linear(from.x, from.y, to.x, to.y), on: context) { pattern in
        for stop in stops {
          let share = (stop.distance - deepest) / (reach - deepest)
          add(stop.alpha, at: share, shadow.color, to: pattern)
        }
      }
    }
    let (left, right) = (radius, width - radius)
    let (top, bottom) = (radius, height - radius)
    let corners: [(area: Rect, middle: Point)] = [
      (
        Rect(left: outer.minX, top: outer.minY, right: inner.minX, bottom: inner.minY),
        Point(left, top)
      ),
      (
        Rect(left: inner.maxX, top: outer.minY, right: outer.maxX, bottom: inner.minY),
        Point(right, top)
      ),
      (
        Rect(left: inner.maxX, top: inner.maxY, right: outer.maxX, bottom: outer.maxY),
        Point(right, bottom)
      ),
      (
        Rect(left: outer.minX, top: inner.maxY, right: inner.minX, bottom: outer.maxY),
        Point(left, bottom)
      ),
    ]
    let depth = radius + reach
    for (area, middle) in corners {
      let pattern = cairo_pattern_create_radial(middle.x, middle.y, 0, middle.x, middle.y, depth)
      fill(area, pattern, on: context) { pattern in
        for stop in stops {
          add(stop.alpha, at: (radius + stop.distance) / depth, shadow.color, to: pattern)
        }
      }
    }
  }

  /// A rectangle with its edges on whole units of the surface.
  private func whole(_ rect: Rect, on context: OpaquePointer) -> Rect {
    func onSurface(_ point: Point, _ convert: (OpaquePointer, inout Double, inout Double) -> Void)
      -> Point
    {
      var point = point
      convert(context, &point.x, &point.y)
      return point
    }
    func whole(_ point: Point) -> Point {
      let place = onSurface(point) { cairo_user_to_device($0, &$1, &$2) }
      let rounded = Point(place.x.rounded(), place.y.rounded())
      return onSurface(rounded) { cairo_device_to_user($0, &$1, &$2) }
    }
    let first = whole(rect.origin)
    let last = whole(Point(rect.maxX, rect.maxY))
    return Rect(left: first.x, top: first.y, right: last.x, bottom: last.y)
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

extension Rect {
  fileprivate func with(top: Double, bottom: Double) -> Rect {
    Rect(left: minX, top: top, right: maxX, bottom: bottom)
  }

  fileprivate func with(left: Double, right: Double) -> Rect {
    Rect(left: left, top: minY, right: right, bottom: maxY)
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

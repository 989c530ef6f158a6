internal import CCairo
internal import MaquetteScene

/// Paints a frame on a context of cairo's, whose unit is the point.
struct Painter {
  let context: OpaquePointer
  let medium: Medium
  let text: any TextPainting
  let shadows: any ShadowPainting
  /// What is seen through the materials of the item at hand.
  var materials: [Backdrop: Material] = [:]
  /// The matrix of the whole frame's coordinates.
  private var root = cairo_matrix_t()

  /// Makes a painter on a context as it is now.
  init(
    context: OpaquePointer, medium: Medium, text: any TextPainting, shadows: any ShadowPainting
  ) {
    self.context = context
    self.medium = medium
    self.text = text
    self.shadows = shadows
    cairo_get_matrix(context, &root)
  }

  /// Paints the items of a frame, back to front.
  func paint(_ frame: Frame) {
    for placed in frame.items { paint(placed) }
  }

  /// Paints an item.
  func paint(_ placed: Frame.Placed) {
    cairo_save(context)
    cairo_translate(context, placed.origin.x, placed.origin.y)
    switch placed.item {
    case .group(let frame, let effects): paint(frame, effects)
    case .shape(let shape, let fill, let stroke): paint(shape, fill, stroke)
    case .text(let line, let color): text.paint(line, color, on: context)
    case .image(let bitmap, let size): paint(bitmap, size)
    }
    cairo_restore(context)
  }

  /// Paints with a painter whose whole frame begins at a place in this one's, and is cut off there.
  func isolate(
    at origin: Point, clip shape: Shape?, _ body: (Painter) throws(RenderError) -> Void
  ) throws(RenderError) {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_translate(context, origin.x, origin.y)
    if let shape { clip(to: shape) }
    try body(Painter(context: context, medium: medium, text: text, shadows: shadows))
  }

  private func paint(_ frame: Frame, _ effects: Effects) {
    guard effects.opacity > 0 else { return }
    let isLayer = effects.opacity < 1
    if isLayer {
      // A layer is as large as what can be seen of it: without this, the whole picture.
      var group = Frame(size: frame.size)
      group.place(.group(frame, effects), at: .zero)
      guard let bounds = group.paintedBounds else { return }
      clip(to: bounds)
      cairo_push_group(context)
    }
    apply(effects.transform, to: context)
    if let shadow = effects.shadow { shadows.paint(shadow, on: context) }
    if let backdrop = effects.backdrop, let material = materials[backdrop] {
      let outline = effects.seenThrough(frame)
      let pane = backdrop.lens.flatMap { Pane(outline, $0, on: context, root: root) }
      cairo_save(context)
      clip(to: outline)
      material.paint(on: context, root: root, medium, pane)
      cairo_restore(context)
    }
    if let clip = effects.clip {
      cairo_save(context)
      self.clip(to: clip)
      paint(frame)
      cairo_restore(context)
    } else {
      paint(frame)
    }
    guard isLayer else { return }
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, effects.opacity)
  }

  /// Leaves out what lies outside an outline.
  private func clip(to shape: Shape) {
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
    addOutline(of: shape, to: context)
    cairo_clip(context)
  }

  /// Leaves out what lies outside the whole pixels that a rectangle touches.
  private func clip(to bounds: Rect) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let corners = Path(bounds).applying(
      Transform(
        a: matrix.xx, b: matrix.yx, c: matrix.xy, d: matrix.yy, tx: matrix.x0, ty: matrix.y0))
    guard let pixels = corners.bounds else { return }
    let (left, top) = (pixels.minX.rounded(.down), pixels.minY.rounded(.down))
    cairo_identity_matrix(context)
    cairo_rectangle(
      context, left, top, pixels.maxX.rounded(.up) - left, pixels.maxY.rounded(.up) - top)
    cairo_clip(context)
    cairo_set_matrix(context, &matrix)
  }

  private func paint(_ shape: Shape, _ fill: Fill?, _ stroke: Stroke?) {
    addOutline(of: shape, to: context)
    if let fill {
      setColor(fill.color, on: context)
      let rule = fill.rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING
      cairo_set_fill_rule(context, rule)
      cairo_fill_preserve(context)
    }
    if let stroke {
      setColor(stroke.color, on: context)
      cairo_set_line_width(context, stroke.width)
      cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
      cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
      cairo_set_dash(context, stroke.dashes, Int32(stroke.dashes.count), 0)
      cairo_stroke_preserve(context)
    }
    cairo_new_path(context)
  }

  private func paint(_ bitmap: Bitmap, _ size: Size) {
    guard bitmap.width > 0, bitmap.height > 0, size.width > 0, size.height > 0 else { return }
    let image = Stamp(bitmap)
    cairo_rectangle(context, 0, 0, size.width, size.height)
    cairo_scale(
      context, size.width / Double(bitmap.width), size.height / Double(bitmap.height))
    cairo_set_source_surface(context, image.pointer, 0, 0)
    let pattern = cairo_get_source(context)
    // What lies beyond the edge of a picture is not mixed into it. In files viewers see to that,
    // and cairo would turn all around into pixels.
    cairo_pattern_set_extend(pattern, medium == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_fill(context)
  }
}

extension Stamp {
  /// A bitmap as cairo keeps it: blue first, colours multiplied by alpha.
  fileprivate convenience init(_ bitmap: Bitmap) {
    self.init(left: 0, top: 0, width: bitmap.width, height: bitmap.height, format: .color) { _ in }
    bitmap.store(in: bytes, stride: stride)
    cairo_surface_mark_dirty(pointer)
  }
}

internal import CCairo
internal import MaquetteScene

/// Shadows, each corner computed once; the edges between corners are plain bands.
final class ShadowMasks: ShadowPainting {
  private struct Key: Hashable {
    let radius: Double
    let corners: CornerShape
    let falloff: [Shadow.Stop]
    let alpha: Double
    let scale: Double
    /// How far the shadow lies below the rectangle, in pixels.
    let offset: Int
  }

  /// The corners of a shadow, clockwise from the top left, and its edges.
  private final class Patch {
    /// Pixels from a corner of the rectangle inward that belong to the corner's picture.
    let inner: Int
    /// Pixels from a corner of the rectangle outward that belong to it.
    let outer: Int
    /// Opacity, 0 to 255, of the pixel rows outside each edge, nearest first.
    let top, side, bottom: [UInt8]
    let corners: [Stamp]

    init(
      inner: Int, outer: Int, top: [UInt8], side: [UInt8], bottom: [UInt8], corners: [Stamp]
    ) {
      (self.inner, self.outer, self.corners) = (inner, outer, corners)
      (self.top, self.side, self.bottom) = (top, side, bottom)
    }
  }

  private static let capacity = 16
  private var patches: [Key: Patch] = [:]

  /// Paints a shadow outside its rectangle, which begins at the context's origin.
  func paint(_ shadow: Shadow, on context: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let scale = (matrix.xx * matrix.yy - matrix.xy * matrix.yx).magnitude.squareRoot()
    let width = Int((shadow.size.width * scale).rounded())
    let height = Int((shadow.size.height * scale).rounded())
    guard width > 0, height > 0, scale > 0 else { return }
    let shorter = min(shadow.size.width, shadow.size.height)
    let radius = min(shadow.radius, shorter / 2)
    let patch = patch(
      Key(
        radius: radius, corners: shadow.corners.fitted(radius: radius, shorter: shorter),
        falloff: shadow.falloff, alpha: shadow.color.alpha, scale: scale,
        offset: Int((shadow.offset * scale).rounded())))
    cairo_save(context)
    defer { cairo_restore(context) }
    // Straight on the pixels; a mirrored group's shadow is the same seen from behind.
    let mirror = matrix.xx < 0 ? Double(-width) : 0
    cairo_identity_matrix(context)
    cairo_translate(context, (matrix.x0 + mirror).rounded(), matrix.y0.rounded())
    paint(patch, width, height, shadow.color, on: context)
  }

  private func paint(
    _ patch: Patch, _ width: Int, _ height: Int, _ color: Color, on context: OpaquePointer
  ) {
    // Corners of a small rectangle meet in its middle.
    let left = min(patch.inner, width / 2)
    let right = min(patch.inner, width - width / 2)
    let top = min(patch.inner, height / 2)
    let bottom = min(patch.inner, height - height / 2)
    let outer = patch.outer
    cairo_set_source_rgb(context, color.red, color.green, color.blue)
    // Each corner of the rectangle, and the part of its mask that is wanted.
    let quadrants: [(corner: (x: Int, y: Int), part: Rect)] = [
      ((0, 0), Rect(pixels: -outer, -outer, outer + left, outer + top)),
      ((width, 0), Rect(pixels: width - right, -outer, outer + right, outer + top)),
      (
        (width, height),
        Rect(pixels: width - right, height - bottom, outer + right, outer + bottom)
      ),
      ((0, height), Rect(pixels: -outer, height - bottom, outer + left, outer + bottom)),
    ]
    for ((corner, part), mask) in zip(quadrants, patch.corners) {
      cairo_save(context)
      cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
      cairo_clip(context)
      cairo_mask_surface(
        context, mask.pointer, Double(corner.x + mask.left), Double(corner.y + mask.top))
      cairo_restore(context)
    }
    func bands(_ edge: [UInt8], _ rect: (_ start: Int, _ end: Int) -> [Rect]) {
      var start = 0
      while start < edge.count {
        let alpha = edge[start]
        let end = edge[start...].firstIndex { $0 != alpha } ?? edge.count
        cairo_set_source_rgba(context, color.red, color.green, color.blue, Double(alpha) / 255)
        for rect in rect(start, end) where rect.width > 0 && rect.height > 0 {
          cairo_rectangle(context, rect.minX, rect.minY, rect.width, rect.height)
        }
        cairo_fill(context)
        start = end
      }
    }
    let (across, down) = (width - left - right, height - top - bottom)
    bands(patch.top) { [Rect(pixels: left, -$1, across, $1 - $0)] }
    bands(patch.bottom) { [Rect(pixels: left, height + $0, across, $1 - $0)] }
    bands(patch.side) {
      [Rect(pixels: -$1, top, $1 - $0, down), Rect(pixels: width + $0, top, $1 - $0, down)]
    }
  }

  private func patch(_ key: Key) -> Patch {
    if let patch = patches[key] { return patch }
    if patches.count >= Self.capacity { patches = [:] }
    let patch = make(key)
    patches[key] = patch
    return patch
  }

  private func make(_ key: Key) -> Patch {
    let shadow = Shadow(
      size: .zero, radius: key.radius, color: .black, falloff: key.falloff)
    let radius = key.radius * key.scale
    let sunk = abs(key.offset)
    let inner = Int((radius * key.corners.reach).rounded(.up)) + sunk
    let outer = Int((shadow.reach * key.scale).rounded(.up)) + sunk
    // Opacity at sixteenths of a pixel: the same to within rounding, and no search for each pixel.
    let deepest = Double(-sunk) - 1
    let fine = (0...(outer + sunk + 2) * 16).map { index in
      let alpha = shadow.alpha(at: (deepest + Double(index) / 16) / key.scale) * key.alpha
      return UInt8((max(0, min(1, alpha)) * 255).rounded())
    }
    func level(_ distance: Double) -> UInt8 {
      let index = Int((max(0, distance - deepest) * 16).rounded())
      return index < fine.count ? fine[index] : 0
    }
    // The distance of a pixel is that of its middle.
    func edge(_ offset: Int) -> [UInt8] {
      (0..<outer).map { level(Double($0 + offset) + 0.5) }
    }
    func corner(_ offset: Int) -> Stamp {
      let side = outer + inner
      let stamp = Stamp(left: -outer, top: -outer, width: side, height: side, format: .mask) { _ in
      }
      let pixels = stamp.bytes
      for row in 0..<side {
        for column in 0..<side {
          let x = radius - (Double(column - outer) + 0.5)
          let y = radius - (Double(row - outer - offset) + 0.5)
          let distance =
            x > 0 && y > 0 ? (x * x + y * y).squareRoot() - radius : max(x, y) - radius
          pixels[row * stamp.stride + column] = level(distance)
        }
      }
      cairo_surface_mark_dirty(stamp.pointer)
      stamp.cutOut(radius: radius, key.corners)
      return stamp
    }
    let (upper, lower) = (corner(key.offset), corner(-key.offset))
    return Patch(
      inner: inner, outer: outer, top: edge(key.offset), side: edge(0), bottom: edge(-key.offset),
      corners: [
        upper, upper.flipped(true, false), lower.flipped(true, true), lower.flipped(false, true),
      ])
  }
}

extension Rect {
  fileprivate init(pixels x: Int, _ y: Int, _ width: Int, _ height: Int) {
    self.init(Double(x), Double(y), Double(width), Double(height))
  }
}

extension Stamp {
  /// Leaves nothing inside the corner of a rectangle: what casts the shadow may be translucent.
  fileprivate func cutOut(radius: Double, _ corners: CornerShape) {
    guard let context = cairo_create(pointer) else { return }
    defer { cairo_destroy(context) }
    cairo_translate(context, Double(-left), Double(-top))
    // Where alone there is something inside, which is quicker than all.
    cairo_rectangle(context, 0, 0, Double(width), Double(height))
    cairo_clip(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    let side = max(4 * radius, Double(width + height) * 2)
    addOutline(of: Path(Rect(0, 0, side, side), radius: radius, shape: corners), to: context)
    cairo_fill(context)
  }

  /// The mask seen from behind, from below or both.
  fileprivate func flipped(_ horizontally: Bool, _ vertically: Bool) -> Stamp {
    let result = Stamp(
      left: horizontally ? -left - width : left, top: vertically ? -top - height : top,
      width: width, height: height, format: .mask
    ) { _ in }
    let (source, target) = (bytes, result.bytes)
    for row in 0..<height {
      let from = (vertically ? height - 1 - row : row) * stride
      for column in 0..<width {
        target[row * stride + column] = source[from + (horizontally ? width - 1 - column : column)]
      }
    }
    cairo_surface_mark_dirty(result.pointer)
    return result
  }
}

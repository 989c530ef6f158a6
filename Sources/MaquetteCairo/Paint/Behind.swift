internal import CCairo
internal import MaquetteScene

/// What has been painted of a frame so far, once more in few pixels, to look through materials at.
final class Behind {
  /// Pixels per point.
  let density: Double
  private let surface: Surface

  /// Makes an empty picture for a frame of a size in points.
  ///
  /// A last column or row that the frame would cover in part is left out: half-transparent pixels
  /// there would darken the rim.
  init(size: Size, density: Double) throws(RenderError) {
    self.density = density
    func pixels(_ length: Double) -> Int { max(1, Int(min(length * density + 1e-6, 1e6))) }
    surface = try Surface(width: pixels(size.width), height: pixels(size.height), format: .color)
  }

  /// Paints on the picture; the context's unit is the point.
  func draw(_ body: (OpaquePointer) -> Void) throws(RenderError) {
    try surface.draw { context in
      cairo_scale(context, density, density)
      body(context)
    }
  }

  /// What is seen through a material that lies within a rectangle of the frame.
  func material(_ backdrop: Backdrop, within rect: Rect) -> Material {
    let blur = BoxBlur(deviation: backdrop.blur * density)
    // Two more pixels: what is drawn enlarged between pixels needs the next one.
    let piece = pixels(in: rect).expanded(by: 2)
    let source = piece.expanded(by: blur.reach)
    var pixels = gathered(source)
    blur.blur(&pixels, width: source.width, height: source.height)
    var inside: [SIMD4<Float>] = []
    inside.reserveCapacity(piece.width * piece.height)
    for y in 0..<piece.height {
      let start = (y + blur.reach) * source.width + blur.reach
      inside += pixels[start..<start + piece.width]
    }
    return Material(inside, piece: piece, density: density, backdrop)
  }

  /// The pixels that a rectangle touches, of those that there are.
  private func pixels(in rect: Rect) -> PixelRect {
    func range(_ first: Double, _ last: Double, _ count: Int) -> (start: Int, count: Int) {
      let limit = Double(count)
      let start = Int(max(0, min(limit - 1, (first * density).rounded(.down))))
      let end = Int(max(1, min(limit, (last * density).rounded(.up))))
      return (start, max(1, end - start))
    }
    let columns = range(rect.minX, rect.maxX, surface.width)
    let rows = range(rect.minY, rect.maxY, surface.height)
    return PixelRect(
      left: columns.start, top: rows.start, width: columns.count, height: rows.count)
  }

  /// Pixels in 1/256 levels; beyond an edge of the picture they are like the edge.
  private func gathered(_ rect: PixelRect) -> [SIMD4<Float>] {
    let (bytes, stride) = (surface.bytes, surface.stride)
    let offsets = (rect.left..<rect.left + rect.width).map {
      min(max($0, 0), surface.width - 1) * 4
    }
    return [SIMD4<Float>](unsafeUninitializedCapacity: rect.width * rect.height) { target, count in
      for y in rect.top..<rect.top + rect.height {
        let row = min(max(y, 0), surface.height - 1) * stride
        for offset in offsets {
          let start = row + offset
          target[count] =
            256
            * SIMD4(
              Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
              Float(bytes[start + 3]))
          count += 1
        }
      }
    }
  }
}

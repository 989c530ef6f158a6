internal import CCairo
internal import MaquetteScene

/// What is seen through a material: the picture behind it, blurred, saturated and tinted.
final class Material {
  /// A piece of the picture, in pixels of its own.
  private let image: Stamp
  /// Such pixels per point.
  private let density: Double
  /// The colour, where the whole piece is of one.
  private let color: Color?

  /// Makes what is seen of a blurred piece.
  ///
  /// - Parameters:
  ///   - pixels: Blue, green, red and alpha in 1/256 levels, colours multiplied by alpha.
  ///   - piece: Where the pixels lie, in pixels.
  ///   - density: Pixels per point.
  ///   - backdrop: Saturation and tint.
  init(_ pixels: [SIMD4<Float>], piece: PixelRect, density: Double, _ backdrop: Backdrop) {
    self.density = density
    image = Stamp(
      left: piece.left, top: piece.top, width: piece.width, height: piece.height, format: .color
    ) { _ in }
    let (target, stride) = (image.bytes, image.stride)
    let mix = Mix(backdrop, over: pixels)
    var first: (Int, Int, Int, Int)?
    var isEven = true
    pixels.withUnsafeBufferPointer { pixels in
      var from = 0
      for y in 0..<piece.height {
        var to = y * stride
        for _ in 0..<piece.width {
          let levels = mix.levels(pixels[from])
          target[to] = UInt8(truncatingIfNeeded: levels.0)
          target[to + 1] = UInt8(truncatingIfNeeded: levels.1)
          target[to + 2] = UInt8(truncatingIfNeeded: levels.2)
          target[to + 3] = UInt8(truncatingIfNeeded: levels.3)
          if let first { isEven = isEven && levels == first } else { first = levels }
          (from, to) = (from + 1, to + 4)
        }
      }
    }
    cairo_surface_mark_dirty(image.pointer)
    color = isEven ? first.map(Color.init(multiplied:)) : nil
  }

  /// Paints the material inside the clip of a context.
  ///
  /// - Parameters:
  ///   - context: The context, clipped to the material's outline.
  ///   - root: The matrix of the whole frame's coordinates.
  ///   - medium: What is painted on.
  ///   - pane: What bends it; nothing where nothing does.
  func paint(on context: OpaquePointer, root: cairo_matrix_t, _ medium: Medium, _ pane: Pane?) {
    if let color {
      setColor(color, on: context)
      cairo_paint(context)
      return
    }
    cairo_save(context)
    defer { cairo_restore(context) }
    var matrix = root
    cairo_set_matrix(context, &matrix)
    cairo_scale(context, 1 / density, 1 / density)
    let image = pane.map(bent) ?? image
    cairo_set_source_surface(context, image.pointer, Double(image.left), Double(image.top))
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    // On pixels this is cairo's fast way; in files it would turn all around into pixels.
    cairo_pattern_set_extend(pattern, medium == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_paint(context)
  }

  /// The piece as it is seen through a pane.
  private func bent(through pane: Pane) -> Stamp {
    let (left, top) = (Double(image.left), Double(image.top))
    // One more pixel: what is drawn enlarged between pixels needs the next one.
    func range(_ first: Double, _ last: Double, _ start: Int, _ count: Int) -> Range<Int> {
      let low = max(start, Int((first * density).rounded(.down)) - 1)
      let high = min(start + count, Int((last * density).rounded(.up)) + 1)
      return low..<max(low + 1, high)
    }
    let columns = range(pane.rect.minX, pane.rect.maxX, image.left, image.width)
    let rows = range(pane.rect.minY, pane.rect.maxY, image.top, image.height)
    let result = Stamp(
      left: columns.lowerBound, top: rows.lowerBound, width: columns.count, height: rows.count,
      format: .color
    ) { _ in }
    let (source, target) = (image.bytes, result.bytes)
    for (line, y) in rows.enumerated() {
      var to = line * result.stride
      var from = (y - image.top) * image.stride + (columns.lowerBound - image.left) * 4
      for x in columns {
        let place = Point((Double(x) + 0.5) / density, (Double(y) + 0.5) / density)
        if let seen = pane.seen(at: place) {
          let levels = levels(
            x: seen.x * density - 0.5 - left, y: seen.y * density - 0.5 - top)
          for channel in 0..<4 { target[to + channel] = levels[channel] }
        } else {
          for channel in 0..<4 { target[to + channel] = source[from + channel] }
        }
        (to, from) = (to + 4, from + 4)
      }
    }
    cairo_surface_mark_dirty(result.pointer)
    return result
  }

  /// The levels between pixels, counted from the piece's first; beyond its edge as at the edge.
  private func levels(x: Double, y: Double) -> SIMD4<UInt8> {
    let (x, y) = (max(0, min(Double(image.width - 1), x)), max(0, min(Double(image.height - 1), y)))
    let (column, row) = (Int(x), Int(y))
    let (right, below) = (min(column + 1, image.width - 1), min(row + 1, image.height - 1))
    let (bytes, stride) = (image.bytes, image.stride)
    func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
      let start = row * stride + column * 4
      return SIMD4(
        Float(bytes[start]), Float(bytes[start + 1]), Float(bytes[start + 2]),
        Float(bytes[start + 3]))
    }
    let (across, down) = (Float(x - Double(column)), Float(y - Double(row)))
    let upper = pixel(column, row) * (1 - across) + pixel(right, row) * across
    let lower = pixel(column, below) * (1 - across) + pixel(right, below) * across
    return SIMD4<UInt8>(clamping: SIMD4<Int32>((upper * (1 - down) + lower * down + 0.5)))
  }
}

/// Saturation and tint as one step.
private struct Mix {
  /// What is left of the blurred colour under the tint.
  private let rest: Float
  private let saturation: Float
  /// The tint multiplied by its alpha: blue, green, red, alpha, in levels.
  private let tint: (Float, Float, Float, Float)

  /// Makes a mix for what is seen of a blurred piece.
  init(_ backdrop: Backdrop, over pixels: [SIMD4<Float>]) {
    let color = backdrop.tint
    func level(_ value: Double) -> Float { Float(max(0, min(1, value)) * 255) }
    var alpha = max(0, min(1, color.alpha))
    if backdrop.adaptation > 0 {
      let difference = abs(Self.luminance(of: pixels) - color.luma)
      alpha += (1 - alpha) * min(1, backdrop.adaptation * difference)
    }
    rest = Float(1 - alpha)
    saturation = Float(backdrop.saturation)
    tint = (
      level(color.blue * alpha), level(color.green * alpha), level(color.red * alpha), level(alpha)
    )
  }

  /// The luminance that CSS and SVG filters saturate about.
  @inline(__always)
  static func luma<Value: BinaryFloatingPoint>(_ red: Value, _ green: Value, _ blue: Value) -> Value
  {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }

  /// The mean luminance of pixels, from 0 to 1.
  private static func luminance(of pixels: [SIMD4<Float>]) -> Double {
    // Whole numbers, so that the order does not matter.
    var sums = SIMD4<Double>.zero
    for pixel in pixels {
      sums += SIMD4(Double(pixel.x), Double(pixel.y), Double(pixel.z), Double(pixel.w))
    }
    sums /= Double(max(1, pixels.count)) * 255 * 256
    return luma(sums.z, sums.y, sums.x)
  }

  /// The levels, 0 to 255, of a pixel given in 1/256 levels.
  @inline(__always)
  func levels(_ pixel: SIMD4<Float>) -> (Int, Int, Int, Int) {
    let (b, g, r, a) = (pixel.x / 256, pixel.y / 256, pixel.z / 256, pixel.w / 256)
    let grey = Self.luma(r, g, b)
    func mixed(_ value: Float, _ tint: Float) -> Float {
      max(0, min(a, grey + (value - grey) * saturation)) * rest + tint
    }
    let opacity = Int(a * rest + tint.3 + 0.5)
    func rounded(_ value: Float) -> Int { min(Int(value + 0.5), opacity) }
    return (
      rounded(mixed(b, tint.0)), rounded(mixed(g, tint.1)), rounded(mixed(r, tint.2)), opacity
    )
  }
}

extension Color {
  /// A colour from levels of blue, green, red and alpha, multiplied by alpha.
  fileprivate init(multiplied levels: (Int, Int, Int, Int)) {
    let alpha = Double(max(levels.3, 1))
    self.init(
      red: Double(levels.2) / alpha, green: Double(levels.1) / alpha,
      blue: Double(levels.0) / alpha, alpha: Double(levels.3) / 255)
  }
}

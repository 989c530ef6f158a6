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
  init(_ pixels: [UInt16], piece: PixelRect, density: Double, _ backdrop: Backdrop) {
    self.density = density
    image = Stamp(
      left: piece.left, top: piece.top, width: piece.width, height: piece.height, format: .color
    ) { _ in }
    let (target, stride) = (image.bytes, image.stride)
    let mix = Mix(backdrop)
    var first: (Int, Int, Int, Int)?
    var isEven = true
    pixels.withUnsafeBufferPointer { pixels in
      var from = 0
      for y in 0..<piece.height {
        var to = y * stride
        for _ in 0..<piece.width {
          let levels = mix.levels(
            pixels[from], pixels[from + 1], pixels[from + 2], pixels[from + 3])
          target[to] = UInt8(truncatingIfNeeded: levels.0)
          target[to + 1] = UInt8(truncatingIfNeeded: levels.1)
          target[to + 2] = UInt8(truncatingIfNeeded: levels.2)
          target[to + 3] = UInt8(truncatingIfNeeded: levels.3)
          if let first { isEven = isEven && levels == first } else { first = levels }
          (from, to) = (from + 4, to + 4)
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
  func paint(on context: OpaquePointer, root: cairo_matrix_t, _ medium: Medium) {
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
    cairo_set_source_surface(context, image.pointer, Double(image.left), Double(image.top))
    let pattern = cairo_get_source(context)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    // On pixels this is cairo's fast way; in files it would turn all around into pixels.
    cairo_pattern_set_extend(pattern, medium == .pixels ? CAIRO_EXTEND_PAD : CAIRO_EXTEND_NONE)
    cairo_paint(context)
  }
}

/// Saturation and tint as one step.
private struct Mix {
  /// What is left of the blurred colour under the tint.
  private let rest: Float
  private let saturation: Float
  /// The tint multiplied by its alpha: blue, green, red, alpha, in levels.
  private let tint: (Float, Float, Float, Float)

  init(_ backdrop: Backdrop) {
    let color = backdrop.tint
    func level(_ value: Double) -> Float { Float(max(0, min(1, value)) * 255) }
    let alpha = max(0, min(1, color.alpha))
    rest = Float(1 - alpha)
    saturation = Float(backdrop.saturation)
    tint = (
      level(color.blue * alpha), level(color.green * alpha), level(color.red * alpha), level(alpha)
    )
  }

  /// The levels, 0 to 255, of a pixel given in 1/256 levels.
  @inline(__always)
  func levels(
    _ blue: UInt16, _ green: UInt16, _ red: UInt16, _ alpha: UInt16
  ) -> (Int, Int, Int, Int) {
    let (b, g, r, a) = (
      Float(blue) / 256, Float(green) / 256, Float(red) / 256, Float(alpha) / 256
    )
    // The luminance that CSS and SVG filters saturate about.
    let grey = 0.2126 * r + 0.7152 * g + 0.0722 * b
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

internal import CCairo
internal import MaquetteScene

/// The masks of glyphs, each made once from the glyph's outline.
///
/// Cairo 1.16 sets glyphs on whole pixels in image surfaces, so that letters of small text stand up
/// to half a pixel wrong. Here each glyph has up to four masks, a quarter of a pixel apart.
final class GlyphMasks {
  /// The masks of one face at one size.
  final class Sheet {
    fileprivate let font: CairoFont
    fileprivate var masks: [UInt32: Stamp] = [:]

    fileprivate init(_ font: CairoFont) {
      self.font = font
    }
  }

  private struct Key: Hashable {
    let face: FontFace
    let size: Double
  }

  /// Above this many bytes everything is made again.
  private static let capacity = 8 << 20
  private var sheets: [Key: Sheet] = [:]
  private var byteCount = 0
  /// What outlines are measured on.
  private let ruler: Stamp

  /// Makes an empty store.
  init() {
    ruler = Stamp(left: 0, top: 0, width: 1, height: 1, format: .mask) { _ in }
  }

  /// The masks of a face at a size in pixels.
  func sheet(_ face: FontFace, size: Double) -> Sheet {
    if byteCount > Self.capacity {
      sheets = [:]
      byteCount = 0
    }
    let key = Key(face: face, size: size)
    if let sheet = sheets[key] { return sheet }
    let sheet = Sheet(CairoFont(face, size: size))
    sheets[key] = sheet
    return sheet
  }

  /// The mask of a glyph whose origin is so many quarters of a pixel, 0 to 3, right of a whole pixel.
  func mask(_ glyph: UInt32, phase: Int, in sheet: Sheet) -> Stamp {
    let key = glyph << 2 | UInt32(phase)
    if let mask = sheet.masks[key] { return mask }
    let x = Double(phase) / 4
    let box = bounds(of: glyph, at: x, sheet.font)
    let mask = Stamp(
      left: Int(box.minX), top: Int(box.minY), width: Int(box.width), height: Int(box.height),
      format: .mask
    ) { context in
      cairo_set_antialias(context, CAIRO_ANTIALIAS_BEST)
      sheet.font.addOutline(of: glyph, at: x, 0, to: context)
      cairo_fill(context)
    }
    sheet.masks[key] = mask
    byteCount += mask.byteCount
    return mask
  }

  /// The whole pixels that a glyph touches.
  private func bounds(of glyph: UInt32, at x: Double, _ font: CairoFont) -> Rect {
    guard let context = cairo_create(ruler.pointer) else { return Rect(size: .zero) }
    defer { cairo_destroy(context) }
    font.addOutline(of: glyph, at: x, 0, to: context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_path_extents(context, &left, &top, &right, &bottom)
    return Rect(
      left: left.rounded(.down), top: top.rounded(.down),
      right: right.rounded(.up), bottom: bottom.rounded(.up))
  }
}

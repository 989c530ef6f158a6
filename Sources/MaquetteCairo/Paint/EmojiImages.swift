internal import CCairo
internal import MaquetteScene

/// Emoji in the sizes in which they are painted, each made once from the font's own picture.
final class EmojiImages {
  private struct Key: Hashable {
    let face: FontFace
    let size: Double
    let glyph: UInt32
  }

  /// A face that stays open.
  private final class Font {
    let face: FreeTypeFace
    let strike: Int

    init?(_ font: FontFace) {
      guard let face = FreeTypeFace(font.file, index: font.index), let strike = face.largestStrike
      else { return nil }
      self.face = face
      self.strike = strike
    }
  }

  /// FreeType's flag for bitmaps in colour; its macro is not seen from Swift.
  private static let loadColor: Int32 = 1 << 20
  private static let capacity = 16 << 20
  private var fonts: [FontFace: Font] = [:]
  private var images: [Key: Stamp?] = [:]
  private var byteCount = 0

  /// The picture of a glyph at a size in pixels per em; nothing when the face has none for it.
  func image(_ glyph: UInt32, _ face: FontFace, size: Double) -> Stamp? {
    let key = Key(face: face, size: size, glyph: glyph)
    if let image = images[key] { return image }
    if byteCount > Self.capacity {
      images = [:]
      byteCount = 0
    }
    let image = make(key)
    images[key] = .some(image)
    byteCount += image?.byteCount ?? 0
    return image
  }

  private func make(_ key: Key) -> Stamp? {
    guard let font = fonts[key.face] ?? Font(key.face) else { return nil }
    fonts[key.face] = font
    let face = font.face.pointer
    guard FT_Select_Size(face, FT_Int(font.strike)) == 0,
      FT_Load_Glyph(face, key.glyph, Self.loadColor) == 0,
      let slot = face.pointee.glyph, let source = slot.pointee.bitmap.buffer,
      slot.pointee.bitmap.pixel_mode == UInt8(FT_PIXEL_MODE_BGRA.rawValue),
      slot.pointee.bitmap.width > 0, slot.pointee.bitmap.rows > 0
    else { return nil }
    let bitmap = slot.pointee.bitmap
    let full = Stamp(
      left: 0, top: 0, width: Int(bitmap.width), height: Int(bitmap.rows), format: .color
    ) { _ in }
    let target = full.bytes
    for row in 0..<full.height {
      for column in 0..<full.width * 4 {
        target[row * full.stride + column] = source[row * Int(bitmap.pitch) + column]
      }
    }
    cairo_surface_mark_dirty(full.pointer)
    let ratio = key.size * 64 / Double(face.pointee.available_sizes[font.strike].y_ppem)
    let left = Double(slot.pointee.bitmap_left) * ratio
    let top = -Double(slot.pointee.bitmap_top) * ratio
    let box = Rect(
      left: left.rounded(.down), top: top.rounded(.down),
      right: (left + Double(full.width) * ratio).rounded(.up),
      bottom: (top + Double(full.height) * ratio).rounded(.up))
    return Stamp(
      left: Int(box.minX), top: Int(box.minY), width: Int(box.width), height: Int(box.height),
      format: .color
    ) { context in
      cairo_translate(context, left, top)
      cairo_scale(context, ratio, ratio)
      cairo_set_source_surface(context, full.pointer, 0, 0)
      cairo_pattern_set_filter(cairo_get_source(context), CAIRO_FILTER_GOOD)
      cairo_paint(context)
    }
  }
}

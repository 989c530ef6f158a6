internal import MaquetteScene

/// Open fonts for files of outlines, by face and size.
final class GlyphFonts {
  private struct Key: Hashable {
    let face: FontFace
    let size: Double
  }

  private static let capacity = 64
  private var fonts: [Key: CairoFont] = [:]

  /// A face at a size in points.
  func font(_ face: FontFace, size: Double) -> CairoFont {
    let key = Key(face: face, size: size)
    if let font = fonts[key] { return font }
    if fonts.count >= Self.capacity { fonts = [:] }
    let font = CairoFont(face, size: size)
    fonts[key] = font
    return font
  }
}

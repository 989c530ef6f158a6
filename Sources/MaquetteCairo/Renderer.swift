public import MaquetteScene

/// Shapes text and paints frames; holds the fonts and the masks of glyphs and shadows.
///
/// A renderer belongs to one worker and is not shared between threads. What it draws depends on its
/// fonts and on the frame alone, never on what it drew before.
public final class Renderer {
  let fonts: FontSet
  let library: FontLibrary
  let masks = GlyphMasks()
  /// What the picture at hand is painted in, and what it is compressed from.
  let pixelMemory = Memory()
  let rowMemory = Memory()
  let emoji = EmojiImages()
  /// Fonts of files of outlines.
  let glyphFonts = GlyphFonts()
  let shadows = ShadowMasks()
  private var maps: [MapKey: FontMap] = [:]
  private var coverages: [FontFile: Coverage] = [:]

  private struct MapKey: Hashable {
    let weight: Int
    /// Whether the Latin face is the one of large text.
    let isDisplay: Bool
    /// The order of the fallbacks; nothing for the Latin face alone.
    let order: [Int]?
  }

  /// Finds the files of a font set.
  ///
  /// - Parameters:
  ///   - fonts: The font set.
  ///   - folders: The folders to look in, in order: for a file's whole path below the folder, then
  ///     for its name alone directly in the folder.
  /// - Throws: The first file that is missing or no font.
  public init(
    fonts: FontSet, folders: [String] = ["/usr/share/fonts"]
  ) throws(RenderError) {
    self.fonts = fonts
    library = try FontLibrary(fonts, folders: folders)
  }

  /// The map that sets a text; it depends on the text, the style and the locale alone.
  ///
  /// That is the Latin face where it has every character, otherwise the fallbacks too.
  func fontMap(for text: String, _ style: FontStyle, _ locale: LocaleTag) -> FontMap {
    let weight = style.weight.openType
    let isDisplay = fonts.display(atSize: style.size) != nil
    let base = fontMap(MapKey(weight: weight, isDisplay: isDisplay, order: nil))
    if base.covers(text) { return base }
    return fontMap(
      MapKey(weight: weight, isDisplay: isDisplay, order: library.order(for: locale)))
  }

  private func fontMap(_ key: MapKey) -> FontMap {
    if let map = maps[key] { return map }
    let chain = library.chain(
      weight: key.weight, isDisplay: key.isDisplay, order: key.order)
    let map = FontMap(
      chain.compactMap { file in coverage(of: file).map { (file, $0) } })
    maps[key] = map
    return map
  }

  private func coverage(of file: FontFile) -> Coverage? {
    if let coverage = coverages[file] { return coverage }
    let coverage = Coverage(of: file)
    coverages[file] = coverage
    return coverage
  }
}

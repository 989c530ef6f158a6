internal import CCairo
internal import Glibc
internal import MaquetteScene

/// The faces that serve one weight, in the order in which they stand in for each other, and nothing
/// of the host's.
final class FontMap {
  /// A face of the map.
  struct Entry {
    let face: FontFace
    let isLatin: Bool
    /// The characters that it has.
    let coverage: Coverage

    /// Whether its glyphs are pictures.
    var isColored: Bool { coverage.strike != nil }
    /// Whether it has Han characters, whose forms differ between countries.
    var isHan: Bool { coverage.contains(0x4E00) }
  }

  /// The faces in order, the Latin one first.
  let entries: [Entry]
  /// The context to itemise in.
  let context: OpaqueGObject
  private let map: GObject<PangoFontMap>
  private let families: String

  /// Loads the first face of a Latin family and the fallbacks behind it.
  init(_ chain: [(file: FontFile, coverage: Coverage)]) {
    entries = chain.enumerated().map { position, link in
      Entry(
        face: FontFace(file: link.file.path, index: link.file.index), isLatin: position == 0,
        coverage: link.coverage)
    }
    families = chain.map(\.file.family).joined(separator: ",")
    let config = FontConfiguration(
      emoji: chain.filter { $0.coverage.strike != nil }.map(\.file.family))
    for (file, coverage) in chain { config.add(file, coverage) }
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else {
      preconditionFailure("Pango was built without FreeType")
    }
    self.map = GObject(owning: map)
    pango_fc_font_map_set_config(OpaquePointer(map), config.pointer)
    // A point is a pixel here: shaping knows nothing of the output's scale.
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    guard let context = pango_font_map_create_context(map) else {
      preconditionFailure("no context for a font map")
    }
    self.context = OpaqueGObject(owning: context)
    pango_context_set_round_glyph_positions(context, 0)
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  /// Whether the Latin face alone sets a text well.
  func covers(_ text: String) -> Bool {
    guard let latin = entries.first?.coverage else { return false }
    return text.utf8.allSatisfy { $0 < 0x80 }
      || text.unicodeScalars.allSatisfy { scalar in
        let properties = scalar.properties
        if properties.isEmojiPresentation || scalar == "\u{FE0F}" { return false }
        return latin.contains(scalar.value) || properties.isDefaultIgnorableCodePoint
          || properties.generalCategory == .privateUse || properties.generalCategory == .control
          || properties.generalCategory == .lineSeparator
          || properties.generalCategory == .paragraphSeparator
      }
  }

  /// Prepares the context for a size and a language.
  func select(size: Double, language: OpaquePointer?) {
    guard let description = pango_font_description_new() else { return }
    defer { pango_font_description_free(description) }
    pango_font_description_set_family(description, families)
    pango_font_description_set_absolute_size(description, size * Double(PANGO_SCALE))
    pango_context_set_font_description(context.pointer, description)
    pango_context_set_language(context.pointer, language)
  }

  /// The entry of a font that the context chose.
  func entry(of font: UnsafeMutablePointer<PangoFont>?) -> Entry? {
    guard let font,
      let pattern = font.withMemoryRebound(
        to: PangoFcFont.self, capacity: 1, pango_fc_font_get_pattern)
    else { return nil }
    var file: UnsafeMutablePointer<FcChar8>?
    var index: Int32 = 0
    guard FcPatternGetString(pattern, FC_FILE, 0, &file) == FcResultMatch, let file,
      FcPatternGetInteger(pattern, FC_INDEX, 0, &index) == FcResultMatch
    else { return nil }
    let path = UnsafeRawPointer(file).assumingMemoryBound(to: CChar.self)
    return entries.first { $0.face.index == Int(index) && strcmp($0.face.file, path) == 0 }
  }
}

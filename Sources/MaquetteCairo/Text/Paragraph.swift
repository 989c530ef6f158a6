internal import CCairo
internal import MaquetteScene

/// A text without line feeds, itemised: cut where the font, the script or the direction changes.
struct Paragraph: ~Copyable {
  /// What the text is set in.
  struct Setting {
    let map: FontMap
    let style: FontStyle
    let tracking: Double
    let language: OpaquePointer?

    /// The OpenType features of a face that are not as the font has them, as Pango reads them.
    ///
    /// Inter's contextual alternates make an arrow of `->`; forms of Han go by the face.
    func features(of entry: FontMap.Entry) -> String? {
      guard entry.isLatin else { return entry.isHan ? "locl=0" : nil }
      return style.hasMonospacedDigits ? "calt=0,tnum=1" : "calt=0"
    }
  }

  /// The text in UTF-8 as it is shaped.
  let bytes: [CChar]
  private let items: UnsafeMutablePointer<GList>?
  private let setting: Setting

  /// Itemises a text.
  ///
  /// The language is set on every item again: Pango gives those of other scripts one that it takes
  /// from the environment.
  init(_ text: Substring.UTF8View, isRightToLeft: Bool, _ setting: Setting) {
    self.setting = setting
    bytes = Self.shaped(text)
    let length = Int32(bytes.count)
    items = bytes.withUnsafeBufferPointer { buffer in
      pango_itemize_with_base_dir(
        setting.map.context.pointer, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR,
        buffer.baseAddress, 0, length, nil, nil)
    }
    for item in sequence(first: items, next: { $0?.pointee.next }) {
      guard let item = item.map(Self.item) else { break }
      item.pointee.analysis.language = setting.language
      guard let entry = setting.map.entry(of: item.pointee.analysis.font) else { continue }
      guard let features = setting.features(of: entry) else { continue }
      item.pointee.analysis.extra_attrs = g_slist_prepend(
        item.pointee.analysis.extra_attrs, pango_attr_font_features_new(features))
    }
  }

  deinit {
    var link = items
    while let current = link {
      pango_item_free(Self.item(current))
      link = current.pointee.next
    }
    g_list_free(items)
  }

  /// Shapes part of the text into pieces in logical order, and adds characters without a glyph to
  /// `missing`.
  func shape(_ range: Range<Int>, missing: inout Set<UInt32>) -> [ShapedPiece] {
    var pieces: [ShapedPiece] = []
    guard let glyphs = pango_glyph_string_new() else { return [] }
    defer { pango_glyph_string_free(glyphs) }
    var link = items
    while let current = link {
      link = current.pointee.next
      let item = Self.item(current).pointee
      let part = range.clamped(to: Int(item.offset)..<Int(item.offset + item.length))
      guard !part.isEmpty, let entry = setting.map.entry(of: item.analysis.font) else { continue }
      bytes.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        var analysis = item.analysis
        pango_shape_full(
          base + part.lowerBound, Int32(part.count), base, Int32(buffer.count), &analysis, glyphs)
      }
      pieces.append(
        piece(glyphs.pointee, at: part.lowerBound, entry, item.analysis, missing: &missing))
    }
    return pieces
  }

  private func piece(
    _ string: PangoGlyphString, at start: Int, _ entry: FontMap.Entry, _ analysis: PangoAnalysis,
    missing: inout Set<UInt32>
  ) -> ShapedPiece {
    let unit = Double(PANGO_SCALE)
    let count = Int(string.num_glyphs)
    var glyphs: [ShapedPiece.Glyph] = []
    glyphs.reserveCapacity(count)
    for index in 0..<count {
      let glyph = string.glyphs[index]
      let geometry = glyph.geometry
      var result = ShapedPiece.Glyph(
        id: glyph.glyph, cluster: start + Int(string.log_clusters[index]),
        advance: Double(geometry.width) / unit,
        offset: Point(Double(geometry.x_offset) / unit, Double(geometry.y_offset) / unit))
      if glyph.glyph == PangoGlyph.empty {
        result.id = nil
      } else if glyph.glyph & PangoGlyph.unknown != 0 {
        missing.insert(glyph.glyph & ~PangoGlyph.unknown)
        // The font's own sign for a missing character, not Pango's box of digits.
        result.id = 0
        result.advance =
          Double(hb_font_get_glyph_h_advance(pango_font_get_hb_font(analysis.font), 0)) / unit
        result.offset = .zero
      }
      let isLastOfCluster =
        index + 1 == count || string.log_clusters[index + 1] != string.log_clusters[index]
      if entry.isLatin, isLastOfCluster, result.id != nil {
        result.tracking = setting.tracking
        result.advance += setting.tracking
      }
      glyphs.append(result)
    }
    return ShapedPiece(entry: entry, level: Int(analysis.level), glyphs: glyphs)
  }

  private static func item(_ link: UnsafeMutablePointer<GList>) -> UnsafeMutablePointer<PangoItem> {
    link.pointee.data.assumingMemoryBound(to: PangoItem.self)
  }

  /// The text with tabs as spaces, and noncharacters of the same length in place of private-use
  /// characters: what a font happens to hold there is not what the author sees elsewhere.
  private static func shaped(_ text: Substring.UTF8View) -> [CChar] {
    if text.allSatisfy({ $0 < 0x80 && $0 >= 0x20 }) { return text.map { CChar($0) } }
    var result: [CChar] = []
    result.reserveCapacity(text.count)
    for scalar in Substring(text).unicodeScalars {
      var shaped = scalar
      if scalar == "\t" || scalar == "\0" {
        shaped = " "
      } else if scalar.properties.generalCategory == .privateUse {
        shaped = scalar.value > 0xFFFF ? "\u{1FFFF}" : "\u{FFFF}"
      }
      result += UTF8.encode(shaped).map { $0.map { CChar(bitPattern: $0) } } ?? []
    }
    return result
  }
}

/// Marks of Pango's in numbers of glyphs; its macros are not seen from Swift.
private enum PangoGlyph {
  static let empty: UInt32 = 0x0FFF_FFFF
  static let unknown: UInt32 = 0x1000_0000
}

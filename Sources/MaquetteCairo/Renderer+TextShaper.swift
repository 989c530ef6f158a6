internal import CCairo
public import MaquetteScene

extension Renderer: TextShaper {
  /// Breaks and shapes a text; see `TextShaper`.
  ///
  /// Positions are in points and know nothing of the output's scale. All glyphs stand on the
  /// baseline, y = 0.
  public func shape(
    _ text: String, _ style: FontStyle, locale: String, width: Double?, lines: Int?
  ) -> ShapedText {
    precondition(lines.map { $0 > 0 } ?? true, "a text has at least one line")
    let tag = LocaleTag(locale)
    let map = fontMap(for: text, style, tag)
    let language = pango_language_from_string(locale)
    map.select(size: style.size, language: language)
    let setting = Paragraph.Setting(
      map: map, style: style, tracking: fonts.tracking(for: style) + style.tracking,
      language: language)
    var setter = TextSetter(setting: setting, isRightToLeft: text.isRightToLeft ?? false)
    return setter.set(text, width: width ?? .infinity, maximum: lines ?? .max)
  }
}

internal import MaquetteScene

extension TextShaper {
  /// A label on one line, cut off where it is wider than said.
  func label(_ text: String, _ style: FontStyle, width: Double? = nil) -> TextLine? {
    shape(text, style, locale: "en", width: width, lines: 1).lines.first
  }
}

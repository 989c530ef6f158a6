/// Turns text into lines of glyphs.
///
/// A shaper belongs to one worker and is not shared between threads.
public protocol TextShaper: AnyObject {
  /// Breaks and shapes a text.
  ///
  /// - Parameters:
  ///   - text: What to set; a line feed begins a new line.
  ///   - style: The font's size and weight.
  ///   - locale: A BCP 47 tag, which decides between forms of the same character.
  ///   - width: The widest a line may be, in points, or nothing for no limit.
  ///   - lines: How many lines there may be, or nothing for no limit; a text that needs more ends in
  ///     an ellipsis.
  /// - Returns: The lines from top to bottom.
  func shape(
    _ text: String, _ style: FontStyle, locale: String, width: Double?, lines: Int?
  ) -> ShapedText
}

public import MaquetteScene

/// A shaper without fonts: every character is a square as high as its size.
///
/// Characters before U+2E80 (Latin, Arabic, `…`) are half a square wide, the others (CJK, emoji) a
/// whole one. Lines break at spaces, a word wider than the line anywhere; what does not fit ends in
/// `…`. Characters of the private use area are missing.
public final class SquareShaper: TextShaper {
  /// Makes a shaper.
  public init() {}

  /// Breaks and measures a text.
  public func shape(
    _ text: String, _ style: FontStyle, locale: String, width: Double?, lines: Int?
  ) -> ShapedText {
    let width = width ?? .infinity
    let all = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { Self.wrap($0, style, width) }
    let limit = max(1, lines ?? .max)
    let isTruncated = all.count > limit
    var shown = Array(all.prefix(limit))
    if isTruncated, let last = shown.popLast() {
      // What follows on later lines is cut off with the end of this one.
      let rest = text[last.startIndex...].prefix { !$0.isNewline }
      var kept = rest
      while !kept.isEmpty, Self.width(of: kept + "…", style) > width { kept.removeLast() }
      shown.append(kept.trimmed + "…")
    }
    var missing: [Unicode.Scalar] = []
    for scalar in text.unicodeScalars
    where scalar.properties.generalCategory == .privateUse && !missing.contains(scalar) {
      missing.append(scalar)
    }
    // Without glyphs, but of a size.
    let run = GlyphRun(face: FontFace(file: ""), size: style.size, glyphs: [])
    return ShapedText(
      lines: shown.map {
        TextLine(text: String($0), runs: [run], width: Self.width(of: $0, style))
      },
      isTruncated: isTruncated,
      isRightToLeft: text.unicodeScalars.contains { (0x590...0x8FF).contains($0.value) },
      missing: missing)
  }

  private static func width(of text: Substring, _ style: FontStyle) -> Double {
    text.reduce(0) { sum, character in
      let isNarrow = character.unicodeScalars.first.map { $0.value < 0x2E80 } ?? true
      return sum + style.size * (isNarrow ? 0.5 : 1)
    }
  }

  private static func wrap(
    _ paragraph: Substring, _ style: FontStyle, _ width: Double
  ) -> [Substring] {
    var lines: [Substring] = []
    var rest = paragraph
    while self.width(of: rest, style) > width {
      var end = rest.endIndex
      while end > rest.startIndex, self.width(of: rest[..<end].trimmed, style) > width {
        end = rest.index(before: end)
      }
      // Back to a space, unless the first word is wider than the line; at least one character.
      let isInWord = end < rest.endIndex && rest[end] != " "
      let space = isInWord ? rest[..<end].lastIndex(of: " ") : end
      end = max(space ?? end, rest.index(after: rest.startIndex))
      lines.append(rest[..<end].trimmed)
      rest = rest[end...].drop { $0 == " " }
    }
    if !rest.isEmpty || lines.isEmpty { lines.append(rest) }
    return lines
  }
}

extension Substring {
  /// The text without spaces at its end.
  fileprivate var trimmed: Substring {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}

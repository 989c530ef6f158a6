internal import CCairo
internal import MaquetteScene

/// Sets one text: cuts it into paragraphs, breaks these into lines and ends what does not fit in an
/// ellipsis.
struct TextSetter {
  let setting: Paragraph.Setting
  /// Whether the text as a whole runs from right to left.
  let isRightToLeft: Bool
  private var missing: Set<UInt32> = []

  /// Makes a setter for one text.
  init(setting: Paragraph.Setting, isRightToLeft: Bool) {
    self.setting = setting
    self.isRightToLeft = isRightToLeft
  }

  /// Sets the text in at most so many lines of a width in points.
  mutating func set(_ text: String, width: Double, maximum: Int) -> ShapedText {
    var lines: [TextLine] = []
    var isTruncated = false
    let paragraphs = text.paragraphs
    for (index, paragraph) in paragraphs.enumerated() {
      let isLast = index == paragraphs.count - 1
      let rest = isTruncated ? 0 : maximum - lines.count
      let (set, isCut) = set(paragraph, width: width, maximum: rest, isFollowed: !isLast)
      lines += set
      isTruncated = isTruncated || isCut
    }
    var seen: Set<Unicode.Scalar> = []
    let missing = text.unicodeScalars.filter { scalar in
      let properties = scalar.properties
      let isMissing =
        properties.generalCategory == .privateUse
        || self.missing.contains(scalar.value) && !properties.isDefaultIgnorableCodePoint
      return isMissing && seen.insert(scalar).inserted
    }
    return ShapedText(
      lines: lines, isTruncated: isTruncated, isRightToLeft: isRightToLeft, missing: Array(missing))
  }

  private mutating func set(
    _ text: Substring, width: Double, maximum: Int, isFollowed: Bool
  ) -> (lines: [TextLine], isCut: Bool) {
    let paragraph = Paragraph(text.utf8, isRightToLeft: direction(of: text), setting)
    let all = 0..<paragraph.bytes.count
    let pieces = paragraph.shape(all, missing: &missing)
    guard maximum > 0 else { return ([], false) }
    let whole = pieces.line(String(text), size: setting.style.size)
    if whole.width <= width, maximum > 1 || !isFollowed { return ([whole], false) }
    let breaker = LineBreaker(paragraph.bytes, pieces, language: setting.language)
    let ranges = width < .infinity ? breaker.lines(within: width) : [all]
    let isCut = ranges.count > maximum || ranges.count == maximum && isFollowed
    var lines: [TextLine] = []
    for range in isCut ? ranges.prefix(maximum - 1) : ranges[...] {
      let pieces = paragraph.shape(range, missing: &missing)
      lines.append(pieces.line(text.bytes(range), size: setting.style.size))
    }
    if isCut { lines.append(ellipsis(text, from: ranges[maximum - 1].lowerBound, breaker, width)) }
    return (lines, isCut)
  }

  /// The last line: as much of the text as fits before an ellipsis.
  private mutating func ellipsis(
    _ text: Substring, from start: Int, _ breaker: LineBreaker, _ width: Double
  ) -> TextLine {
    let sign = "…"
    var ignored: Set<UInt32> = []
    func line(to end: Int) -> TextLine {
      let shown = text.bytes(0..<end) + sign
      let paragraph = Paragraph(shown[...].utf8, isRightToLeft: direction(of: text), setting)
      let pieces = paragraph.shape(start..<paragraph.bytes.count, missing: &ignored)
      return pieces.line(shown[...].bytes(start..<paragraph.bytes.count), size: setting.style.size)
    }
    var end = breaker.cut(from: start, to: text.utf8.count, within: width - line(to: start).width)
    var result = line(to: end)
    // Letters before the ellipsis can be wider than they were inside the word.
    while result.width > width, end > start {
      end = breaker.cut(from: start, to: end - 1, within: width)
      result = line(to: end)
    }
    return result
  }

  private func direction(of text: Substring) -> Bool {
    text.isRightToLeft ?? isRightToLeft
  }
}

extension String {
  /// The parts between line feeds and the like; an empty text is one empty part.
  fileprivate var paragraphs: [Substring] {
    split(omittingEmptySubsequences: false) { character in
      // Carriage return and line feed are one character.
      character.isNewline
    }
  }
}

extension Substring {
  /// The text of a range of bytes of its UTF-8.
  fileprivate func bytes(_ range: Range<Int>) -> String {
    String(decoding: utf8.dropFirst(range.lowerBound).prefix(range.count), as: UTF8.self)
  }
}

/// Places in the text.
extension SourceEditor {
  /// A stretch of the text.
  func text(_ range: Range<Int>) -> String { String(String.UnicodeScalarView(scalars[range])) }

  /// What ends lines in the file.
  var lineEnd: String {
    lines.count > 1 && text(0..<lines.start(of: 1).offset).hasSuffix("\r\n") ? "\r\n" : "\n"
  }

  /// Where a line ends, before its line feed.
  func end(ofLine line: Int) -> Int {
    lines.start(of: line).offset + lines[line].unicodeScalars.count
  }

  /// Where the last character stands that is no white space, before a place.
  func trimmed(_ end: Int) -> Int {
    var end = end
    while end > 0, scalars[end - 1].isBlank || scalars[end - 1].isLineEnd { end -= 1 }
    return end
  }

  /// Where a value stands, without the line feeds that end a block of text.
  func content(of node: SourceNode) -> Range<Int> {
    let range = node.range.offsets
    return range.lowerBound..<max(range.lowerBound, trimmed(range.upperBound))
  }

  /// The next place that is no space.
  func skippingBlanks(from start: Int) -> Int {
    scalars[start...].firstIndex { !$0.isBlank } ?? scalars.count
  }

  /// Whether only spaces stand before a place in its line.
  func beginsLine(_ position: SourcePosition) -> Bool {
    let start = position.offset - position.column
    return scalars[start..<position.offset].allSatisfy(\.isBlank)
  }

  /// Whether a stretch may hold a comment.
  func hasComment(_ range: Range<Int>) -> Bool { scalars[range].contains("#") }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { self == " " || self == "\t" }
  fileprivate var isLineEnd: Bool { self == "\n" || self == "\r" }
}

extension SourceRange {
  /// The range in scalars.
  var offsets: Range<Int> { lowerBound.offset..<upperBound.offset }
}

extension SourceNode {
  /// The elements of a list or the values of a mapping.
  var children: [SourceNode] {
    switch self {
    case .scalar: []
    case .sequence(let elements, _): elements
    case .mapping(let entries, _): entries.map(\.value)
    }
  }

  /// Where its elements, or the keys of its entries, begin.
  var starts: [SourcePosition] {
    switch self {
    case .scalar: []
    case .sequence(let elements, _): elements.map(\.range.lowerBound)
    case .mapping(let entries, _): entries.map(\.keyRange.lowerBound)
    }
  }

  /// Whether no space stands behind the first colon.
  var isCompact: Bool {
    guard case .mapping(let entries, _) = self, let first = entries.first else { return false }
    return first.value.range.lowerBound.offset == first.keyRange.upperBound.offset + 1
  }
}

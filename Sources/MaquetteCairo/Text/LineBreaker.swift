internal import CCairo

/// Where a paragraph can be broken, and how wide what stands before each place is.
struct LineBreaker {
  /// The byte at which each character begins, and the end.
  private let offsets: [Int]
  private let isSpace: [Bool]
  private let canBreak: [Bool]
  /// Whether a character seen as one begins here, in a glyph of its own.
  private let canCut: [Bool]
  /// The width up to each character, and the tracking behind it, which the end of a line drops.
  private let prefix: [Double]
  private let tracking: [Double]

  /// Measures a shaped paragraph.
  init(_ bytes: [CChar], _ pieces: [ShapedPiece], language: OpaquePointer?) {
    var advances = [Double](repeating: 0, count: bytes.count + 1)
    var trackings = advances
    var isClusterStart = [Bool](repeating: false, count: bytes.count + 1)
    isClusterStart[bytes.count] = true
    for glyph in pieces.lazy.flatMap(\.glyphs) {
      advances[glyph.cluster] += glyph.advance
      trackings[glyph.cluster] += glyph.tracking
      isClusterStart[glyph.cluster] = true
    }
    // Continuation bytes of UTF-8 begin with the bits 10.
    let offsets =
      bytes.indices.filter { UInt8(bitPattern: bytes[$0]) & 0xC0 != 0x80 } + [bytes.count]
    var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: offsets.count)
    pango_get_log_attrs(
      bytes, Int32(bytes.count), -1, language, &attributes, Int32(attributes.count))
    func isHangul(_ index: Int) -> Bool {
      guard offsets.indices.contains(index), offsets[index] + 2 < bytes.count else { return false }
      let head = bytes[offsets[index]..<offsets[index] + 3].map { UInt32(UInt8(bitPattern: $0)) }
      guard head[0] & 0xF0 == 0xE0 else { return false }
      let scalar = (head[0] & 0xF) << 12 | (head[1] & 0x3F) << 6 | head[2] & 0x3F
      return (0xAC00...0xD7A3).contains(scalar)
    }
    self.offsets = offsets
    isSpace = attributes.map { $0.is_white != 0 }
    // Korean breaks between words, as the system's labels do, not between syllables.
    canBreak = attributes.indices.map {
      attributes[$0].is_line_break != 0 && !(isHangul($0 - 1) && isHangul($0))
    }
    canCut = attributes.indices.map {
      attributes[$0].is_cursor_position != 0 && isClusterStart[offsets[$0]]
    }
    var sum = 0.0
    prefix = offsets.map { offset in
      defer { sum += advances[offset] }
      return sum
    }
    var last = 0.0
    tracking = offsets.map { offset in
      if isClusterStart[offset] { last = trackings[offset] }
      return last
    }
  }

  /// The bytes of each line, spaces at a break left out.
  func lines(within width: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    repeat {
      let end = self.end(from: start, within: width)
      let isLast = end == offsets.count - 1
      let ink = inkEnd(start, end)
      // Spaces at the end of the paragraph stay while they fit.
      let keepsSpaces = isLast && measure(start, end) <= width
      lines.append(offsets[start]..<offsets[keepsSpaces ? end : ink])
      start = end
    } while start < offsets.count - 1
    return lines
  }

  /// The last place at which text from a byte can be cut so that it fits, spaces before it left out.
  func cut(from start: Int, to limit: Int, within width: Double) -> Int {
    guard let first = offsets.firstIndex(of: start) else { return start }
    var best = first
    for index in offsets.indices
    where index > first && offsets[index] <= limit && canCut[index]
      && measure(first, index) <= width
    {
      best = index
    }
    return offsets[inkEnd(first, best)]
  }

  /// The end of the line that begins at a character: the last break that fits, or else the last
  /// place at all, but at least one character on.
  private func end(from start: Int, within width: Double) -> Int {
    var lastBreak: Int?
    var lastCut: Int?
    for index in start + 1..<offsets.count {
      if measure(start, inkEnd(start, index)) > width {
        if let end = lastBreak ?? lastCut { return end }
      }
      let isEnd = index == offsets.count - 1
      if canBreak[index] || isEnd { lastBreak = index }
      if canCut[index] {
        if lastCut == nil, measure(start, inkEnd(start, index)) > width { return index }
        lastCut = index
      }
    }
    return offsets.count - 1
  }

  private func inkEnd(_ start: Int, _ end: Int) -> Int {
    var end = end
    while end > start, isSpace[end - 1] { end -= 1 }
    return end
  }

  private func measure(_ start: Int, _ end: Int) -> Double {
    guard end > start else { return 0 }
    return prefix[end] - prefix[start] - tracking[end - 1]
  }
}

internal import MaquetteScene

/// An item of a frame where it stands in the whole picture; a group without what is in it.
struct FramePiece: Hashable, Sendable {
  var item: Frame.Item
  var transform: Transform
  /// The opacity of the groups around it that have no name.
  var opacity: Double

  /// The rectangle that the piece takes up in the picture; of text, from the baseline one size up.
  var bounds: Rect {
    var bounds = item.bounds
    if case .text(let line, _) = item { bounds = Rect(0, -line.size, line.width, line.size) }
    let corners = [
      Point(bounds.minX, bounds.minY), Point(bounds.maxX, bounds.minY),
      Point(bounds.minX, bounds.maxY), Point(bounds.maxX, bounds.maxY),
    ].map(transform.apply)
    return corners.dropFirst().reduce(Rect(origin: corners[0], size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// The colours that the piece is painted in.
  var colors: [Color] {
    switch item {
    case .group, .image: []
    case .shape(_, let fill, let stroke): [fill?.color, stroke?.color].compactMap { $0 }
    case .text(_, let color): [color]
    }
  }

  /// The effects of a group.
  var effects: Effects? {
    if case .group(_, let effects) = item { effects } else { nil }
  }
}

extension TextLine {
  /// The size of its largest run in points.
  var size: Double { runs.map(\.size).max() ?? 0 }
}

/// What a frame shows of one key of an element.
struct FramePart: Sendable {
  var key: String
  var pieces: [FramePiece]
  private(set) var bounds: Rect

  init(_ key: String, _ piece: FramePiece) {
    self.key = key
    pieces = [piece]
    bounds = piece.bounds
  }

  mutating func add(_ piece: FramePiece) {
    pieces.append(piece)
    bounds = bounds.union(piece.bounds)
  }

  /// Whether it is a line or a gap that divides the element from the next, or lies behind it.
  var isDivider: Bool { key.hasPrefix(Self.separator) || key.hasPrefix(Self.gap) }
  static let separator = "separator"
  static let gap = "gap"
  static let highlight = "highlight"

  /// The lines of text, those on about the same baseline joined.
  var lines: [String] {
    var lines: [(text: String, y: Double)] = []
    for piece in pieces {
      guard case .text(let line, _) = piece.item else { continue }
      let y = piece.transform.apply(.zero).y
      if let last = lines.last, abs(last.y - y) < line.size / 2 {
        lines[lines.count - 1].text += line.text
      } else {
        lines.append((line.text, y))
      }
    }
    return lines.map(\.text)
  }

  /// The whole text; nothing where none is shown.
  var text: String? {
    // A caption may repeat a title.
    let lines = lines
    if lines.allSatisfy({ $0 == lines[0] }) { return lines.first }
    return lines.joined(separator: " ")
  }

  /// The font of the first text: its file and its size in points.
  var font: (file: String, size: Double)? {
    for case .text(let line, _) in pieces.lazy.map(\.item) {
      return (line.runs.first?.face.file ?? "", line.size)
    }
    return nil
  }

  /// Whether two texts are set in the same font and size.
  func hasFont(of other: FramePart) -> Bool {
    font?.file == other.font?.file && font?.size == other.font?.size
  }

  /// Whether anything of it can be seen: a group may only fade what is in it.
  var isDrawn: Bool {
    pieces.contains { $0.effects.map { $0.shadow != nil || $0.backdrop != nil } ?? true }
  }

  /// The colours, each once, in the order of painting.
  var colors: [String] {
    pieces.flatMap(\.colors).map(\.hex).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The opacity of the part as a whole.
  var opacity: Double {
    pieces.reduce(1) { min($0, $1.opacity * ($1.effects?.opacity ?? 1)) }
  }
}

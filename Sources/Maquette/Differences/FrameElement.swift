internal import MaquetteScene

/// What a frame shows of one element of a document: a row, a button, a card, a bar.
struct FrameElement: Sendable {
  let path: String
  let root: String
  /// The list that it stands in, if any, and the kinds of lists on the way to it.
  let list: String?
  let pattern: String
  /// The path taken apart.
  let steps: [Substring]
  private(set) var parts: [FramePart] = []
  /// Where the element is, without what divides it from others.
  private(set) var bounds = Rect(size: .zero)

  init(path: String) {
    self.path = path
    steps = path.split(separator: "/")
    root = ElementPath.root(of: path)
    list = ElementPath.list(of: path)
    pattern = ElementPath.pattern(of: path)
  }

  mutating func add(_ piece: FramePiece, to key: String) {
    if let index = parts.firstIndex(where: { $0.key == key }) {
      parts[index].add(piece)
    } else {
      parts.append(FramePart(key, piece))
    }
  }

  /// Finds out where the element is, when all of it has been added.
  mutating func finish() {
    let own = parts.filter { !$0.isDivider && $0.key != FramePart.highlight }
    let rects = (own.isEmpty ? parts : own).map(\.bounds)
    bounds = rects.dropFirst().reduce(rects.first ?? bounds) { $0.union($1) }
  }

  /// The part of a key.
  subscript(key: String) -> FramePart? { parts.first { $0.key == key } }

  /// What people would call it by: its title, or the first text that it shows.
  var title: String? { self["title"]?.text ?? parts.lazy.compactMap(\.text).first }

  /// What it shows, wherever it stands and in whatever colours: its texts, or its shapes where it
  /// has none.
  var content: ElementContent {
    let texts = parts.compactMap { part in part.text.map { [part.key, $0] } }
    if !texts.isEmpty { return ElementContent(texts: texts, shapes: []) }
    let shapes = parts.flatMap { part in
      part.isDivider ? [] : part.pieces.map(\.item.shapeAlone)
    }
    return ElementContent(texts: [], shapes: shapes)
  }
}

/// What an element shows, for telling it from others.
struct ElementContent: Hashable, Sendable {
  var texts: [[String]]
  var shapes: [Frame.Item]
}

extension Frame.Item {
  /// The item without its colours.
  fileprivate var shapeAlone: Frame.Item {
    switch self {
    case .shape(let shape, _, _): .shape(shape, fill: nil, stroke: nil)
    case .group(let frame, _): .group(Frame(size: frame.size), Effects())
    case .text, .image: self
    }
  }
}

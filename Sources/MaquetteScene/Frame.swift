/// A finished layout: a display list of items at fixed places.
public struct Frame: Sendable, Hashable {
  /// Something to paint.
  public indirect enum Item: Sendable, Hashable {
    case group(Frame, Effects)
    case shape(Shape, fill: Fill?, stroke: Stroke?)
    /// One line, already broken and truncated; its origin is on the baseline.
    case text(TextLine, Color)
    case image(Bitmap, Size)
  }

  /// An item and where it stands.
  public struct Placed: Sendable, Hashable {
    /// The item's origin in the frame, in points.
    public var origin: Point
    /// The item.
    public var item: Item
    /// The path in the document of what the item shows: `/menu/items/2/title`; never drawn.
    public var name: String?
  }

  /// The size in points.
  public var size: Size
  /// The items, back to front.
  public private(set) var items: [Placed] = []
  /// The places that other parts of the document point at.
  public private(set) var anchors: [Anchor] = []

  /// Makes an empty frame.
  public init(size: Size) {
    self.size = size
  }

  /// Adds an item on top.
  public mutating func place(_ item: Item, at origin: Point, name: String? = nil) {
    items.append(Placed(origin: origin, item: item, name: name))
  }

  /// Adds a place that other parts of the document point at.
  public mutating func add(_ anchor: Anchor) { anchors.append(anchor) }

  /// Adds the items and anchors of another frame on top; items without a name of their own take the one given.
  public mutating func place(_ frame: Frame, at origin: Point, name: String? = nil) {
    for placed in frame.items {
      items.append(
        Placed(origin: origin + placed.origin, item: placed.item, name: placed.name ?? name))
    }
    anchors += frame.anchors.map { anchor in
      var anchor = anchor
      anchor.rect = anchor.rect.offset(by: origin)
      return anchor
    }
  }

  /// The frame with each item changed, and each anchor if said.
  func map(
    items change: (Placed) -> Placed, anchors move: (Anchor) -> Anchor = { $0 }
  ) -> Frame {
    var result = Frame(size: size)
    result.items = items.map(change)
    result.anchors = anchors.map(move)
    return result
  }
}

extension Frame.Item {
  /// The rectangle that the item takes up, its origin at zero; of text, its advance box.
  public var bounds: Rect {
    switch self {
    case .group(let frame, _): Rect(size: frame.size)
    case .shape(let shape, _, _): shape.bounds
    case .text(let line, _): Rect(0, 0, line.width, 0)
    case .image(_, let size): Rect(size: size)
    }
  }

  /// The bounds, those of text as high as a line of the system's font.
  package var box: Rect {
    guard case .text(let line, _) = self else { return bounds }
    let size = line.runs.map(\.size).max() ?? 0
    return Rect(0, -0.952 * size, line.width, 1.1934 * size)
  }
}

internal import MaquetteScene
internal import MaquetteSource

/// Where the values of a document stand in its picture.
struct ShownPlaces {
  private var items: [(path: NodePath, rect: Rect)] = []

  init(_ frame: Frame) {
    add(frame, .identity, in: Rect(size: frame.size))
  }

  /// The rectangle of what has a path: of its own items, else of those inside of it, else of what it
  /// is about, as the size of a popover is about the popover.
  func rect(of path: NodePath) -> Rect? {
    let own = items.filter { $0.path == path }
    let rects = (own.isEmpty ? items.filter { $0.path.isInside(path) } : own).map(\.rect)
    guard let first = rects.first else {
      return path.parent.flatMap { $0 == .root ? nil : rect(of: $0) }
    }
    return rects.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Opens a frame that lies in the picture as a transform says, seen through a clip.
  private mutating func add(_ frame: Frame, _ transform: Transform, in clip: Rect) {
    for placed in frame.items {
      var place = Transform(scale: 1, then: placed.origin).then(transform)
      var shown = clip
      if case .group(let inner, let effects) = placed.item {
        place = effects.transform.then(place)
        if let edge = effects.clip?.bounds.applying(place) { shown = edge.intersection(clip) }
        add(inner, place, in: shown)
      }
      if let name = placed.name, let rect = placed.item.box.applying(place)?.intersection(shown),
        rect.height > 0
      {
        items.append((NodePath(name), rect))
      }
    }
  }
}

extension Rect {
  /// The smallest rectangle that holds this one transformed.
  fileprivate func applying(_ transform: Transform) -> Rect? {
    Path(self).applying(transform).bounds
  }
}

internal import MaquetteScene

extension Frame {
  /// A rectangle that holds everything the frame paints, inside its size or not.
  ///
  /// Of text it is larger than the ink; there is none when nothing is painted.
  var paintedBounds: Rect? {
    items.reduce(nil) { bounds, placed in
      guard let item = placed.item.paintedBounds?.offset(by: placed.origin) else { return bounds }
      return bounds?.union(item) ?? item
    }
  }
}

extension Frame.Item {
  fileprivate var paintedBounds: Rect? {
    switch self {
    case .group(let frame, let effects):
      var bounds = effects.clip?.bounds ?? frame.paintedBounds
      if effects.backdrop != nil {
        let seen = effects.seenThrough(frame).bounds
        bounds = bounds?.union(seen) ?? seen
      }
      if let shadow = effects.shadow {
        bounds = bounds?.union(shadow.bounds) ?? shadow.bounds
      }
      return bounds?.applying(effects.transform)
    case .shape(let shape, _, let stroke):
      return shape.bounds.inset(by: Insets(all: -(stroke?.width ?? 0) / 2))
    case .text(let line, _):
      // No glyph reaches further from its origin than two sizes.
      let reach = (line.runs.map(\.size).max() ?? 0) * 2
      return Rect(0, 0, line.width, 0).inset(by: Insets(all: -reach))
    case .image(_, let size):
      return Rect(size: size)
    }
  }
}

extension Rect {
  /// The smallest rectangle that holds this one transformed.
  fileprivate func applying(_ transform: Transform) -> Rect? {
    Path(self).applying(transform).bounds
  }
}

internal import MaquetteScene

extension Frame.Placed {
  /// The materials in an item of a root frame, each once, with the rectangle of the frame that holds
  /// every place where it is seen.
  var backdrops: [(backdrop: Backdrop, bounds: Rect)] {
    var found: [(backdrop: Backdrop, bounds: Rect)] = []
    collect(.identity, into: &found)
    return found
  }

  private func collect(
    _ outer: Transform, into found: inout [(backdrop: Backdrop, bounds: Rect)]
  ) {
    guard case .group(let frame, let effects) = item, effects.opacity > 0, !effects.isBackdropRoot
    else { return }
    let transform = effects.transform.then(Transform(scale: 1, then: origin)).then(outer)
    if let backdrop = effects.backdrop {
      // A lens shows what lies outside of it.
      let reach = backdrop.lens?.shift ?? 0
      let seen = effects.seenThrough(frame).bounds.inset(by: Insets(all: -reach))
      if let bounds = Path(seen).applying(transform).bounds {
        if let index = found.firstIndex(where: { $0.backdrop == backdrop }) {
          found[index].bounds = found[index].bounds.union(bounds)
        } else {
          found.append((backdrop, bounds))
        }
      }
    }
    for placed in frame.items { placed.collect(transform, into: &found) }
  }
}

extension Effects {
  /// The outline of a group's material: its clip, or all of it.
  func seenThrough(_ frame: Frame) -> Shape { clip ?? .rectangle(frame.size) }
}

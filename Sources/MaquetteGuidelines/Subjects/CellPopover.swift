internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// A popover beside its source in a cell, where it has not become a sheet.
struct CellPopover {
  /// The popover.
  let popover: Popover
  /// Where it stands in the cell's mockup.
  let path: NodePath
  /// Its body in the picture, without its arrow.
  let body: Rect
}

extension LintedCell {
  /// The popovers over a screen.
  var popovers: [CellPopover] {
    guard mockup.effectiveCanvas(on: traits.idiom) == .screen else { return [] }
    return mockup.presented.compactMap { presented in
      guard let popover = presented.presentation as? Popover,
        traits.idiom == .pad || popover.adaptation == .popover,
        let body = frame.group(named: presented.path)
      else { return nil }
      return CellPopover(popover: popover, path: presented.path, body: body)
    }
  }
}

extension Frame {
  /// The place of what is drawn as one under a path.
  fileprivate func group(named path: NodePath) -> Rect? {
    for placed in items where placed.name == path.description {
      if case .group(let inner, _) = placed.item {
        return Rect(origin: placed.origin, size: inner.size)
      }
    }
    return nil
  }
}

extension Frame {
  /// The frame with every item on the other side, as in a layout that runs from right to left.
  ///
  /// Items change sides; what is inside one (glyphs, outlines, pictures, groups) keeps its form.
  public var mirrored: Frame {
    map { placed in
      var placed = placed
      let bounds = placed.item.bounds
      placed.origin.x = size.width - placed.origin.x - bounds.minX - bounds.maxX
      return placed
    } anchors: { anchor in
      var anchor = anchor
      anchor.rect.origin.x = size.width - anchor.rect.maxX
      return anchor
    }
  }
}

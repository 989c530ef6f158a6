internal import MaquetteScene

extension Frame {
  /// What is seen in a rectangle, which becomes the whole frame; items that only touch it stay whole.
  func cropped(to rect: Rect) -> Frame {
    // Text has the box of its advance alone: its ink reaches above the baseline and below it.
    let near = rect.inset(by: Insets(all: -24))
    var result = Frame(size: rect.size)
    for placed in items {
      let bounds = placed.item.bounds.offset(by: placed.origin)
      guard bounds.minX <= near.maxX, bounds.maxX >= near.minX, bounds.minY <= near.maxY,
        bounds.maxY >= near.minY
      else { continue }
      result.place(
        placed.item, at: Point(placed.origin.x - rect.minX, placed.origin.y - rect.minY),
        name: placed.name)
    }
    return result
  }
}

internal import MaquetteScene

extension Frame {
  /// Adds a part below what there is.
  mutating func append(_ part: Frame, x: Double = 0) {
    place(part, at: Point(x, size.height))
    size.height += part.size.height
  }

  /// The frame cut off at the bottom where it is higher than said, as what can be scrolled.
  func cut(to height: Double) -> Frame {
    guard size.height > height else { return self }
    let size = Size(size.width, max(0, height))
    var result = Frame(size: size)
    result.place(.group(self, Effects(clip: .rectangle(size))), at: .zero)
    return result
  }
}

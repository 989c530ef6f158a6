internal import MaquetteScene

extension FontSet {
  /// The family of large text where a size has it.
  func display(atSize size: Double) -> Display? {
    guard let display, size >= display.minimumSize else { return nil }
    return display
  }

  /// The space after a letter of the Latin family that its size and weight ask for, in points.
  func tracking(for style: FontStyle) -> Double {
    let tracking = display(atSize: style.size)?.tracking ?? tracking
    let weights = FontWeight.allCases.filter { $0.openType <= style.weight.openType }
    guard let entries = weights.reversed().lazy.compactMap({ tracking[$0] }).first,
      let first = entries.first, let last = entries.last
    else { return 0 }
    if style.size <= first.size { return first.points }
    for (low, high) in zip(entries, entries.dropFirst()) where style.size <= high.size {
      let t = (style.size - low.size) / (high.size - low.size)
      return low.points + (high.points - low.points) * t
    }
    return last.points
  }
}

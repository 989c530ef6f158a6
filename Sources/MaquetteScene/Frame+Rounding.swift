internal import Glibc

extension Frame {
  /// The frame with its edges on the pixel grid: the only place where coordinates are rounded.
  ///
  /// Rectangles are rounded by their absolute edges, so neighbours that touched still touch and a
  /// hairline of one pixel stays one. Text keeps its place along the line and has its baseline on a
  /// whole pixel. Outlines keep their form; their origin is put on the grid.
  ///
  /// - Parameter pixel: The size of a pixel in points.
  /// - Returns: The frame, of the same size, with the same items in the same order.
  public func rounded(to pixel: Double) -> Frame {
    rounded(to: pixel, at: .zero)
  }

  private func rounded(to pixel: Double, at absolute: Point) -> Frame {
    let base = absolute.rounded(to: pixel)
    var result = map { placed in
      var placed = placed
      let origin = absolute + placed.origin
      var rounded = origin.rounded(to: pixel)
      switch placed.item {
      case .group(let frame, var effects) where effects.transform == .identity:
        effects.clip = effects.clip?.rounded(to: pixel, at: origin)
        if let size = effects.shadow?.size {
          effects.shadow?.size = size.rounded(to: pixel, at: origin)
        }
        placed.item = .group(frame.rounded(to: pixel, at: origin), effects)
      case .group: break
      case .shape(let shape, let fill, let stroke):
        placed.item = .shape(shape.rounded(to: pixel, at: origin), fill: fill, stroke: stroke)
      case .text: rounded.x = origin.x
      case .image(let bitmap, let size):
        placed.item = .image(bitmap, size.rounded(to: pixel, at: origin))
      }
      placed.origin = rounded - base
      return placed
    }
    result.size = size.rounded(to: pixel, at: absolute)
    return result
  }
}

extension Point {
  fileprivate func rounded(to pixel: Double) -> Point {
    // The tiny addition takes halves the same way whatever sum they come from.
    func round(_ value: Double) -> Double { floor(value / pixel + 0.5 + 1e-6) * pixel }
    return Point(round(x), round(y))
  }
}

extension Size {
  fileprivate func rounded(to pixel: Double, at origin: Point) -> Size {
    let first = origin.rounded(to: pixel)
    let last = (origin + Point(width, height)).rounded(to: pixel)
    return Size(last.x - first.x, last.y - first.y)
  }
}

extension Shape {
  fileprivate func rounded(to pixel: Double, at origin: Point) -> Shape {
    guard case .rectangle(let size, let radius, let corners) = self else { return self }
    return .rectangle(size.rounded(to: pixel, at: origin), radius: radius, corners: corners)
  }
}

internal import MaquetteCairo
internal import MaquetteScene

/// A part of a frame painted alone and enlarged, as the opacity of its pixels.
struct Silhouette {
  /// Pixels to a point.
  private static let scale = 8.0

  private let origin: Point
  private let width: Int
  private let height: Int
  private let opacities: [UInt8]
  /// Half of the most opaque pixel's opacity.
  private let threshold: Double

  /// Paints items.
  ///
  /// - Parameters:
  ///   - items: The items, each where it stands in the whole frame.
  ///   - area: What is painted of that frame.
  ///   - renderer: Paints them.
  /// - Throws: What keeps them from being painted.
  init(_ items: [Frame.Placed], in area: Rect, _ renderer: Renderer) throws {
    var frame = Frame(size: area.size)
    for placed in items { frame.place(placed.item, at: placed.origin - area.origin) }
    let file = try PNGFormat().render(
      frame, RenderOptions(scale: Self.scale, effort: .fast), renderer)
    let bitmap = try FileContent.pixels(of: file)
    (origin, width, height) = (area.origin, bitmap.width, bitmap.height)
    opacities = stride(from: 3, to: bitmap.pixels.count, by: 4).map { bitmap.pixels[$0] }
    threshold = Double(opacities.max() ?? 0) / 2
  }

  /// The rectangle of the pixels that are half covered or more; nothing when there are none.
  var ink: Rect? {
    guard threshold > 0 else { return nil }
    var (left, top, right, bottom) = (width, height, 0, 0)
    for y in 0..<height {
      for x in 0..<width where Double(opacities[y * width + x]) >= threshold {
        (left, right) = (min(left, x), max(right, x + 1))
        (top, bottom) = (min(top, y), max(bottom, y + 1))
      }
    }
    let edges = [left, top, right, bottom].map { Double($0) / Self.scale }
    return Rect(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
      .offset(by: origin)
  }

  /// How far along both edges the outline crosses the diagonal from a corner of the painted area.
  func crossing(from corner: MeasuredRadius.Corner) -> Double? {
    func opacity(_ step: Int) -> Double {
      let x = corner == .topLeft || corner == .bottomLeft ? step : width - 1 - step
      let y = corner == .topLeft || corner == .topRight ? step : height - 1 - step
      return Double(opacities[y * width + x])
    }
    var before = 0.0
    for step in 0..<min(width, height) {
      let here = opacity(step)
      if here >= threshold, here > 0 {
        let part = step == 0 ? 0 : (threshold - before) / (here - before)
        return (Double(step) - 0.5 + part) / Self.scale
      }
      before = here
    }
    return nil
  }
}

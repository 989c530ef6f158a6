internal import MaquetteScene

/// How a picture of ours lies on a picture of the system.
struct Alignment {
  /// The picture of the system.
  let reference: Bitmap
  /// Pixels of it to a point.
  let scale: Double
  /// Where the upper left corner of ours is in it, in its pixels.
  var origin: Point

  /// A part of the picture of the system in the pixels of ours, which lie between its own; over white
  /// where it is clear.
  ///
  /// - Parameters:
  ///   - area: The part, in points of ours.
  ///   - pixels: How many pixels of ours are a point.
  ///   - stride: How many pixels further the next one is that is taken.
  /// - Returns: The part; with a stride, so many times smaller.
  func part(_ area: Rect, pixels: Double, stride: Int = 1) -> Bitmap {
    let (width, height) = area.pixelCount(pixels)
    let columns = spans(width, from: origin.x + area.minX * scale, pixels, stride, reference.width)
    let rows = spans(height, from: origin.y + area.minY * scale, pixels, stride, reference.height)
    let result = [UInt8](
      unsafeUninitializedCapacity: columns.count * rows.count * 4
    ) { target, count in
      reference.pixels.withUnsafeBufferPointer { source in
        for row in rows {
          for column in columns {
            for channel in 0..<3 {
              func value(_ y: Int, _ x: Int) -> Int {
                let start = (y * reference.width + x) * 4
                let alpha = Int(source[start + 3])
                return Int(source[start + channel]) * alpha + 255 * (255 - alpha)
              }
              let above =
                value(row.first, column.first) * (256 - column.part)
                + value(row.first, column.second) * column.part
              let below =
                value(row.second, column.first) * (256 - column.part)
                + value(row.second, column.second) * column.part
              let sum = above * (256 - row.part) + below * row.part
              target[count + channel] = UInt8((sum / 255 + 32768) >> 16)
            }
            target[count + 3] = 255
            count += 4
          }
        }
      }
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// Two pixels of the picture of the system, between whose middles that of one of ours lies.
  private struct Span {
    var first: Int
    var second: Int
    /// How near it is to the second, of 256.
    var part: Int
  }

  private func spans(
    _ count: Int, from start: Double, _ pixels: Double, _ stride: Int, _ limit: Int
  ) -> [Span] {
    Swift.stride(from: 0, to: count, by: stride).map { index in
      let place = start + (Double(index) + 0.5) / pixels * scale - 0.5
      let first = place.rounded(.down)
      func inside(_ pixel: Int) -> Int { min(max(0, pixel), limit - 1) }
      return Span(
        first: inside(Int(first)), second: inside(Int(first) + 1),
        part: Int((place - first) * 256))
    }
  }

  /// The part of ours, in points, of which there are pixels in the picture of the system.
  func visible(_ area: Rect) -> Rect {
    let (width, height) = (Double(reference.width), Double(reference.height))
    return Rect(
      left: max(area.minX, -origin.x / scale), top: max(area.minY, -origin.y / scale),
      right: min(area.maxX, (width - origin.x) / scale),
      bottom: min(area.maxY, (height - origin.y) / scale))
  }

  /// Moves ours by at most some pixels to where it differs least, if that is clearly better.
  mutating func refine(to ours: Bitmap, in area: Rect, pixels: Double) {
    let start = (origin: origin, difference: difference(from: ours, in: area, pixels))
    var best = start
    for step in [1, 0.5, 0.25] {
      var isMoving = true
      while isMoving {
        isMoving = false
        for (x, y) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] {
          origin = best.origin + Point(x * step, y * step)
          let offset = origin - start.origin
          guard max(abs(offset.x), abs(offset.y)) <= Self.reach else { continue }
          let difference = difference(from: ours, in: area, pixels)
          if difference < best.difference { (best, isMoving) = ((origin, difference), true) }
        }
      }
    }
    origin = best.difference < start.difference * Self.gain ? best.origin : start.origin
  }

  /// How many pixels of the picture of the system ours may move.
  private static let reach = 3.0
  /// What a move must leave of the difference.
  private static let gain = 0.97

  /// The mean difference of the green of some pixels.
  private func difference(from ours: Bitmap, in area: Rect, _ pixels: Double) -> Double {
    let stride = 4
    let theirs = part(area, pixels: pixels, stride: stride)
    let (left, top) = (Int((area.minX * pixels).rounded()), Int((area.minY * pixels).rounded()))
    var sum = 0
    for y in 0..<theirs.height {
      let row = min(ours.height - 1, top + y * stride) * ours.width
      for x in 0..<theirs.width {
        let own = ours.pixels[(row + min(ours.width - 1, left + x * stride)) * 4 + 1]
        sum += abs(Int(own) - Int(theirs.pixels[(y * theirs.width + x) * 4 + 1]))
      }
    }
    return Double(sum) / Double(theirs.width * theirs.height)
  }
}

extension Rect {
  /// How many whole pixels it has across and down.
  fileprivate func pixelCount(_ pixels: Double) -> (Int, Int) {
    (max(1, Int((width * pixels).rounded())), max(1, Int((height * pixels).rounded())))
  }
}

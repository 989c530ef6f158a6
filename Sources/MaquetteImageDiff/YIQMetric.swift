/// The metric of pixelmatch 7.2.0: colours as people see them, and pixels that smooth an edge left out.
///
/// Colour distance after Y. Kotsarenko and F. Ramos, "Measuring perceived color difference using YIQ
/// NTSC transmission color space in mobile applications" (2010); smoothing after V. Vyšniauskas,
/// "Anti-aliased Pixel and Intensity Slope Detector" (2009).
struct YIQMetric {
  private let first: Pixels
  private let second: Pixels
  private let limit: Double
  private let ignoresAntialiasing: Bool
  private let usesPattern: Bool

  init(_ comparison: ImageComparison, _ first: Pixels, _ second: Pixels) {
    self.first = first
    self.second = second
    // 35215 is the greatest distance that the metric has.
    limit = 35215 * comparison.threshold * comparison.threshold
    ignoresAntialiasing = comparison.ignoresAntialiasing
    usesPattern = comparison.usesPattern
  }

  /// Marks the pixels of a row.
  func compare(row: Int, _ marks: inout UnsafeMutableBufferPointer<UInt8>) {
    for column in 0..<first.width {
      let index = row * first.width + column
      if first.word(index) == second.word(index) { continue }
      let delta = distance(first, index, second, index)
      guard abs(delta) > limit else { continue }
      let mark: ImageDifference.Mark =
        ignoresAntialiasing
          && (smooths(first, second, column, row) || smooths(second, first, column, row))
        ? .antialiased : delta < 0 ? .darker : .different
      marks[index] = mark.rawValue
    }
  }

  /// The differences of two pixels' channels, over the pattern where they are translucent.
  @inline(__always)
  private func channels(
    _ a: Pixels, _ one: Int, _ b: Pixels, _ other: Int
  ) -> (red: Double, green: Double, blue: Double) {
    let (k, m) = (one * 4, other * 4)
    let (r1, g1, b1, a1) = (a.channel(k), a.channel(k + 1), a.channel(k + 2), a.channel(k + 3))
    let (r2, g2, b2, a2) = (b.channel(m), b.channel(m + 1), b.channel(m + 2), b.channel(m + 3))
    guard a1 < 255 || a2 < 255 else { return (r1 - r2, g1 - g2, b1 - b2) }
    var (red, green, blue) = (255.0, 255.0, 255.0)
    if usesPattern {
      red = 48 + 159 * Double(k % 2)
      green = 48 + 159 * Double(Int(Double(k) / 1.618033988749895) % 2)
      blue = 48 + 159 * Double(Int(Double(k) / 2.618033988749895) % 2)
    }
    let alpha = a1 - a2
    return (
      (r1 * a1 - r2 * a2 - red * alpha) / 255, (g1 * a1 - g2 * a2 - green * alpha) / 255,
      (b1 * a1 - b2 * a2 - blue * alpha) / 255
    )
  }

  @inline(__always)
  private func luma(_ c: (red: Double, green: Double, blue: Double)) -> Double {
    c.red * 0.29889531 + c.green * 0.58662247 + c.blue * 0.11448223
  }

  /// How far apart two pixels are; negative where the second is darker.
  private func distance(_ a: Pixels, _ one: Int, _ b: Pixels, _ other: Int) -> Double {
    let c = channels(a, one, b, other)
    let y = luma(c)
    let i = c.red * 0.59597799 - c.green * 0.27417610 - c.blue * 0.32180189
    let q = c.red * 0.21147017 - c.green * 0.52261711 + c.blue * 0.31114694
    let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    return y > 0 ? -delta : delta
  }

  /// Whether a pixel smooths an edge of a picture: it lies between a darker and a brighter neighbour, one
  /// of which lies in a plane of its own in both pictures.
  private func smooths(_ image: Pixels, _ other: Pixels, _ x: Int, _ y: Int) -> Bool {
    let area = Neighbours(image, x, y)
    let index = y * image.width + x
    var zeroes = area.isAtEdge ? 1 : 0
    var (least, most) = (0.0, 0.0)
    var (darkest, brightest) = ((x: 0, y: 0), (x: 0, y: 0))
    for column in area.x0...area.x2 {
      for row in area.y0...area.y2 where column != x || row != y {
        let delta = luma(channels(image, index, image, row * image.width + column))
        if delta == 0 {
          zeroes += 1
          if zeroes > 2 { return false }
        } else if delta < least {
          (least, darkest) = (delta, (column, row))
        } else if delta > most {
          (most, brightest) = (delta, (column, row))
        }
      }
    }
    guard least != 0, most != 0 else { return false }
    return isInPlane(image, darkest) && isInPlane(other, darkest)
      || isInPlane(image, brightest) && isInPlane(other, brightest)
  }

  /// Whether at least three neighbours of a pixel are the same as it.
  private func isInPlane(_ image: Pixels, _ place: (x: Int, y: Int)) -> Bool {
    let area = Neighbours(image, place.x, place.y)
    var zeroes = area.isAtEdge ? 1 : 0
    let word = image.word(place.y * image.width + place.x)
    for column in area.x0...area.x2 {
      for row in area.y0...area.y2 where column != place.x || row != place.y {
        if image.word(row * image.width + column) == word { zeroes += 1 }
        if zeroes > 2 { return true }
      }
    }
    return false
  }
}

/// The pixels round a pixel, inside the picture.
private struct Neighbours {
  let x0, y0, x2, y2: Int
  let isAtEdge: Bool

  init(_ image: Pixels, _ x: Int, _ y: Int) {
    x0 = max(x - 1, 0)
    y0 = max(y - 1, 0)
    x2 = min(x + 1, image.width - 1)
    y2 = min(y + 1, image.height - 1)
    isAtEdge = x == x0 || x == x2 || y == y0 || y == y2
  }
}

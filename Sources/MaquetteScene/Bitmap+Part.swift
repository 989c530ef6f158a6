extension Bitmap {
  /// A part of the bitmap in at most so many pixels, each the mean of those that it covers.
  ///
  /// - Parameters:
  ///   - part: A rectangle in pixels, rounded to whole ones along an axis that is not reduced.
  ///   - width: The most pixels across.
  ///   - height: The most pixels down.
  /// - Returns: The part; never larger than it is here.
  public func part(_ part: Rect, width: Int, height: Int) -> Bitmap {
    guard self.width > 0, self.height > 0 else { return self }
    let columns = Self.spans(part.minX, part.width, of: self.width, count: width)
    let rows = Self.spans(part.minY, part.height, of: self.height, count: height)
    if columns.count == self.width, rows.count == self.height { return self }
    var result: [UInt8] = []
    result.reserveCapacity(columns.count * rows.count * 4)
    // A row that two rows of the result share is reduced once.
    var reduced = (row: -1, values: [Float](repeating: 0, count: columns.count * 4))
    for span in rows {
      var sums = [Float](repeating: 0, count: columns.count * 4)
      for (offset, weight) in span.weights.enumerated() {
        if reduced.row != span.first + offset {
          reduced.row = span.first + offset
          reduce(row: reduced.row, columns, into: &reduced.values)
        }
        for index in sums.indices { sums[index] += reduced.values[index] * weight }
      }
      for start in stride(from: 0, to: sums.count, by: 4) {
        let alpha = sums[start + 3]
        let divisor = max(alpha, .leastNormalMagnitude)
        for channel in 0..<3 { result.append(UInt8(sums[start + channel] / divisor + 0.5)) }
        result.append(UInt8(alpha + 0.5))
      }
    }
    return Bitmap(width: columns.count, height: rows.count, pixels: result)
  }

  /// The pixels of an axis that make one of the result, and how much of it each is.
  private struct Span {
    var first: Int
    var weights: [Float]
  }

  private static func spans(
    _ start: Double, _ length: Double, of size: Int, count: Int
  ) -> [Span] {
    let whole = min(size, max(1, Int(length.rounded())))
    guard max(1, count) < whole else {
      let first = min(max(0, Int(start.rounded())), size - whole)
      return (first..<first + whole).map { Span(first: $0, weights: [1]) }
    }
    let count = max(1, count)
    let step = min(length, Double(size)) / Double(count)
    let start = min(max(0, start), Double(size) - step * Double(count))
    return (0..<count).map { index in
      let (low, high) = (start + step * Double(index), start + step * Double(index + 1))
      let first = min(size - 1, Int(low))
      let last = min(size, max(first + 1, Int(high.rounded(.up))))
      let weights = (first..<last).map { pixel in
        Float((min(high, Double(pixel + 1)) - max(low, Double(pixel))) / step)
      }
      return Span(first: first, weights: weights)
    }
  }

  /// Reduces a row to colours multiplied by alpha, so that what cannot be seen has no colour.
  private func reduce(row: Int, _ columns: [Span], into values: inout [Float]) {
    pixels.withUnsafeBufferPointer { pixels in
      for (column, span) in columns.enumerated() {
        var (red, green, blue, opacity): (Float, Float, Float, Float) = (0, 0, 0, 0)
        var source = (row * width + span.first) * 4
        for weight in span.weights {
          let alpha = Float(pixels[source + 3]) * weight
          red += Float(pixels[source]) * alpha
          green += Float(pixels[source + 1]) * alpha
          blue += Float(pixels[source + 2]) * alpha
          opacity += alpha
          source += 4
        }
        values[column * 4] = red
        values[column * 4 + 1] = green
        values[column * 4 + 2] = blue
        values[column * 4 + 3] = opacity
      }
    }
  }
}

/// What differs between two pictures.
public struct ImageDifference: Sendable, Hashable {
  /// What a pixel is.
  public enum Mark: UInt8, Sendable, Hashable {
    case same
    /// It smooths an edge, and does not count.
    case antialiased
    /// It is different and in the second picture not darker.
    case different
    /// It is different and in the second picture darker.
    case darker
    /// It is not looked at.
    case masked
  }

  /// Pixels across, of the smallest picture that holds both.
  public let width: Int
  /// Pixels down.
  public let height: Int
  /// The size of the first picture.
  public let firstSize: PixelBox
  /// The size of the second picture.
  public let secondSize: PixelBox
  /// The side of the window of `worstWindow`, in pixels.
  public let windowSide: Int
  /// What each pixel is, row by row; none where the pictures are equal.
  var marks: [UInt8] = []
  /// The rows outside of which every pixel is the same.
  var rows = 0..<0

  init(
    width: Int, height: Int, first: (Int, Int), second: (Int, Int), windowSide: Int
  ) {
    self.width = width
    self.height = height
    firstSize = PixelBox(0, 0, first.0, first.1)
    secondSize = PixelBox(0, 0, second.0, second.1)
    self.windowSide = windowSide
  }

  /// Whether every byte of both is the same.
  public var isIdentical: Bool { marks.isEmpty }

  /// What a pixel is.
  public subscript(x: Int, y: Int) -> Mark {
    marks.isEmpty ? .same : Mark(rawValue: marks[y * width + x]) ?? .same
  }

  /// How many pixels differ.
  public var count: Int { count(of: .different) + count(of: .darker) }

  /// How many pixels smooth an edge and do not count.
  public var antialiasedCount: Int { count(of: .antialiased) }

  /// Which part of the pixels that were looked at differs, from 0 to 1.
  public var ratio: Double {
    let total = width * height - count(of: .masked)
    return total > 0 ? Double(count) / Double(total) : 0
  }

  private func count(of mark: Mark) -> Int {
    guard !marks.isEmpty else { return 0 }
    return marks.withUnsafeBufferPointer { marks in
      var count = 0
      for index in rows.lowerBound * width..<rows.upperBound * width
      where marks[index] == mark.rawValue { count += 1 }
      return count
    }
  }

  /// Marks a rectangle.
  mutating func mark(_ box: PixelBox, as mark: Mark) {
    guard !marks.isEmpty else { return }
    func part(_ start: Int, _ length: Int, of whole: Int) -> Range<Int> {
      let start = min(max(0, start), whole)
      return start..<max(start, min(whole, start + length))
    }
    let columns = part(box.x, box.width, of: width)
    let rows = part(box.y, box.height, of: height)
    guard !columns.isEmpty, !rows.isEmpty else { return }
    for row in rows {
      for column in columns { marks[row * width + column] = mark.rawValue }
    }
    self.rows =
      self.rows.isEmpty
      ? rows
      : min(self.rows.lowerBound, rows.lowerBound)..<max(self.rows.upperBound, rows.upperBound)
  }

  /// Marks what lies at the right of a picture's size and below it as different.
  mutating func markOutside(of size: PixelBox) {
    mark(PixelBox(size.width, 0, width - size.width, height), as: .different)
    mark(PixelBox(0, size.height, width, height - size.height), as: .different)
  }
}

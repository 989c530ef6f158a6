public import MaquetteScene

/// How two pictures are compared pixel by pixel.
public struct ImageComparison: Sendable, Hashable {
  /// What makes two pixels different.
  public enum Metric: String, Sendable, Hashable, CaseIterable {
    /// Any difference of their bytes.
    case exact
    /// A difference that people see: the YIQ metric of pixelmatch 7.2.0 (Kotsarenko and Ramos, 2010).
    case yiq
  }

  /// What makes two pixels different.
  public var metric = Metric.exact
  /// How far apart two colours of the YIQ metric may be, from 0 to 1; black and white are 1 apart.
  public var threshold = 0.1
  /// Whether pixels that smooth an edge do not count (Vyšniauskas, 2009); of the YIQ metric alone.
  public var ignoresAntialiasing = true
  /// Whether what is translucent is seen over a pattern rather than white, so that black and white
  /// differ from nothing.
  public var usesPattern = true
  /// Rectangles, in pixels, in which nothing counts.
  public var masks: [PixelBox] = []
  /// The side of the square in which most differences are looked for, in pixels.
  public var windowSide = 32

  /// Makes an exact comparison.
  public init() {}

  /// Makes a comparison that people's eyes make.
  public static func yiq(threshold: Double = 0.1, ignoresAntialiasing: Bool = true) -> Self {
    var comparison = Self()
    comparison.metric = .yiq
    comparison.threshold = threshold
    comparison.ignoresAntialiasing = ignoresAntialiasing
    return comparison
  }

  /// Compares two pictures.
  ///
  /// Pictures of unequal size are compared on the smallest that holds both; what only one of them has
  /// is different.
  ///
  /// - Parameters:
  ///   - first: The picture that is expected.
  ///   - second: The picture that there is.
  /// - Returns: The differences.
  public func callAsFunction(_ first: Bitmap, _ second: Bitmap) -> ImageDifference {
    let width = max(first.width, second.width)
    let height = max(first.height, second.height)
    var difference = ImageDifference(
      width: width, height: height, first: (first.width, first.height),
      second: (second.width, second.height), windowSide: max(1, windowSide))
    let marks = Marks(self, first.padded(width, height), second.padded(width, height))
    let haveOneSize = difference.firstSize == difference.secondSize
    if marks.rows.isEmpty, haveOneSize { return difference }
    (difference.marks, difference.rows) = (marks.marks, marks.rows)
    difference.markOutside(of: PixelBox(0, 0, first.width, first.height))
    difference.markOutside(of: PixelBox(0, 0, second.width, second.height))
    for mask in masks { difference.mark(mask, as: .masked) }
    return difference
  }
}

/// A rectangle of whole pixels.
public struct PixelBox: Sendable, Hashable {
  /// The left edge.
  public var x: Int
  /// The top edge.
  public var y: Int
  /// Pixels across.
  public var width: Int
  /// Pixels down.
  public var height: Int

  /// Makes a rectangle.
  public init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

extension Bitmap {
  /// The bitmap with transparent pixels at the right and below.
  fileprivate func padded(_ width: Int, _ height: Int) -> Bitmap {
    guard width > self.width || height > self.height else { return self }
    var padded = [UInt8](repeating: 0, count: width * height * 4)
    for row in 0..<self.height {
      let source = row * self.width * 4
      let target = row * width * 4
      padded.replaceSubrange(
        target..<target + self.width * 4, with: pixels[source..<source + self.width * 4])
    }
    return Bitmap(width: width, height: height, pixels: padded)
  }
}

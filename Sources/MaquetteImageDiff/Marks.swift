internal import Glibc
internal import MaquetteScene

/// Says of each pixel of two pictures of one size whether it differs.
///
/// Rows are compared as memory first, so that equal ones cost next to nothing, without optimization too.
struct Marks {
  private(set) var marks: [UInt8]
  /// The rows outside of which every pixel is the same.
  private(set) var rows = 0..<0

  init(_ comparison: ImageComparison, _ first: Bitmap, _ second: Bitmap) {
    let (width, height) = (first.width, first.height)
    marks = [UInt8](repeating: 0, count: width * height)
    var changed = 0..<0
    first.pixels.withUnsafeBytes { one in
      second.pixels.withUnsafeBytes { other in
        marks.withUnsafeMutableBufferPointer { marks in
          guard let a = one.baseAddress, let b = other.baseAddress else { return }
          let metric = YIQMetric(
            comparison, Pixels(a, width, height), Pixels(b, width, height))
          for row in 0..<height {
            let offset = row * width * 4
            if memcmp(a + offset, b + offset, width * 4) == 0 { continue }
            changed = (changed.isEmpty ? row : changed.lowerBound)..<row + 1
            switch comparison.metric {
            case .exact: Self.compare(a + offset, b + offset, width, &marks, row * width)
            case .yiq: metric.compare(row: row, &marks)
            }
          }
        }
      }
    }
    rows = changed
  }

  /// Marks the pixels of a row that are not the same.
  private static func compare(
    _ a: UnsafeRawPointer, _ b: UnsafeRawPointer, _ width: Int,
    _ marks: inout UnsafeMutableBufferPointer<UInt8>, _ start: Int
  ) {
    for column in 0..<width
    where a.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
      != b.loadUnaligned(fromByteOffset: column * 4, as: UInt32.self)
    {
      marks[start + column] = ImageDifference.Mark.different.rawValue
    }
  }
}

/// The pixels of a picture where they lie in memory.
struct Pixels {
  let bytes: UnsafeRawPointer
  let width: Int
  let height: Int

  init(_ bytes: UnsafeRawPointer, _ width: Int, _ height: Int) {
    (self.bytes, self.width, self.height) = (bytes, width, height)
  }

  /// A pixel as one number.
  @inline(__always) func word(_ index: Int) -> UInt32 {
    bytes.loadUnaligned(fromByteOffset: index * 4, as: UInt32.self)
  }

  /// A channel of a pixel.
  @inline(__always) func channel(_ offset: Int) -> Double {
    Double(bytes.load(fromByteOffset: offset, as: UInt8.self))
  }
}

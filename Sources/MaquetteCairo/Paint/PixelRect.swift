/// A rectangle of whole pixels.
struct PixelRect {
  /// The first column.
  let left: Int
  /// The first row.
  let top: Int
  /// Columns.
  let width: Int
  /// Rows.
  let height: Int

  /// The rectangle with so many more pixels on every side.
  func expanded(by count: Int) -> PixelRect {
    PixelRect(
      left: left - count, top: top - count, width: width + 2 * count, height: height + 2 * count)
  }
}

internal import Glibc
internal import MaquetteScene

/// How the axes of a contact sheet are shared out between its rows and its columns.
struct ContactSheetGrid {
  /// The axes, outermost first.
  let axes: [Matrix.Axis]
  /// The axes that make rows, and those that make columns, by their numbers.
  let rowAxes: [Int]
  let columnAxes: [Int]
  let rowHeights: [Double]
  let columnWidths: [Double]

  /// Shares out the axes so that the pictures together are nearest to four by three; of equals, the
  /// earlier axes make rows.
  ///
  /// - Parameters:
  ///   - axes: The axes, outermost first.
  ///   - sizes: The size of every combination's picture, the last axis changing first.
  init(_ axes: [Matrix.Axis], sizes: [Size]) {
    let grids = (0..<1 << axes.count).map { ContactSheetGrid(axes, sizes, rows: $0) }
    self = grids.dropFirst().reduce(grids[0]) { best, other in
      Self.distance(other.size) < Self.distance(best.size) ? other : best
    }
  }

  /// A grid of which each axis that has its bit set makes rows.
  private init(_ axes: [Matrix.Axis], _ sizes: [Size], rows: Int) {
    self.axes = axes
    rowAxes = axes.indices.filter { rows & 1 << $0 != 0 }
    columnAxes = axes.indices.filter { rows & 1 << $0 == 0 }
    var heights = [Double](repeating: 0, count: Self.count(rowAxes, axes))
    var widths = [Double](repeating: 0, count: Self.count(columnAxes, axes))
    for (index, size) in sizes.enumerated() {
      let (row, column) = (
        Self.line(of: index, rowAxes, axes), Self.line(of: index, columnAxes, axes)
      )
      heights[row] = max(heights[row], size.height)
      widths[column] = max(widths[column], size.width)
    }
    (rowHeights, columnWidths) = (heights, widths)
  }

  /// The size of all pictures together.
  var size: Size { Size(columnWidths.reduce(0, +), rowHeights.reduce(0, +)) }

  /// How many columns stand beside each other: all, unless one axis makes them all and they would be
  /// more than four times as wide as high; those are broken into lines.
  var columnsInLine: Int {
    let count = columnWidths.count
    guard axes.count == 1, size.width > 4 * size.height else { return count }
    let width = columnWidths.max() ?? 0
    func columns(_ lines: Int) -> Int { (count + lines - 1) / lines }
    func distance(_ lines: Int) -> Double {
      Self.distance(Size(Double(columns(lines)) * width, Double(lines) * size.height))
    }
    return (1...count).min { distance($0) < distance($1) }.map(columns) ?? count
  }

  /// How far the proportion is from four by three, the same for twice and for half of it.
  private static func distance(_ size: Size) -> Double {
    abs(log(size.width / size.height * 3 / 4))
  }

  /// The row and column of a combination.
  func place(of combination: Int) -> (row: Int, column: Int) {
    (
      Self.line(of: combination, rowAxes, axes), Self.line(of: combination, columnAxes, axes)
    )
  }

  /// How many combinations of values some axes have.
  private static func count(_ chosen: some Sequence<Int>, _ axes: [Matrix.Axis]) -> Int {
    chosen.reduce(1) { $0 * axes[$1].values.count }
  }

  /// Which row or column a combination is in, by the axes that make those.
  private static func line(of combination: Int, _ chosen: [Int], _ axes: [Matrix.Axis]) -> Int {
    chosen.reduce(0) { line, axis in
      let stride = count(axes.indices[(axis + 1)...], axes)
      let count = axes[axis].values.count
      return line * count + combination / stride % count
    }
  }
}

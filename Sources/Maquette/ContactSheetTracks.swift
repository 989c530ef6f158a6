/// The rows or the columns of a contact sheet, one after the other.
struct ContactSheetTracks {
  /// Rows or columns side by side that have a value in common.
  struct Group: Equatable {
    var value: String
    var start: Double
    var end: Double
  }

  /// The axes that make them, outermost first.
  let axes: [Matrix.Axis]
  /// Where each begins.
  let starts: [Double]
  /// How long each is.
  let lengths: [Double]

  /// Lays them out, with a gap between two, and another for each outer axis that goes on there.
  init(_ axes: [Matrix.Axis], lengths: [Double], from start: Double, gap: Double) {
    self.axes = axes
    self.lengths = lengths
    var starts: [Double] = []
    var next = start
    for (index, length) in lengths.enumerated() {
      if index > 0 {
        next += gap
        for level in axes.indices.dropLast() where index % Self.tracks(below: level, axes) == 0 {
          next += gap
        }
      }
      starts.append(next)
      next += length
    }
    self.starts = starts
  }

  /// Where the last ends.
  var end: Double { (starts.last ?? 0) + (lengths.last ?? 0) }

  /// What stands together by an axis and those outside of it.
  func groups(at level: Int) -> [Group] {
    let count = Self.tracks(below: level, axes)
    let values = axes[level].values
    return stride(from: 0, to: starts.count, by: count).map { first in
      let last = min(first + count, starts.count) - 1
      return Group(
        value: values[first / count % values.count], start: starts[first],
        end: starts[last] + lengths[last])
    }
  }

  /// How many there are to a value of an axis.
  private static func tracks(below level: Int, _ axes: [Matrix.Axis]) -> Int {
    axes[(level + 1)...].reduce(1) { $0 * $1.values.count }
  }
}

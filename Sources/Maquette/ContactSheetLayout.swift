internal import MaquetteScene

/// The picture of a contact sheet: a heading, and the pictures in a table with the values of the axes
/// above the columns and before the rows.
struct ContactSheetLayout {
  /// What stands in a place of the table.
  enum Place: Hashable {
    /// A picture on nothing, on a tile of a colour that is as large as the place.
    case tile(Frame, Color)
    /// A picture of a screen, with corners that are as round as said.
    case screen(Frame, cornerRadius: Double)
    /// A picture with an outline of its own.
    case object(Frame)
    /// Why there is no picture, in an outline that is not larger than said.
    case note(String, within: Size? = nil)
  }

  let title: String
  let subtitle: String
  let pixel: Double
  let shaper: any TextShaper
  /// The size of a label, which all other measures are multiples of.
  let unit: Double
  private let places: [Place]
  private let grid: ContactSheetGrid
  /// How many columns stand beside each other.
  private let columns: Int
  private var columnWidths: [Double]

  private static let ground = Color(red: 0.91, green: 0.91, blue: 0.925)

  var margin: Double { unit * 2.5 }
  var gap: Double { unit * 1.5 }

  /// Prepares a sheet.
  ///
  /// - Parameters:
  ///   - title: What it is about.
  ///   - subtitle: What all pictures have in common.
  ///   - axes: The axes, outermost first.
  ///   - places: What there is for every combination of their values, the last axis changing first.
  ///   - pixel: The size of a pixel in points, to which the pictures are rounded.
  ///   - shaper: Sets the labels.
  init(
    title: String, subtitle: String, _ axes: [Matrix.Axis], _ places: [Place], pixel: Double,
    shaper: any TextShaper
  ) {
    (self.title, self.subtitle, self.places) = (title, subtitle, places)
    (self.pixel, self.shaper) = (pixel, shaper)
    let grid = ContactSheetGrid(axes, sizes: places.map(\.size))
    self.grid = grid
    let columns = grid.columnsInLine
    self.columns = columns
    let widest = grid.columnWidths.max() ?? 0
    let isBroken = columns < grid.columnWidths.count
    let widths = isBroken ? grid.columnWidths.map { _ in widest } : grid.columnWidths
    let lines = Double((widths.count + columns - 1) / columns)
    let (width, height) = (
      widths.prefix(columns).reduce(0, +), grid.rowHeights.reduce(0, +) * lines
    )
    // Where the sheet is shown in the width of a window or a page, labels are as large as small text.
    unit = max(13, (max(width, height * 4 / 3) / 90).rounded())
    columnWidths = widths
    for index in widths.indices {
      let values = columnAxes.last?.values ?? []
      let label = values.isEmpty ? 0 : labelWidth(values[index % values.count], label)
      columnWidths[index] = (max(widths[index], label) / pixel).rounded(.up) * pixel
    }
  }

  /// The sheet.
  var frame: Frame {
    var sheet = Frame(size: .zero)
    let rowLabelWidths = rowAxes.map { axis in
      axis.values.reduce(labelWidth(axis.name, caption)) { max($0, labelWidth($1, label)) }
    }
    let gutter = rowLabelWidths.reduce(0) { $0 + $1 + gap }
    let left = snapped(margin + gutter)
    let lines = stride(from: 0, to: columnWidths.count, by: columns).map {
      $0..<min($0 + columns, columnWidths.count)
    }
    var right = left
    var y = placeHeading(in: &sheet)
    for line in lines {
      let columns = ContactSheetTracks(
        columnAxes.map { axis in
          var axis = axis
          if lines.count > 1 { axis.values = Array(axis.values[line]) }
          return axis
        }, lengths: Array(columnWidths[line]), from: left, gap: snapped(gap))
      y = placeHeader(columns, rowLabelWidths, below: y, in: &sheet)
      let rows = ContactSheetTracks(
        rowAxes, lengths: grid.rowHeights.map(snapped), from: snapped(y), gap: snapped(gap))
      placeRowLabels(rows, rowLabelWidths, in: &sheet)
      for (index, place) in places.enumerated() {
        let (row, column) = grid.place(of: index)
        guard line.contains(column) else { continue }
        let spot = Rect(
          columns.starts[column - line.lowerBound], rows.starts[row], columnWidths[column],
          grid.rowHeights[row])
        self.place(place, in: spot, of: &sheet)
      }
      right = max(right, columns.end)
      y = rows.end + gap * 1.5
    }
    sheet.size = Size(
      max(right, margin + headingWidth) + margin, y - gap * 1.5 + margin)
    return sheet.on(Self.ground).rounded(to: pixel)
  }

  var rowAxes: [Matrix.Axis] { grid.rowAxes.map { grid.axes[$0] } }
  private var columnAxes: [Matrix.Axis] { grid.columnAxes.map { grid.axes[$0] } }

  /// A length in whole pixels, so that pictures are rounded as they are by themselves.
  func snapped(_ value: Double) -> Double { (value / pixel).rounded() * pixel }
}

extension Frame {
  /// The frame on a colour.
  fileprivate func on(_ color: Color) -> Frame {
    var frame = Frame(size: size)
    frame.place(.shape(.rectangle(size), fill: Fill(color), stroke: nil), at: .zero)
    frame.place(self, at: .zero)
    return frame
  }
}

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
    /// Why there is no picture.
    case note(String)
  }

  private let title: String
  private let subtitle: String
  private let places: [Place]
  private let pixel: Double
  private let shaper: any TextShaper
  private let grid: ContactSheetGrid
  /// How many columns stand beside each other.
  private let columns: Int
  private let columnWidths: [Double]
  /// The size of a label, which all other measures are multiples of.
  private let unit: Double

  private static let ground = Color(red: 0.91, green: 0.91, blue: 0.925)
  private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
  private static let secondaryInk = Color(red: 0.4, green: 0.4, blue: 0.42)
  private static let rule = Color.black.opacity(0.2)
  private static let edge = Color.black.opacity(0.14)

  private var label: FontStyle { FontStyle(size: unit, weight: .semibold) }
  private var caption: FontStyle { FontStyle(size: unit * 0.8) }
  private var margin: Double { unit * 2.5 }
  private var gap: Double { unit * 1.5 }
  /// The widest that a label makes a column or stands before a row.
  private var widestLabel: Double { unit * 14 }

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
    let isBroken = columns < grid.columnWidths.count
    let widest = grid.columnWidths.max() ?? 0
    var widths = isBroken ? grid.columnWidths.map { _ in widest } : grid.columnWidths
    let lines = Double((widths.count + columns - 1) / columns)
    let (width, height) = (
      widths.prefix(columns).reduce(0, +), grid.rowHeights.reduce(0, +) * lines
    )
    // Where the sheet is shown in the width of a window or a page, labels are as large as small text.
    unit = max(13, (max(width, height * 4 / 3) / 90).rounded())
    if let axis = grid.columnAxes.last.map({ axes[$0] }) {
      let label = FontStyle(size: unit, weight: .semibold)
      for index in widths.indices {
        let text = axis.values[index % axis.values.count]
        widths[index] = max(
          widths[index], min(unit * 14, shaper.label(text, label)?.width ?? 0))
      }
    }
    columnWidths = widths.map { ($0 / pixel).rounded(.up) * pixel }
  }

  /// The sheet.
  var frame: Frame {
    var sheet = Frame(size: .zero)
    let rowLabelWidths = rowAxes.map(labelWidth)
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
        rowAxes, lengths: grid.rowHeights, from: snapped(y), gap: snapped(gap))
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
    let texts = [(title, heading), (subtitle, caption)].map {
      shaper.label($0, $1, width: unit * 40)?.width ?? 0
    }
    sheet.size = Size(
      max(right, margin + (texts.max() ?? 0)) + margin, y - gap * 1.5 + margin)
    return sheet.on(Self.ground).rounded(to: pixel)
  }

  private var heading: FontStyle { FontStyle(size: unit * 1.7, weight: .semibold) }
  private var rowAxes: [Matrix.Axis] { grid.rowAxes.map { grid.axes[$0] } }
  private var columnAxes: [Matrix.Axis] { grid.columnAxes.map { grid.axes[$0] } }

  private func snapped(_ value: Double) -> Double { (value / pixel).rounded() * pixel }

  /// Places title and subtitle; gives where they end.
  private func placeHeading(in sheet: inout Frame) -> Double {
    var y = margin + unit * 1.3
    place(title, heading, Self.ink, at: Point(margin, y), width: unit * 40, in: &sheet)
    if !subtitle.isEmpty {
      y += unit * 1.5
      place(
        subtitle, caption, Self.secondaryInk, at: Point(margin, y), width: unit * 40, in: &sheet)
    }
    return y + unit * 1.6
  }

  /// Places the values of the columns, a line for each axis; gives where the rows begin.
  private func placeHeader(
    _ columns: ContactSheetTracks, _ rowLabelWidths: [Double], below top: Double,
    in sheet: inout Frame
  ) -> Double {
    var y = top
    for (level, axis) in columns.axes.enumerated() {
      y += unit * 0.8
      place(axis.name, caption, Self.secondaryInk, at: Point(columns.starts[0], y), in: &sheet)
      y += unit * 1.3
      let isLast = level == columns.axes.count - 1
      for group in columns.groups(at: level) {
        place(
          group.value, label, Self.ink, at: Point(group.start, y), width: group.end - group.start,
          in: &sheet)
        if !isLast {
          placeRule(
            Size(group.end - group.start, 0), at: Point(group.start, y + unit * 0.6), in: &sheet)
        }
      }
      y += isLast ? 0 : unit * 1.3
    }
    var x = margin
    if columns.axes.isEmpty, !rowAxes.isEmpty { y += unit * 0.8 }
    for (axis, width) in zip(rowAxes, rowLabelWidths) {
      place(axis.name, caption, Self.secondaryInk, at: Point(x, y), in: &sheet)
      x += width + gap
    }
    return y + (grid.axes.isEmpty ? 0 : unit * 0.8)
  }

  /// How much room the labels of rows need.
  private func labelWidth(_ axis: Matrix.Axis) -> Double {
    let name = shaper.label(axis.name, caption)?.width ?? 0
    let widths = axis.values.map { shaper.label($0, label)?.width ?? 0 }
    return min(max(name, widths.max() ?? 0), widestLabel)
  }

  /// Places the values of the rows, a column for each axis.
  private func placeRowLabels(
    _ rows: ContactSheetTracks, _ widths: [Double], in sheet: inout Frame
  ) {
    var x = margin
    for (level, width) in widths.enumerated() {
      for group in rows.groups(at: level) {
        place(
          group.value, label, Self.ink, at: Point(x, group.start + unit), width: width, in: &sheet)
        if level < widths.count - 1 {
          placeRule(
            Size(0, group.end - group.start), at: Point(x + width + gap / 2, group.start),
            in: &sheet)
        }
      }
      x += width + gap
    }
  }

  private func placeRule(_ size: Size, at point: Point, in sheet: inout Frame) {
    let width = max(pixel, unit / 16)
    sheet.place(
      .shape(
        .rectangle(Size(max(size.width, width), max(size.height, width))), fill: Fill(Self.rule),
        stroke: nil), at: point)
  }

  private func place(
    _ text: String, _ style: FontStyle, _ color: Color, at point: Point, width: Double? = nil,
    in sheet: inout Frame
  ) {
    guard let line = shaper.label(text, style, width: width) else { return }
    sheet.place(.text(line, color), at: point)
  }

  /// Places a picture at the top of its place, in the middle.
  private func place(_ place: Place, in spot: Rect, of sheet: inout Frame) {
    let offset = Point(snapped((spot.size.width - place.size.width) / 2), 0)
    switch place {
    case .tile(let picture, let color):
      var tile = Frame(size: spot.size)
      tile.place(.shape(.rectangle(spot.size), fill: Fill(color), stroke: nil), at: .zero)
      tile.place(picture, at: offset)
      let outline = Shape.rectangle(spot.size, radius: unit * 0.8)
      sheet.place(.group(tile, Effects(clip: outline, isBackdropRoot: true)), at: spot.origin)
      sheet.place(.shape(outline, fill: nil, stroke: edge), at: spot.origin)
    case .screen(let picture, let radius):
      let outline = Shape.rectangle(picture.size, radius: radius)
      let origin = spot.origin + offset
      sheet.place(.group(picture, Effects(clip: outline, isBackdropRoot: true)), at: origin)
      sheet.place(.shape(outline, fill: nil, stroke: edge), at: origin)
    case .object(let picture):
      sheet.place(
        .group(picture, Effects(clip: .rectangle(picture.size), isBackdropRoot: true)),
        at: spot.origin + offset)
    case .note(let text):
      let dashes = [unit * 0.4, unit * 0.4]
      sheet.place(
        .shape(
          .rectangle(spot.size, radius: unit * 0.8), fill: nil,
          stroke: Stroke(Self.rule, width: unit / 16, dashes: dashes)), at: spot.origin)
      guard let line = shaper.label(text, caption, width: spot.size.width - unit) else { return }
      sheet.place(
        .text(line, Self.secondaryInk),
        at: Point(spot.center.x - line.width / 2, spot.center.y + unit * 0.3))
    }
  }

  private var edge: Stroke { Stroke(Self.edge, width: max(pixel, unit / 26)) }
}

extension ContactSheetLayout.Place {
  /// The least size of the place.
  fileprivate var size: Size {
    switch self {
    case .tile(let picture, _), .screen(let picture, _), .object(let picture): picture.size
    case .note: Size(120, 44)
    }
  }
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

internal import MaquetteScene

extension ContactSheetLayout {
  private static let ink = Color(red: 0.11, green: 0.11, blue: 0.12)
  static let secondaryInk = Color(red: 0.4, green: 0.4, blue: 0.42)
  static let rule = Color.black.opacity(0.2)

  private var heading: FontStyle { FontStyle(size: unit * 1.7, weight: .semibold) }
  var label: FontStyle { FontStyle(size: unit, weight: .semibold) }
  var caption: FontStyle { FontStyle(size: unit * 0.8) }
  private var widestHeading: Double { unit * 40 }

  /// How wide title and subtitle are.
  var headingWidth: Double {
    [(title, heading), (subtitle, caption)].reduce(0) { width, text in
      max(width, shaper.label(text.0, text.1, width: widestHeading)?.width ?? 0)
    }
  }

  /// How much room a label asks for above a column or before a row; longer ones are cut off.
  func labelWidth(_ text: String, _ style: FontStyle) -> Double {
    min(shaper.label(text, style)?.width ?? 0, unit * 14)
  }

  /// Places title and subtitle; gives where they end.
  func placeHeading(in sheet: inout Frame) -> Double {
    var y = margin + unit * 1.3
    place(title, heading, Self.ink, at: Point(margin, y), width: widestHeading, in: &sheet)
    if !subtitle.isEmpty {
      y += unit * 1.5
      place(
        subtitle, caption, Self.secondaryInk, at: Point(margin, y), width: widestHeading, in: &sheet
      )
    }
    return y + unit * 1.6
  }

  /// Places the values of the columns, a line for each axis; gives where the rows begin.
  func placeHeader(
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
      if !isLast { y += unit * 1.3 }
    }
    var x = margin
    if columns.axes.isEmpty, !rowAxes.isEmpty { y += unit * 0.8 }
    for (axis, width) in zip(rowAxes, rowLabelWidths) {
      place(axis.name, caption, Self.secondaryInk, at: Point(x, y), in: &sheet)
      x += width + gap
    }
    return y + (columns.axes.isEmpty && rowAxes.isEmpty ? 0 : unit * 0.8)
  }

  /// Places the values of the rows, a column for each axis.
  func placeRowLabels(
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
}

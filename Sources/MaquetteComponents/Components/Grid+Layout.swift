public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// The `grid` section of a theme.
struct GridStyle: Style {
  static let section = "grid"

  var leastColumnWidth = 100.0
  var spacing = 8.0
  var pictureSpacing = 2.0

  static let schema = Schema<Self>(
    "grid style", "The measures of grids.",
    Field(
      "leastColumnWidth", \.leastColumnWidth,
      "Least width of a column where their number is not given, in points."),
    Field("spacing", \.spacing, "Between two elements."),
    Field("pictureSpacing", \.pictureSpacing, "Between two pictures from edge to edge."))
}

extension Grid: ContentElement {
  /// A grid takes the whole line.
  public func stretches(along axis: Stack.Axis) -> Bool { axis == .horizontal }

  /// Pictures that fill go from edge to edge.
  public var takesMargins: Bool { items.elements.contains { $0.content.takesMargins } }

  /// The elements row by row, each in the middle of its cell; a row is as high as its highest.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let style = context.style(GridStyle.self)
    let spacing = self.spacing ?? (takesMargins ? style.pictureSpacing : style.spacing)
    let fitting = (proposal.width + spacing) / max(1, style.leastColumnWidth + spacing)
    let columns = columns ?? max(1, Int(fitting))
    let width = max(0, (proposal.width - spacing * Double(columns - 1)) / Double(columns))
    var cell = Proposal(width: width)
    cell.pictureHeight = 1
    let cells = items.elements.enumerated().map { index, element in
      element.content.placed(cell, in: context, at: (path / "items")[index])
    }
    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      row(cells[start..<min(start + columns, cells.count)], width: width, spacing)
    }
    var grid = Frame(stacking: rows, along: .vertical, spacing: spacing, alignment: 0)
    grid.size.width = proposal.width
    return grid
  }

  private func row(_ cells: ArraySlice<Frame>, width: Double, _ spacing: Double) -> Frame {
    let columns = cells.map { cell in
      var column = Frame(size: Size(width, cell.size.height))
      column.place(cell, at: Point((width - cell.size.width) / 2, 0))
      return column
    }
    return Frame(stacking: columns, along: .horizontal, spacing: spacing)
  }
}

extension Grid {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [GridStyle.self]
}

public import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension MockupRenderer {
  /// The picture of a contact sheet.
  ///
  /// A cell that cannot be drawn, or that looks like another, is an empty place that says so.
  ///
  /// - Parameters:
  ///   - sheet: The sheet.
  ///   - format: The kind of file.
  ///   - scale: Pixels a point, for all cells.
  ///   - isStrict: Whether a warning keeps a cell from being drawn, as an error does.
  ///   - effort: How long to compress.
  ///   - hasMetadata: Whether the file says what it was made from.
  /// - Returns: The picture; without bytes when not one cell can be drawn.
  /// - Throws: `RenderError` when a font is missing, the sheet is too large or drawing fails.
  public func render(
    _ sheet: ContactSheet, as format: any OutputFormat = PNGFormat(), scale: Double = 2,
    isStrict: Bool = false, effort: RenderOptions.Effort = .standard, hasMetadata: Bool = true
  ) throws(RenderError) -> Picture {
    var layouts: [ExaminedLayout] = []
    for cell in sheet.cells { layouts.append(try examined(cell, scale: scale)) }
    let places = zip(sheet.cells, layouts).map { cell, layout in
      layout.isDrawn(isStrict: isStrict) ? cell.place(for: layout.frame) : nil
    }
    let renderer = try renderer(for: sheet.cells[0].theme)
    let title = sheet.mockup.name ?? sheet.cells[0].alternativeText
    let frame = ContactSheetLayout(
      title: title, subtitle: sheet.commonValues, sheet.axes, sheet.places(places),
      pixel: 1 / scale, shaper: renderer
    ).frame
    let diagnostics = layouts.flatMap(\.diagnostics)
    guard places.contains(where: { $0 != nil }) else {
      return Picture(bytes: nil, diagnostics: diagnostics, frame: frame)
    }
    let options = RenderOptions(
      scale: scale, title: title, description: sheet.alternativeText,
      metadata: hasMetadata ? metadata(of: sheet, frame, layouts) : nil, effort: effort)
    return Picture(
      bytes: try format.render(frame, options, renderer), diagnostics: diagnostics, frame: frame)
  }
}

extension MockupRenderer.ExaminedLayout {
  fileprivate func isDrawn(isStrict: Bool) -> Bool {
    isDrawn && !(isStrict && diagnostics.contains { $0.severity == .warning })
  }
}

extension Cell {
  /// The picture on what it is looked at on.
  fileprivate func place(for frame: Frame) -> ContactSheetLayout.Place {
    switch mockup.effectiveCanvas(on: traits.idiom) {
    case .fit(let fit):
      .tile(frame, theme.color(fit.background ?? .named("systemBackground"), for: traits))
    case .screen where mockup.frame: .object(frame)
    case .screen: .screen(frame, cornerRadius: device.display(orientation).cornerRadius)
    }
  }
}

extension ContactSheet {
  /// What the picture shows, in words: what its first cell shows, and the values of each axis.
  fileprivate var alternativeText: String {
    let axes = axes.map { "\($0.name): \($0.values.joined(separator: ", "))" }
    return ([cells[0].alternativeText] + axes).filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// What stands in the place of every combination, by what there is for every cell; what was there
  /// before is not shown again.
  func places(_ pictures: [ContactSheetLayout.Place?]) -> [ContactSheetLayout.Place] {
    var seen: [ContactSheetLayout.Place: Int] = [:]
    return combinations.enumerated().map { combination, cell in
      guard let picture = pictures[cell] else { return .note("no picture") }
      guard let first = seen[picture] else {
        seen[picture] = combination
        return picture
      }
      return .note("as \(values(of: first, unlike: combination))", within: picture.outline)
    }
  }
}

internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteGuidelines
internal import MaquetteSource
internal import MaquetteThemes

extension MockupRenderer {
  /// What the guidelines say of a mockup, also of one that is built in Swift; findings name its values by
  /// their paths.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - linter: What judges; every rule as it is unless given.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  /// - Returns: The findings, in the rules' order.
  /// - Throws: `RenderError` when a font is missing.
  public func findings(
    in mockup: Mockup, by linter: Linter = Linter(lexicon: Catalog.lexicon()),
    relativeTo folder: String = ""
  ) throws(RenderError) -> [Finding] {
    linter.findings(in: try linted(mockup, in: folder, withLayout: linter.needsLayout))
  }

  /// A mockup as rules look at it, with those of its cells that can be drawn.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - folder: The folder that paths of theme files and pictures begin at.
  ///   - hasLayout: Whether its cells are laid out.
  /// - Returns: The mockup.
  /// - Throws: `RenderError` when a font is missing.
  func linted(
    _ mockup: Mockup, in folder: String, withLayout hasLayout: Bool
  ) throws(RenderError) -> LintedMockup {
    let idioms = mockup.device.values.compactMap { device in
      switch device {
      case .id(let id): self.catalog.devices[id]?.idiom
      case .measures(let measures): measures.idiom
      }
    }
    var catalog = catalog
    var cells: [LintedCell] = []
    // What keeps it from being drawn is no matter of guidelines.
    if hasLayout, let matrix = try? Matrix(mockup, in: &catalog, relativeTo: folder) {
      for cell in matrix.cells {
        if let cell = try linted(cell) { cells.append(cell) }
      }
    }
    return LintedMockup(mockup, idioms: idioms.isEmpty ? [.phone] : idioms, cells: cells)
  }

  private func linted(_ cell: Cell) throws(RenderError) -> LintedCell? {
    var cell = cell
    cell.mockup.frame = false
    let layout = try examined(cell)
    guard layout.isDrawn else { return nil }
    return LintedCell(
      cell.mockup, cell.traits, axes: cell.axes, frame: layout.frame,
      question: cell.question.map { ($0.path, $0.origin) })
  }
}

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

  /// A mockup as rules look at it.
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
    var (cells, undrawn): ([LintedCell], [UndrawnCell]) = ([], [])
    if hasLayout, let matrix = try? Matrix(mockup, in: &catalog, relativeTo: folder) {
      for cell in matrix.cells {
        var cell = cell
        cell.mockup.frame = false
        let layout = try examined(cell)
        if layout.isDrawn {
          cells.append(
            LintedCell(
              cell.mockup, cell.traits, axes: cell.axes, frame: layout.frame,
              question: cell.question.map { ($0.path, $0.origin) }))
        } else {
          undrawn.append(UndrawnCell(axes: cell.axes, problems: layout.diagnostics))
        }
      }
    }
    return LintedMockup(
      mockup, idioms: idioms.isEmpty ? [.phone] : idioms, cells: cells, undrawn: undrawn)
  }
}

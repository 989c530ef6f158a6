internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteGuidelines
internal import MaquetteSource

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
    linter.findings(in: try linted(mockup, for: linter, in: folder, withLayout: linter.needsLayout))
  }

  /// A mockup as rules look at it, as this renderer lays it out.
  func linted(
    _ mockup: Mockup, for linter: Linter, in folder: String, withLayout hasLayout: Bool
  ) throws(RenderError) -> LintedMockup {
    try LintedMockup(mockup, for: linter, in: catalog, relativeTo: folder, withLayout: hasLayout) {
      cell throws(RenderError) in
      let layout = try examined(cell)
      return (layout.frame, layout.diagnostics)
    }
  }
}

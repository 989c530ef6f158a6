internal import Maquette
internal import MaquetteCairo
internal import MaquetteComponents
internal import MaquetteGuidelines
internal import MaquetteSource

/// Judges files as they are drawn: with the axes that the project's configuration gives them.
struct DocumentLinter {
  let linter: Linter
  let renderer = MockupRenderer()
  let defaults: Mockup?
  /// Whether the rules that need a layout are judged.
  var hasLayout: Bool

  func judged(_ file: MockupFile) throws(RenderError) -> MockupFile.Judgement {
    try file.judged(by: linter, in: renderer, defaults: defaults, withLayout: hasLayout)
  }

  func fixed(_ file: MockupFile) -> (file: MockupFile, count: Int) {
    file.fixed(by: linter, in: renderer.catalog, defaults: defaults)
  }

  func findings(in file: MockupFile) throws(RenderError) -> [Diagnostic] {
    try judged(file).findings
  }
}

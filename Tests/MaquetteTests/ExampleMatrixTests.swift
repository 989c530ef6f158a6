import Maquette
import MaquetteComponents
import MaquetteTestSupport
import MaquetteThemes
import Testing

/// The documents of `examples/` in every look, language and reading direction that they may be asked for.
@Suite struct ExampleMatrixTests {
  static let documents =
    (try? PackageFiles.names(in: "examples").filter { $0.contains(".") }) ?? []

  @Test(arguments: documents) func isDrawnWithoutErrors(_ name: String) throws {
    let format = String(name.split(separator: ".").last ?? "")
    let file = readMockups(try PackageFiles.text("examples/\(name)"), as: format)
    try #require(file.diagnostics == [] && !file.mockups.isEmpty)
    var catalog = Catalog()
    let renderer = MockupRenderer(catalog)
    for var mockup in file.mockups.map(\.mockup) {
      mockup.theme = ["ios-18", "ios-26"]
      mockup.appearance = [.light, .dark]
      mockup.contrast = [.normal, .increased]
      mockup.textSize = [.large, .accessibility3]
      mockup.locale = ["en", "ar"]
      let matrix = try Matrix(mockup, in: &catalog, relativeTo: "\(PackageFiles.root)/examples")
      #expect(matrix.diagnostics == [])
      // On a watch, which has a theme of its own and is always dark, many of the choices are one.
      #expect(matrix.combinations.count >= 32)
      for cell in matrix.cells {
        let layout = try renderer.examined(cell, scale: 1)
        let errors = layout.diagnostics.filter { $0.severity == .error }.map(\.text)
        #expect(errors == [], "\(cell.suffix)")
        #expect(layout.frame.isFinite, "\(cell.suffix)")
      }
    }
  }

  @Test func allDocumentsAreFound() {
    #expect(Self.documents.count > 20)
  }
}

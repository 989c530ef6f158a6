import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

/// The documents of `examples/reference/`.
@Suite struct ExampleTests {
  @Test(arguments: DocumentedMapping.components)
  func exampleShowsItsKind(_ kind: String) throws {
    let text = try PackageFiles.text("examples/reference/\(kind).yaml")
    #expect(text.contains(try Regex("\\b\(kind)\\b")), "it does not mention '\(kind)'")
    #expect(text.hasPrefix("alt: "), "it does not begin with what its picture shows")
    #expect(text.split(separator: "\n").count < 25)
  }

  @Test(arguments: try PackageFiles.names(in: "examples/reference"))
  func exampleHasNoMistakes(_ name: String) throws {
    let text = try PackageFiles.text("examples/reference/" + name)
    let file = MockupFile(SourceFile(name: name, text: text), name: "example")
    #expect(file.diagnostics.map(\.text) == [])
    let mockup = try #require(file.mockups.first).mockup
    var catalog = Catalog()
    let matrix = try Matrix(mockup, in: &catalog)
    #expect(matrix.diagnostics.map(\.text) == [])
    // The reference shows one picture, whose name has no suffix.
    let cell = try #require(matrix.cells.first)
    #expect(cell.suffix == "")
    let picture = try MockupRenderer(catalog).render(cell, scale: 1, effort: .fast)
    #expect(picture.diagnostics.map(\.text) == [])
  }
}

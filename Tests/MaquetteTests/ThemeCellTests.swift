import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct ThemeCellTests {
  /// A theme file without a name of its own has that of the theme it extends, and is another all the same.
  @Test func themesOfOneNameAreTwoPictures() throws {
    let folder = try TemporaryFolder()
    try folder.write("extends: ios-18\npalette: {label: '#123456'}", to: "brand.yaml")
    let mockup = try readMockup("theme: [ios-18, brand.yaml]\nmenu: {items: [A]}")
    var catalog = Catalog()
    let matrix = try Matrix(mockup, in: &catalog, relativeTo: folder.path)
    #expect(matrix.cells.map(\.suffix) == [".ios-18", ".brand"])
    let pictures = try matrix.cells.map { try MockupRenderer(catalog).render($0).bytes }
    #expect(pictures[0] != pictures[1])
  }
}

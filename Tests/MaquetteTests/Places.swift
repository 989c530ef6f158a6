import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

extension Places {
  /// The places of the first cell of a document.
  init(of document: String, scale: Double) throws {
    var catalog = Catalog()
    let matrix = try Matrix(readMockup(document).classic, in: &catalog)
    let cell = try #require(matrix.cells.first)
    self.init(try MockupRenderer(catalog).frame(of: cell, scale: scale))
  }
}

import Maquette
import MaquetteTestSupport
import Testing

@Suite struct ProblemTests {
  private static let problems = MarkedCase.table("Tests/MaquetteTests/Problems/documents.txt")

  @Test(arguments: problems) func areLocated(problem: MarkedCase) throws {
    let marked = MarkedText(problem.marked)
    let messages = problem.messages
    let file = readMockups(marked.text)
    let read = try #require(file.mockups.first)
    #expect(file.diagnostics == [])
    var catalog = Catalog()
    let cell = try #require(try Matrix(read.mockup, in: &catalog).cells.first)
    let picture = try MockupRenderer(catalog).render(cell)
    #expect(picture.diagnostics.map { "\($0.severity.rawValue) \($0.text)" } == messages)
    #expect(picture.diagnostics.map { read.ranges[$0.path]?.lowerBound } == marked.positions)
    let hasError = messages.contains { $0.hasPrefix("error") }
    #expect((picture.bytes == nil) == hasError, "an error makes no picture, a warning makes one")
  }

  /// A symbol that SF Symbols has and Maquette has no drawing for is a warning, and is drawn all
  /// the same.
  @Test func undrawnSymbolsAreWarnings() throws {
    let catalog = Catalog()
    let library = catalog.symbolLibrary()
    let undrawn = try #require(
      catalog.symbolNames.all.prefix(2000).first { library.symbol(named: $0) == nil })
    var mutable = catalog
    let mockup = try readMockup("menu: {items: [{button: A, image: {symbol: '\(undrawn)'}}]}")
    let cell = try #require(try Matrix(mockup, in: &mutable).cells.first)
    let picture = try MockupRenderer(catalog).render(cell)
    #expect(picture.diagnostics.map(\.id) == ["symbol-not-drawn"])
    #expect(picture.diagnostics.map(\.severity) == [.warning])
    #expect(picture.bytes != nil)
  }
}

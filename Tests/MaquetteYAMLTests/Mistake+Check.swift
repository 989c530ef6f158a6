import MaquetteSource
import MaquetteTestSupport
import MaquetteYAML
import Testing

extension Mistake {
  /// Expects the mistake, and no other, where the arrow stands.
  func check() throws {
    let marked = MarkedText(source)
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: marked.text))
    let diagnostic = try #require(parsed.diagnostics.first)
    #expect(parsed.diagnostics.count == 1)
    #expect(diagnostic.range?.lowerBound == marked.position)
    #expect(diagnostic.id == id)
    #expect(diagnostic.message == message)
    #expect(diagnostic.help == help)
    #expect(diagnostic.file == "menu.yaml")
  }
}

import Maquette
import MaquetteSource
import MaquetteTestSupport
import Testing

@Suite struct ReadingMistakeTests {
  private static let folder = "Tests/MaquetteComponentsTests/Mistakes"

  @Test(arguments: MarkedCase.table("\(folder)/items.txt")) func ofItems(mistake: MarkedCase) {
    expect(mistake.messages, in: "menu:\n  items:\n    \(mistake.marked)\n")
  }

  @Test(arguments: MarkedCase.table("\(folder)/content.txt")) func ofContent(mistake: MarkedCase) {
    expect(mistake.messages, in: "screen:\n  content:\n    \(mistake.marked)\n")
  }

  @Test(arguments: MarkedCase.table("\(folder)/screens.txt")) func ofScreens(mistake: MarkedCase) {
    expect(mistake.messages, in: "screen:\n  \(mistake.marked)\n")
  }

  @Test(arguments: MarkedCase.table("\(folder)/documents.txt"))
  func ofDocuments(mistake: MarkedCase) {
    expect(mistake.messages, in: mistake.marked)
  }

  private func expect(_ messages: [String], in marked: String) {
    let marked = MarkedText(marked)
    let file = readMockups(marked.text)
    #expect(file.diagnostics.map(\.text) == messages)
    #expect(file.diagnostics.map { $0.range?.lowerBound } == marked.positions)
    #expect(file.mockups.contains { !$0.isValid }, "it would be drawn")
  }
}

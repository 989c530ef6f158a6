import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// Mistakes in files of values are told like those in documents.
@Suite struct MistakeTests {
  private static let start = """
    picture: 00
    section: 0
    scale: 2
    twin: {theme: ios-18, device: iphone-se-3, menu: {items: [A]}}

    """

  private func failure(_ text: String) throws -> ReferencePicture.Failure {
    let file = SourceFile(name: "00.yaml", text: text)
    return try #require(throws: ReferencePicture.Failure.self) {
      try FidelityRun().measure(file, name: "00")
    }
  }

  @Test(arguments: MarkedCase.table("Tests/MaquetteFidelityTests/Mistakes.txt"))
  func areLocated(mistake: MarkedCase) throws {
    let marked = MarkedText(Self.start + mistake.marked)
    let diagnostics = try failure(marked.text).diagnostics
    #expect(
      diagnostics.map { found in
        "\(found.id): \(found.message)" + (found.help.map { " (\($0))" } ?? "")
      } == mistake.messages)
    #expect(diagnostics.compactMap { $0.range?.lowerBound } == marked.positions)
    #expect(diagnostics.allSatisfy { $0.file == "00.yaml" })
  }

  @Test func ofOurDocumentAreLocatedInIt() throws {
    let marked = MarkedText(
      "picture: 00\nsection: 0\nscale: 2\ntwin: {device: watch-38, menu: ↓{items: [A]}}")
    let diagnostics = try failure(marked.text).diagnostics
    #expect(diagnostics.map(\.id) == ["not-drawn"])
    #expect(diagnostics.map { $0.range?.lowerBound } == marked.positions)
  }

  @Test func aFileIsAboutOnePicture() throws {
    let diagnostics = try failure(Self.start + "---\n" + Self.start).diagnostics
    #expect(diagnostics.map(\.id) == ["several-documents"])
  }

  @Test(arguments: ["0", "-2"]) func aScaleIsAboveZero(_ scale: String) throws {
    let text = Self.start.replacing("scale: 2", with: "scale: \(scale)")
    #expect(try failure(text).diagnostics.map(\.id) == ["out-of-range"])
  }
}

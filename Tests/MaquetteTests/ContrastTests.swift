import Foundation
import Maquette
import MaquetteCairo
import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

/// Every component in every theme, appearance, contrast and text size: laid out without errors, and its
/// texts legible.
///
/// Under increased contrast texts have the ratio that WCAG asks for. Under the normal one they have what
/// the system's have, which `Contrast/*.txt` records: a line for each theme, appearance and text, with the
/// least ratio of two text sizes. `GOLDENS=missing`, `changed` or `all` in the environment writes these
/// files, and fails all the same.
@Suite struct ContrastTests {
  private static let folder = "Tests/MaquetteTests/Contrast"
  static let documents = (try? PackageFiles.names(in: "examples/reference", ending: ".yaml")) ?? []
  /// The text sizes at which texts are measured, of those at which documents are laid out.
  private static let measured: [TextSize] = [.large, .accessibility3]

  @Test(arguments: documents) func everyThemeIsComplete(_ document: String) throws {
    var catalog = Catalog()
    let drawer = MockupRenderer(catalog)
    var painters: [FontSet: Renderer] = [:]
    var ratios: [String: Double] = [:]
    for cell in try cells(of: document, &catalog) {
      let layout = try drawer.examined(cell, scale: 1)
      let problems = layout.diagnostics.filter {
        $0.severity == .error || $0.id == "symbol-not-drawn"
      }
      #expect(problems.map(\.text) == [], "\(cell.label)")
      #expect(layout.frame.isFinite, "\(cell.label)")
      guard Self.measured.contains(cell.traits.textSize) else { continue }
      let renderer =
        try painters[cell.theme.fonts]
        ?? Renderer(fonts: cell.theme.fonts, folders: catalog.folders.fonts)
      painters[cell.theme.fonts] = renderer
      for text in try TextContrast.all(in: layout.frame, of: cell, renderer) {
        switch cell.traits.contrast {
        case .normal:
          let key = "\(cell.theme.name) \(cell.traits.appearance.rawValue) \(text.name)"
          ratios[key] = min(text.ratio, ratios[key] ?? .infinity)
        case .increased:
          #expect(text.ratio >= (text.isLarge ? 3 : 4.5), "\(cell.label) \(text.name)")
        }
      }
    }
    try compare(ratios, with: "\(Self.folder)/\(document.dropLast(5)).txt")
  }

  @Test func everyFileOfRatiosHasItsDocument() throws {
    let files = try PackageFiles.names(in: Self.folder, ending: ".txt").map { $0.dropLast(4) }
    #expect(!Self.documents.isEmpty)
    #expect(files == Self.documents.map { $0.dropLast(5) })
  }

  /// The cells of a document in all themes for its kind of device, and in all that they depend on.
  private func cells(of document: String, _ catalog: inout Catalog) throws -> [Cell] {
    var mockup = try readMockup(try PackageFiles.text("examples/reference/\(document)"))
    let idiom = try #require(try Matrix(mockup, in: &catalog).cells.first).traits.idiom
    mockup.theme = OneOrMore(
      try catalog.themeNames.filter { try catalog.theme($0).idioms.contains(idiom) })
    mockup.appearance = [.light, .dark]
    mockup.contrast = [.normal, .increased]
    mockup.textSize = OneOrMore(TextSize.allCases)
    let matrix = try Matrix(mockup, in: &catalog)
    try #require(matrix.diagnostics == [])
    // Layouts do not depend on contrast: that it is increased matters where texts are measured.
    return matrix.cells.filter {
      $0.traits.contrast == .normal || Self.measured.contains($0.traits.textSize)
    }
  }

  /// Compares ratios with those in a file: none may be lower by more than 0.1.
  private func compare(_ ratios: [String: Double], with path: String) throws {
    let lines = ratios.map { "\($0) \(($1 * 100).rounded() / 100)" }.sorted()
    let known = PackageFiles.exists(path) ? try PackageFiles.text(path) : nil
    let text = lines.map { $0 + "\n" }.joined()
    let recording = ProcessInfo.processInfo.environment["GOLDENS"] ?? "never"
    let isRecorded =
      recording == "all" || recording == "changed" && known != text
      || recording == "missing" && known == nil
    guard !isRecorded else {
      try PackageFiles.write(text, to: path)
      Issue.record("\(path) is written")
      return
    }
    var recorded: [String: Double] = [:]
    for line in (known ?? "").split(separator: "\n") {
      let space = try #require(line.lastIndex(of: " "))
      recorded[String(line[..<space])] = Double(line[line.index(after: space)...])
    }
    for (key, ratio) in ratios.sorted(by: { $0.key < $1.key }) {
      let line = "\(key) \((ratio * 100).rounded() / 100)"
      guard let before = recorded.removeValue(forKey: key) else {
        Issue.record("\(path) lacks '\(line)'")
        continue
      }
      #expect(ratio >= before - 0.1, "\(line), recorded as \(before)")
    }
    #expect(recorded.keys.sorted() == [], "\(path) has texts that are not drawn")
  }
}

extension Cell {
  /// The values that tell it from other cells.
  fileprivate var label: String {
    let traits = traits
    return "\(theme.name) \(traits.appearance.rawValue) \(traits.contrast.rawValue) "
      + traits.textSize.rawValue
  }
}

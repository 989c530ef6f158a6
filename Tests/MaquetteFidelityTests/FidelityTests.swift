import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in pictures of the system, against ours.
@Suite struct FidelityTests {
  private static let folder = "Tests/Fidelity"

  static let names = (try? PackageFiles.names(in: folder, ending: ".yaml")) ?? []

  /// Every file, measured once for all tests.
  private static let pictures = Result {
    let run = try FidelityRun()
    return try names.map { name in
      let file = SourceFile(name: name, text: try PackageFiles.text("\(folder)/\(name)"))
      return try run.measure(file, name: name)
    }
  }

  @Test(arguments: names) func valuesAreAsMeasured(_ name: String) throws {
    let picture = try #require(try Self.pictures.get().first { $0.name == name })
    #expect(!picture.findings.isEmpty)
    for finding in picture.broken { Issue.record("\(finding.words)") }
  }

  @Test func theMeanIsWithinItsLimit() throws {
    let report = FidelityReport(try Self.pictures.get())
    #expect(report.isWithin, "\(report.headline)")
  }

  /// Nothing that was measured is left out.
  @Test(arguments: 1...9) func everySectionHasValues(_ section: Int) throws {
    let sections = try Self.pictures.get().map(\.section)
    #expect(sections.contains { $0.hasPrefix("\(section). ") })
  }
}

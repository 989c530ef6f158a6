import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in pictures of the system, against ours.
@Suite struct FidelityTests {
  private static let folder = "Tests/Fidelity"

  static let files = Result { try PackageFiles.names(in: folder, ending: ".yaml") }

  private func measured(_ name: String) throws -> PictureFindings {
    let file = SourceFile(name: name, text: try PackageFiles.text("\(Self.folder)/\(name)"))
    return try FidelityRun().measure(file, name: name)
  }

  @Test(arguments: try files.get()) func valuesAreAsMeasured(_ name: String) throws {
    let picture = try measured(name)
    #expect(!picture.findings.isEmpty)
    for finding in picture.broken { Issue.record("\(finding.words)") }
  }
}

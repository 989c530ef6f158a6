import Foundation
import Maquette
import MaquetteComponents
import MaquetteScene
import MaquetteTestSupport
import Testing

/// Compares the layouts of `Cases/*.yaml` with the dumps beside them.
///
/// `GOLDENS=missing`, `changed` or `all` in the environment writes dumps, and fails all the same.
@Suite struct GoldenTests {
  private static let folder = "Tests/MaquetteComponentsTests/Cases"
  static let cases = (try? PackageFiles.names(in: folder, ending: ".yaml")) ?? []

  @Test(arguments: cases) func layout(of name: String) throws {
    let dump = try dumps(of: name)
    let path = "\(Self.folder)/\(name.dropLast(5)).txt"
    let reference = PackageFiles.exists(path) ? try PackageFiles.text(path) : nil
    let recording = ProcessInfo.processInfo.environment["GOLDENS"] ?? "never"
    let isRecorded =
      switch recording {
      case "all": true
      case "changed": reference != dump
      case "missing": reference == nil
      default: false
      }
    if isRecorded {
      try PackageFiles.write(dump, to: path)
      Issue.record("\(path) is written")
    } else if let reference, reference != dump {
      Issue.record("\(path) differs:\n\(difference(from: reference, to: dump))")
    } else if reference == nil {
      Issue.record("\(path) is missing: look at what GOLDENS=missing writes")
    }
  }

  @Test func everyDumpHasItsCase() throws {
    let dumps = try PackageFiles.names(in: Self.folder, ending: ".txt").map { $0.dropLast(4) }
    #expect(!Self.cases.isEmpty)
    #expect(dumps == Self.cases.map { $0.dropLast(5) })
  }

  /// The layouts of all pictures of a case, each below the name of its file.
  private func dumps(of name: String) throws -> String {
    let mockup = try readMockup(try PackageFiles.text("\(Self.folder)/\(name)")).classic
    var catalog = Catalog()
    let matrix = try Matrix(mockup, in: &catalog)
    try #require(matrix.diagnostics == [])
    return matrix.cells.map { cell in
      let context = LayoutContext.squares(cell)
      let frame = cell.mockup.layout(in: context).rounded(to: context.pixel)
      return (matrix.cells.count > 1 ? "# layout\(cell.suffix)\n" : "") + frame.dump
    }.joined(separator: "\n")
  }

  /// The lines that are gone (-) and new (+), each with its number.
  private func difference(from old: String, to new: String) -> String {
    func lines(_ text: String) -> [Substring] {
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
    return lines(new).difference(from: lines(old)).map { change in
      switch change {
      case .remove(let offset, let line, _): (offset, "- \(offset + 1) \(line)")
      case .insert(let offset, let line, _): (offset, "+ \(offset + 1) \(line)")
      }
    }.sorted { $0.0 < $1.0 }.map(\.1).joined(separator: "\n")
  }
}

internal import Glibc
internal import Maquette
internal import MaquetteFidelity
internal import MaquetteSource

/// Measures our pictures against pictures of the system.
///
/// The arguments are the folder of the measured values, the folder of the report and, if it is there,
/// that of the pictures of the system.
@main
struct Main {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard (2...3).contains(arguments.count) else {
      print("usage: MaquetteFidelityTool VALUES REPORT [PICTURES]")
      exit(64)
    }
    do {
      let report = try measure(arguments[0], pictures: arguments.count == 3 ? arguments[2] : nil)
      show(report)
      try FileSystem.put(
        Array(report.json.indentedText.utf8), at: "\(arguments[1])/report.json")
      try FileSystem.put(Array(report.page.utf8), at: "\(arguments[1])/report.html")
      print("see \(arguments[1])/report.html")
      exit(report.isWithin ? 0 : 1)
    } catch let failure as ReferencePicture.Failure {
      print(ConsoleWriter([failure.file]).text(of: failure.diagnostics), terminator: "")
    } catch {
      print("error: \(error)")
    }
    exit(2)
  }

  /// Measures every file of a folder.
  private static func measure(_ folder: String, pictures: String?) throws -> FidelityReport {
    if pictures == nil { print("there are no reference pictures: ours are measured alone") }
    let run = try FidelityRun(pictures: pictures)
    return FidelityReport(
      try FileSystem.names(in: folder).filter { $0.hasSuffix(".yaml") }.map { name in
        let path = "\(folder)/\(name)"
        let file = SourceFile(name: path, bytes: try FileSystem.read(path))
        return try run.measure(file, name: String(name.dropLast(".yaml".count)))
      })
  }

  /// Prints a line for each picture, and what is off by too much.
  private static func show(_ report: FidelityReport) {
    let width = report.pictures.map(\.name.count).max() ?? 0
    for picture in report.pictures {
      let padding = String(repeating: " ", count: width - picture.name.count)
      print("\(picture.name)\(padding)  \(picture.summary)")
      for finding in picture.broken { print("  too far: \(finding.words)") }
    }
    print(report.headline)
  }
}

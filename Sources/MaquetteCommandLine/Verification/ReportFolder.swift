internal import Maquette
internal import MaquetteSource

/// The folder of a report: `report.json`, the page, and the pictures that both name.
struct ReportFolder: Sendable {
  let path: String

  /// A folder without a report.
  struct Missing: Error {
    /// The folder.
    let path: String
  }

  /// The report; a usage error says why there is none.
  func read() throws -> VerificationReport {
    guard FileSystem.exists("\(path)/report.json") else { throw Missing(path: path) }
    let file = SourceFile(
      name: "\(path)/report.json", bytes: try FileSystem.read("\(path)/report.json", limit: 1 << 30)
    )
    let read = VerificationReport.read(file)
    guard let report = read.report else {
      let reason = read.diagnostics.first?.message ?? "it is empty"
      throw UsageError(
        "'\(file.name)' is no report: \(reason)", hint: "write it anew with 'maquette verify'")
    }
    return report
  }

  /// Writes a report and its page.
  func write(_ report: VerificationReport) throws {
    func put(_ text: String, _ name: String) throws {
      try FileSystem.put(Array(text.utf8), at: "\(path)/\(name)")
    }
    try put(report.json.indentedText, "report.json")
    try put(HTMLReport(report) { try? FileSystem.read("\(path)/\($0)") }.text, "report.html")
  }

  /// Removes the pictures of the report that is there, which the next one may not have.
  func clean() throws {
    guard FileSystem.exists("\(path)/report.json"), let old = try? read() else { return }
    for place in old.pictures.flatMap(\.places) { try FileSystem.remove("\(path)/\(place)") }
  }

  /// Takes the pictures of another report over.
  func copy(_ report: VerificationReport, from other: ReportFolder) throws {
    for place in report.pictures.flatMap(\.places) {
      try FileSystem.put(try FileSystem.read("\(other.path)/\(place)"), at: "\(path)/\(place)")
    }
  }
}

extension PictureResult {
  /// The paths of its pictures in the report's folder.
  fileprivate var places: [String] { [expected, actual, difference].compactMap { $0 } }
}

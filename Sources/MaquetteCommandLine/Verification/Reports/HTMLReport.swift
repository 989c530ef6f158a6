internal import MaquetteSource

/// A report as one page of HTML that needs nothing beside it and shows every difference.
struct HTMLReport {
  /// What was found.
  var report: VerificationReport
  /// The bytes of a file by its path in the report's folder.
  var readFile: (String) -> [UInt8]?

  /// Makes a report's page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - readFile: Gives the bytes of a picture by its path in the report's folder.
  init(_ report: VerificationReport, readFile: @escaping (String) -> [UInt8]?) {
    self.report = report
    self.readFile = readFile
  }

  /// The page.
  var text: String {
    var pictures = InlinePictures()
    let data = data(&pictures)
    return ReportPage(
      title: "\(report.headline.capitalizedStart) – \(Self.kicker)", data: data,
      pictures: pictures
    ).text
  }

  /// What stands over the headline.
  static let kicker = "maquette verify"
}

extension String {
  /// The text with a capital at its start.
  var capitalizedStart: String { prefix(1).uppercased() + dropFirst() }
}

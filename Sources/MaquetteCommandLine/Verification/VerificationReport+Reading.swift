internal import MaquetteSource

extension VerificationReport {
  /// Reads a report that was written before.
  ///
  /// - Returns: The report, or nothing and what is wrong with the file.
  static func read(
    _ file: SourceFile
  ) -> (report: VerificationReport?, diagnostics: [Diagnostic]) {
    // A report is as long as its matrix, and nobody writes one by hand.
    let limits = ReadingLimits(nodes: 50_000_000, bytes: 1 << 30)
    let parsed = readJSON(file, limits: limits)
    var diagnostics = parsed.diagnostics.map(\.aboutReport)
    if diagnostics.isEmpty, parsed.documents.count > 1 {
      diagnostics.append(
        Diagnostic(
          .error, "several-reports", "the file holds more than one report",
          help: "join reports with 'maquette merge'", file: file.name,
          range: parsed.documents[1].range))
    }
    guard diagnostics.isEmpty, let document = parsed.documents.first else {
      return (nil, diagnostics)
    }
    var reader = SourceReader(file: file)
    let report = VerificationReport(document, at: .root, &reader)
    return (reader.diagnostics.isEmpty ? report : nil, reader.diagnostics)
  }
}

extension Diagnostic {
  /// The diagnostic with help that is about a report and no document.
  fileprivate var aboutReport: Diagnostic {
    guard id == "no-document" || id == "not-a-mapping" else { return self }
    var diagnostic = self
    diagnostic.message = "the file holds no report"
    diagnostic.help = "write it anew with 'maquette verify'"
    return diagnostic
  }
}

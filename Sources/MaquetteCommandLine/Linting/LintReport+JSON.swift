internal import MaquetteGuidelines
internal import MaquetteSource

extension LintReport {
  /// The version of the form that this program writes.
  private static let jsonVersion = 1.0

  /// The report for other programs.
  var json: JSONValue {
    let leftOut = files.flatMap { file in file.leftOut.map { $0.json(in: file.source.name) } }
    return .object([
      "version": .number(Self.jsonVersion), "findings": records().json,
      "notJudged": .array(leftOut),
    ])
  }

  /// The findings as reports show them, with the paths of their files as they were given, or from a
  /// folder.
  func records(from folder: String? = nil) -> [FindingRecord] {
    findings.map { FindingRecord($0, from: folder) }
  }
}

extension LeftOut {
  fileprivate func json(in file: String) -> JSONValue {
    .object([
      "file": .string(file), "reason": .string(reason.rawValue),
      "rules": .array(rules.map { .string($0) }),
    ])
  }
}

extension SourceRange {
  /// Its lines and columns, counted from one.
  func numbers(
    _ line: String, _ column: String, _ endLine: String, _ endColumn: String
  ) -> [JSONValue.Member] {
    [
      (line, lowerBound.line), (column, lowerBound.column), (endLine, upperBound.line),
      (endColumn, upperBound.column),
    ].map { JSONValue.Member(key: $0, value: .number(Double($1 + 1))) }
  }
}

internal import MaquetteGuidelines
internal import MaquetteSource

extension LintReport {
  /// The version of the form that this program writes.
  private static let jsonVersion = 1.0

  /// The report for other programs.
  var json: JSONValue {
    let leftOut = files.flatMap { file in file.leftOut.map { $0.json(in: file.source.name) } }
    return .object([
      "version": .number(Self.jsonVersion), "findings": .array(findings.map(\.json)),
      "notJudged": .array(leftOut),
    ])
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

extension LintFinding {
  /// The finding with its place counted from one, in Unicode code points; the end is the first place
  /// behind it.
  fileprivate var json: JSONValue {
    typealias Member = JSONValue.Member
    var members: [Member] = []
    if let file = diagnostic.file { members.append(Member(key: "file", value: .string(file))) }
    members += [
      Member(key: "rule", value: .string(diagnostic.id)),
      Member(key: "severity", value: .string(diagnostic.severity.rawValue)),
      Member(key: "message", value: .string(diagnostic.message)),
    ]
    if let help = diagnostic.help { members.append(Member(key: "help", value: .string(help))) }
    if let range = diagnostic.range {
      members += range.numbers("line", "column", "endLine", "endColumn")
    }
    return .object(members + [Member(key: "path", value: .string(diagnostic.path.description))])
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

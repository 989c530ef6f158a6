internal import MaquetteCairo
internal import MaquetteGuidelines
internal import MaquetteSource

/// A report as SARIF 2.1.0, which services that scan code read.
struct SARIFReport {
  /// What was found.
  let report: LintReport
  /// The folder that paths begin at.
  let folder: String
  private let rules: [SARIFRule]

  /// Makes a report on what was found by a run in a folder.
  init(_ report: LintReport, in folder: String) {
    self.report = report
    self.folder = folder
    rules = SARIFRule.all(for: report.files.flatMap(\.diagnostics))
  }

  /// The report.
  var json: JSONValue { .object(["version": "2.1.0", "runs": .array([run])]) }

  private var run: JSONValue {
    .object([
      "tool": .object([
        "driver": .object([
          "name": "maquette", "version": .string(Tool.version),
          "rules": .array(rules.map(\.json)),
        ])
      ]),
      "invocations": .array([
        .object([
          "executionSuccessful": .boolean(report.isComplete),
          "toolExecutionNotifications": .array(
            report.leftOutLines.map { .object(["level": "note", "message": .sarif($0)]) }),
        ])
      ]),
      "originalUriBaseIds": .object([
        Self.base: .object(["description": .sarif("The folder that maquette ran in.")])
      ]),
      "columnKind": "unicodeCodePoints",
      "results": .array(report.files.flatMap(results)),
    ])
  }

  private static let base = "%SRCROOT%"

  private func results(_ file: LintedFile) -> [JSONValue] {
    var counts: [String: Int] = [:]
    return file.findings.map { finding in
      let print = finding.fingerprint
      counts[print, default: 0] += 1
      return result(finding, fingerprint: "\(print):\(counts[print, default: 0])")
    }
  }

  private func result(_ finding: LintFinding, fingerprint: String) -> JSONValue {
    let diagnostic = finding.diagnostic
    let index = rules.firstIndex { $0.id == diagnostic.id } ?? -1
    var location = [JSONValue.Member(key: "artifactLocation", value: artifact(diagnostic.file))]
    if let range = diagnostic.range {
      let region = range.numbers("startLine", "startColumn", "endLine", "endColumn")
      location.append(JSONValue.Member(key: "region", value: .object(region)))
    }
    let related = diagnostic.related.map { range in
      JSONValue.object([
        "physicalLocation": .object([
          .init(key: "artifactLocation", value: artifact(diagnostic.file)),
          .init(
            key: "region",
            value: .object(range.numbers("startLine", "startColumn", "endLine", "endColumn"))),
        ])
      ])
    }
    return .object([
      "ruleId": .string(diagnostic.id), "ruleIndex": .number(Double(index)),
      "level": .string(diagnostic.severity.rawValue),
      "message": .sarif(FindingRecord(finding).words),
      "locations": .array([.object(["physicalLocation": .object(location)])]),
      "relatedLocations": .array(related),
      "partialFingerprints": .object(["maquetteSubject/v1": .string(fingerprint)]),
    ])
  }

  /// A file inside of the folder by its path there, another one by its whole path.
  private func artifact(_ file: String?) -> JSONValue {
    let path = (file ?? "").path(from: folder)
    return path.hasPrefix("/")
      ? .object(["uri": .string("file://" + path.uriPath)])
      : .object(["uri": .string(path.uriPath), "uriBaseId": .string(Self.base)])
  }
}

extension LintFinding {
  /// What is the same as long as the rule, the path and the text are, on whatever line they stand.
  fileprivate var fingerprint: String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let parts = [diagnostic.id, diagnostic.path.description, words]
    return Checksum.sha256(of: Array(parts.joined(separator: "\n").utf8))
  }
}

extension JSONValue {
  /// A message of SARIF.
  static func sarif(_ text: String) -> JSONValue { .object(["text": .string(text)]) }
}

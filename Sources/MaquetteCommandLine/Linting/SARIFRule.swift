internal import MaquetteGuidelines
internal import MaquetteSource

/// A kind of result, as a report of SARIF describes it.
struct SARIFRule {
  let id: String
  private let summary: String
  private let reason: String
  private let help: String
  private let severity: Severity
  private let isOn: Bool
  private let tags: [String]

  /// Every rule, and then the other kinds of diagnostics that there are, sorted by name.
  static func all(for diagnostics: [Diagnostic]) -> [SARIFRule] {
    let rules = RuleCatalog.all.map { SARIFRule($0.description) }
    let others = Set(diagnostics.map(\.id)).subtracting(rules.map(\.id)).sorted()
    return rules + others.map { SARIFRule(reading: $0) }
  }

  private init(_ rule: RuleDescription) {
    id = rule.id
    summary = rule.summary
    reason = rule.rationale
    // SARIF's `helpUri` is a whole URL, which a file that comes with the program has not.
    help = "'maquette rules \(rule.id)' and docs/rules.md#\(rule.id) show examples."
    severity = rule.severity
    isOn = rule.isOn
    tags = rule.pages.map(\.rawValue)
  }

  private init(reading id: String) {
    self.id = id
    summary = "A document can be read, and all in it has a meaning (\(id))."
    reason = "What a document says is not dropped in silence."
    help = "The message says what to write."
    severity = .warning
    isOn = true
    tags = []
  }

  var json: JSONValue {
    .object([
      "id": .string(id), "shortDescription": .sarif(summary), "fullDescription": .sarif(reason),
      "help": .sarif(help),
      "defaultConfiguration": .object([
        "enabled": .boolean(isOn), "level": .string(severity.rawValue),
      ]),
      "properties": .object(["tags": .array(tags.map { .string($0) })]),
    ])
  }
}

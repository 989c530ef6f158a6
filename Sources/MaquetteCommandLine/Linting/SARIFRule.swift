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
  /// Where the rule comes from.
  private let page: String?

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
    help = "'maquette rules \(rule.id)' and docs/rules.md#\(rule.id) show examples."
    severity = rule.severity
    isOn = rule.isOn
    tags = rule.pages.map(\.rawValue)
    page = rule.pages.first?.url
  }

  private init(reading id: String) {
    self.id = id
    summary = "A document can be read, and all in it has a meaning (\(id))."
    reason = "What a document says is not dropped in silence."
    help = "The message says what to write."
    severity = .warning
    isOn = true
    tags = []
    page = nil
  }

  var json: JSONValue {
    let members: [JSONValue.Member] = [
      .init(key: "id", value: .string(id)),
      .init(key: "shortDescription", value: .sarif(summary)),
      .init(key: "fullDescription", value: .sarif(reason)),
      .init(key: "help", value: .sarif(help)),
      .init(
        key: "defaultConfiguration",
        value: .object(["enabled": .boolean(isOn), "level": .string(severity.rawValue)])),
      .init(key: "properties", value: .object(["tags": .array(tags.map { .string($0) })])),
    ]
    return .object(members + (page.map { [.init(key: "helpUri", value: .string($0))] } ?? []))
  }
}

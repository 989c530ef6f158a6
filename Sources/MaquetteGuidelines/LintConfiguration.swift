public import MaquetteSource

/// Which rules are judged, and how grave their findings are.
public struct LintConfiguration: Sendable, Hashable {
  /// What becomes of a rule.
  public enum Setting: Sendable, Hashable {
    case off
    case severity(Severity)
  }

  /// What becomes of rules by their ids; the others are as they are.
  public var settings: [String: Setting] = [:]

  /// Numbers in the place of those that rules go by, by the rules' ids.
  public var limits: [String: Double] = [:]
  /// Names of the project's own, whose letters are right as they are.
  public var names: [String] = []

  /// Makes a configuration that leaves every rule as it is.
  public init() {}

  /// Makes a configuration by which one rule is judged alone, though it may be off unless asked for.
  public init(only rule: RuleDescription) {
    for other in RuleCatalog.all { settings[other.description.id] = .off }
    settings[rule.id] = rule.isOn ? nil : .severity(rule.severity)
  }

  /// Whether a rule is judged.
  func judges(_ rule: RuleDescription) -> Bool {
    switch settings[rule.id] {
    case .off: false
    case .severity: true
    case nil: rule.isOn
    }
  }

  /// How grave what a rule finds is.
  public func severity(of rule: String, usually severity: Severity) -> Severity {
    guard case .severity(let severity) = settings[rule] else { return severity }
    return severity
  }

  /// A finding as grave as is said here.
  func adjusted(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = severity(of: finding.rule, usually: finding.severity)
    return finding
  }
}

internal import MaquetteGuidelines
internal import MaquetteSource

/// A number for a rule to go by, as it is written on the command line: `context-menu-length=8`.
struct RuleLimit: OptionValue {
  /// The rule's id.
  let rule: String
  private let number: Double

  init?(argument: String) {
    let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Double(argument: String(parts[1])) else { return nil }
    rule = String(parts[0])
    self.number = number
  }

  static let expectation = "a rule, '=' and a number"

  var argument: String? { "\(rule)=\(number)" }

  /// The number, for a rule that goes by one and where it is among those that it can have.
  func checked() throws(UsageError) -> Double {
    let limited = RuleCatalog.all.lazy.compactMap { $0 as? any LimitedRule.Type }
    guard let rule = limited.first(where: { $0.description.id == rule }) else {
      throw UsageError(
        "'\(rule)' of '--limit' goes by no number",
        hint: "these do: \(limited.map { $0.description.id }.joined(separator: ", "))")
    }
    guard rule.limits.contains(number), !rule.isCount || number == number.rounded() else {
      throw UsageError(
        "'--limit \(argument ?? "")' is none of the numbers that it can be", hint: rule.limitText)
    }
    return number
  }
}

internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

/// Lists the rules of the guidelines.
struct Rules: Command {
  static let name = "rules"
  static let summary = "Lists the rules that 'lint' judges documents by."
  static let discussion = """
    With an id, one rule with its reason and its examples, in which '↓' stands before what is found.
    """
  static let operandNames = "[ID]"
  static let options: [Option<Self>] = [
    .flag("--all", to: \.listsUnjudged, help: "Lists also what no program can judge.")
  ]

  var operands: [String] = []
  var listsUnjudged = false

  func run(_ console: inout Console) throws -> ExitCode {
    let rules = RuleCatalog.all.map { $0.description }
    guard let id = operands.first else {
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let gap = String(repeating: " ", count: width - rule.id.count)
        try console.print("\(rule.id)\(gap)  \(rule.severityName)  \(rule.summary)")
      }
      if listsUnjudged { try listUnjudged(&console) }
      return .success
    }
    guard !listsUnjudged else { throw UsageError("'--all' is for the list, not for one rule") }
    guard let type = RuleCatalog.all.first(where: { $0.description.id == id }) else {
      console.fail(
        "there is no rule '\(id)'",
        hint: nearest(to: id, among: rules.map(\.id)).first.map { "did you mean '\($0)'?" })
      return .invalidInput
    }
    let rule = type.description
    try console.print("\(rule.id) (\(rule.severityName.filter { $0 != " " }))")
    try console.print("\(rule.summary)\n")
    try console.print(rule.rationale)
    if let limit = (type as? any LimitedRule.Type)?.limitText { try console.print("\(limit)") }
    for page in rule.pages { try console.print("From: \(page.rawValue), \(page.url)") }
    for (name, examples) in [("Passes", rule.passing), ("Fails", rule.failing)] {
      try console.print("\n\(name):")
      for example in examples {
        try console.print(
          example.marked.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    return .success
  }
}

extension Rules {
  /// Prints what the guidelines ask for besides.
  private func listUnjudged(_ console: inout Console) throws {
    try console.print("\nThe guidelines ask for this too, which no program can judge:")
    for (page, sentences) in RuleCatalog.unjudged {
      try console.print("\n\(page.rawValue)")
      for sentence in sentences { try console.print("  \(sentence)") }
    }
  }
}

extension RuleDescription {
  /// The severity in a column, or that the rule is off.
  fileprivate var severityName: String {
    let name = isOn ? severity.rawValue : "off"
    return name + String(repeating: " ", count: 7 - name.count)
  }
}

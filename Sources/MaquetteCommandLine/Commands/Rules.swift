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
  static let options: [Option<Self>] = []

  var operands: [String] = []

  func run(_ console: inout Console) throws -> ExitCode {
    let rules = RuleCatalog.all.map { $0.description }
    guard let id = operands.first else {
      let width = rules.map(\.id.count).max() ?? 0
      for rule in rules {
        let gap = String(repeating: " ", count: width - rule.id.count)
        try console.print("\(rule.id)\(gap)  \(rule.severityName)  \(rule.summary)")
      }
      return .success
    }
    guard let rule = rules.first(where: { $0.id == id }) else {
      console.fail(
        "there is no rule '\(id)'",
        hint: nearest(to: id, among: rules.map(\.id)).first.map { "did you mean '\($0)'?" })
      return .invalidInput
    }
    try console.print("\(rule.id) (\(rule.severityName.filter { $0 != " " }))")
    try console.print("\(rule.summary)\n")
    try console.print(rule.rationale)
    try console.print("From: \(rule.pages.map(\.rawValue).joined(separator: ", "))")
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

extension RuleDescription {
  /// The severity in a column, or that the rule is off.
  fileprivate var severityName: String {
    let name = isOn ? severity.rawValue : "off"
    return name + String(repeating: " ", count: 7 - name.count)
  }
}

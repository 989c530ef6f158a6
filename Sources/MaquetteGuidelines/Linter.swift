internal import MaquetteComponents
public import MaquetteSource

/// Judges mockups by the guidelines.
public struct Linter: Sendable {
  /// Which rules are judged, and how grave their findings are.
  public let configuration: LintConfiguration
  /// Words that mean something in the languages of apps.
  public let lexicon: Lexicon

  /// Makes a linter.
  public init(_ configuration: LintConfiguration = LintConfiguration(), lexicon: Lexicon) {
    self.configuration = configuration
    var lexicon = lexicon
    if !configuration.names.isEmpty {
      lexicon.names = lexicon.names.preceded(
        by: configuration.names.flatMap { $0.split(separator: " ").map { String($0) } })
    }
    self.lexicon = lexicon
  }

  /// What the rules find in a mockup, in the rules' order.
  ///
  /// Where the document says that a rule is not reported, it is not; where it says so of a rule that
  /// would have found nothing there, that is a finding of its own.
  public func findings(in mockup: LintedMockup) -> [Finding] {
    judged(mockup, silencedAt: [:]).findings
  }

  /// What the rules find in a mockup, and which of the places that were named silenced something.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - places: The ids of rules that are not reported at places, but for what is inside of these.
  /// - Returns: The findings, in the rules' order, and the places with rules that were of use.
  public func judged(
    _ mockup: LintedMockup, silencedAt places: [NodePath: Set<String>]
  ) -> (findings: [Finding], used: Set<Silences.Key>) {
    let context = LintContext(mockup: mockup, lexicon: lexicon)
    var suppressions = mockup.suppressions
    if !mockup.mockup.disable.isEmpty {
      suppressions.append(.init(path: .root, rules: mockup.mockup.disable))
    }
    var silences = Silences(inside: suppressions, at: places)
    var findings: [Finding] = []
    for rule in RuleCatalog.all where configuration.judges(rule.description) {
      var report = RuleReport(rule.description, silences)
      check(rule, in: context, &report)
      for finding in report.findings where !report.isSilenced(finding.path) {
        findings.append(configuration.adjusted(finding))
      }
      silences = report.silences
    }
    let unjudged = unjudged(withLayout: mockup.isLaidOut)
    for suppression in suppressions {
      for rule in suppression.rules
      where !unjudged.contains(rule)
        && !silences.usedInside.contains(.init(path: suppression.path, rule: rule))
        && configuration.settings[Self.unusedSuppression] != .off
      {
        findings.append(configuration.adjusted(unused(rule, at: suppression.path)))
      }
    }
    return (findings, silences.usedAt)
  }

  /// The id of what is reported of a place where nothing had to be silenced.
  public static let unusedSuppression = "unused-suppression"

  /// Whether any of the rules that are judged needs a layout.
  public var needsLayout: Bool {
    RuleCatalog.all.contains {
      configuration.judges($0.description) && $0 is any LayoutRule.Type
    }
  }

  /// The ids of what keeps pictures from being drawn and is a finding of a rule that is judged.
  public var problemsOfRules: [String] {
    RuleCatalog.all.filter { configuration.judges($0.description) }
      .compactMap { ($0 as? any PlacementRule.Type)?.problem }
  }

  /// Whether a rule is judged that looks at a mockup on the smallest devices too.
  public var needsSmallestDevices: Bool { configuration.judges(ButtonTitleFits.description) }

  /// The ids of the rules that are off or that need a layout where there is none.
  public func unjudged(withLayout hasLayout: Bool) -> Set<String> {
    let rules = RuleCatalog.all.filter {
      !configuration.judges($0.description) || !hasLayout && $0 is any LayoutRule.Type
    }
    return Set(rules.map { $0.description.id })
  }

  private func check<R: Rule>(
    _ rule: R.Type, in context: LintContext, _ report: inout RuleReport
  ) {
    let rule = rule.init(limit: configuration.limits[rule.description.id])
    for subject in R.Subject.all(in: context.mockup) { rule.check(subject, in: context, &report) }
  }

  private func unused(_ rule: String, at path: NodePath) -> Finding {
    let text = UnusedSuppression(of: rule, at: "here")
    return Finding(
      rule: Self.unusedSuppression, severity: .warning, message: text.message, help: text.help,
      path: path / "disable")
  }
}

/// What is said of a place where a rule is not to be reported and would not have been.
package struct UnusedSuppression {
  package let message: String
  package let help: String?

  /// Makes the words about a rule, and about a place such as `here`.
  package init(of rule: String, at place: String) {
    let known = RuleCatalog.all.map { $0.description.id }
    if rule.isEmpty {
      message = "'maquette:disable' names no rule"
      help = "write '# maquette:disable menu-groups'"
    } else if known.contains(rule) {
      message = "'\(rule)' finds nothing \(place), so it need not be disabled"
      help = nil
    } else if rule == Linter.unusedSuppression {
      message = "'\(rule)' is about lines as this one"
      help = "turn it off with '--off \(rule)', or in '.maquette.yaml'"
    } else {
      message = "there is no rule '\(rule)'"
      help = nearest(to: rule, among: known).first.map { "did you mean '\($0)'?" }
    }
  }
}

internal import MaquetteComponents
internal import MaquetteSource

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
      lexicon.names = lexicon.names.preceded(by: configuration.names)
    }
    self.lexicon = lexicon
  }

  /// What the rules find in a mockup, in the rules' order.
  ///
  /// Where the document says that a rule is not reported, it is not; where it says so of a rule that
  /// would have found nothing there, that is a finding of its own.
  public func findings(in mockup: LintedMockup) -> [Finding] {
    let context = LintContext(mockup: mockup, lexicon: lexicon)
    var suppressions = mockup.suppressions
    if !mockup.mockup.disable.isEmpty {
      suppressions.append(.init(path: .root, rules: mockup.mockup.disable))
    }
    var used = Set<[String]>()
    var findings: [Finding] = []
    for rule in RuleCatalog.all where configuration.judges(rule.description) {
      for finding in check(rule, in: context) {
        let silenced = suppressions.filter {
          $0.rules.contains(finding.rule) && finding.path.isInside($0.path)
        }
        used.formUnion(silenced.map { [$0.path.description, finding.rule] })
        if silenced.isEmpty { findings.append(configuration.adjusted(finding)) }
      }
    }
    let unjudged = unjudged(withLayout: !mockup.cells.isEmpty)
    for suppression in suppressions {
      for rule in suppression.rules
      where !unjudged.contains(rule) && !used.contains([suppression.path.description, rule]) {
        findings.append(unused(rule, at: suppression.path))
      }
    }
    return findings
  }

  /// Whether any of the rules that are judged needs a layout.
  public var needsLayout: Bool {
    RuleCatalog.all.contains {
      configuration.judges($0.description) && $0 is any LayoutRule.Type
    }
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

  private func check<R: Rule>(_ rule: R.Type, in context: LintContext) -> [Finding] {
    var report = RuleReport(rule.description)
    let rule = rule.init(limit: configuration.limits[rule.description.id])
    for subject in R.Subject.all(in: context.mockup) { rule.check(subject, in: context, &report) }
    return report.findings
  }

  private func unused(_ rule: String, at path: NodePath) -> Finding {
    let known = RuleCatalog.all.map { $0.description.id }
    let isKnown = known.contains(rule)
    return Finding(
      rule: "unused-suppression", severity: .warning,
      message: isKnown
        ? "'\(rule)' finds nothing here, so it need not be disabled" : "there is no rule '\(rule)'",
      help: isKnown ? nil : nearest(to: rule, among: known).first.map { "did you mean '\($0)'?" },
      path: path / "disable")
  }
}

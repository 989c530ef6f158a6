internal import MaquetteComponents
public import MaquetteSource

/// A sentence of the guidelines that a program can judge.
public protocol Rule: Sendable {
  /// What it judges.
  associatedtype Subject: LintSubject

  /// What it is called, why it is one, and examples, which are its tests and its documentation.
  static var description: RuleDescription { get }

  /// Makes the rule with its usual options.
  init()

  /// Judges a subject; a rule that cannot be sure says nothing.
  func check(_ subject: Subject, in context: LintContext, _ report: inout RuleReport)
}

/// Something that a rule judges, with its place in the document.
public protocol LintSubject {
  /// All of them in a mockup, in the document's order.
  static func all(in mockup: LintedMockup) -> [Self]
}

/// What a rule may know besides its subject.
public struct LintContext: Sendable {
  /// The mockup that the subject is part of.
  public let mockup: LintedMockup
  /// Words that mean something in the languages of apps.
  public let lexicon: Lexicon
  /// Whether titles without a language may be taken for English.
  let readsAsEnglish: Bool

  init(mockup: LintedMockup, lexicon: Lexicon) {
    self.mockup = mockup
    self.lexicon = lexicon
    readsAsEnglish = mockup.readsAsEnglish(lexicon)
  }
}

/// Takes what one rule finds.
public struct RuleReport: Sendable {
  private let rule: RuleDescription
  /// What was found so far.
  public private(set) var findings: [Finding] = []
  private(set) var silences: Silences

  init(_ rule: RuleDescription, _ silences: Silences = Silences()) {
    self.rule = rule
    self.silences = silences
  }

  /// Whether the document says that the rule is not reported at a place; of several elements that are one
  /// finding, such are left out.
  public mutating func isSilenced(_ path: NodePath) -> Bool {
    silences.silence(rule.id, at: path)
  }

  /// Reports something.
  ///
  /// - Parameters:
  ///   - message: What is not as it should be, in the author's words: lower case, no full stop.
  ///   - path: Where.
  ///   - severity: How grave it is; the rule's own severity unless given.
  ///   - help: What to do about it.
  ///   - fix: What does it, where a program can.
  ///   - parts: Where the elements stand that it is about, when these are several.
  public mutating func add(
    _ message: String, at path: NodePath, severity: Severity? = nil, help: String? = nil,
    fix: [SourceEdit]? = nil, parts: [NodePath] = []
  ) {
    findings.append(
      finding(message, at: path, severity: severity, help: help, fix: fix, parts: parts))
  }

  /// What the rule finds, not yet reported.
  func finding(
    _ message: String, at path: NodePath, severity: Severity? = nil, help: String? = nil,
    fix: [SourceEdit]? = nil, parts: [NodePath] = []
  ) -> Finding {
    Finding(
      rule: rule.id, severity: severity ?? rule.severity, message: message, help: help,
      path: path, parts: parts, fix: fix)
  }
}

/// What a rule found.
public struct Finding: Sendable, Hashable {
  /// The rule's id.
  public var rule: String
  /// How grave it is.
  public var severity: Severity
  /// What is not as it should be.
  public var message: String
  /// What to do about it.
  public var help: String?
  /// Where in the document.
  public var path: NodePath
  /// Where the elements stand that it is about, when these are several.
  public var parts: [NodePath] = []
  /// What repairs it, where a program can.
  public var fix: [SourceEdit]?
}

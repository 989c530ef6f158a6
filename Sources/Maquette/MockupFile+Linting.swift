public import MaquetteCairo
public import MaquetteComponents
public import MaquetteGuidelines
public import MaquetteSource

extension MockupFile {
  /// What rules of the guidelines find in the mockups of a file, and what could not be judged.
  public struct Judgement: Sendable {
    /// The findings, in the order of the file.
    public let findings: [Diagnostic]
    /// What could not be judged in one of the mockups.
    public let leftOut: [LeftOut]
    /// What keeps pictures from being drawn, but for what is a finding.
    public let problems: [Diagnostic]

    /// Makes a judgement.
    public init(
      findings: [Diagnostic] = [], leftOut: [LeftOut] = [], problems: [Diagnostic] = []
    ) {
      self.findings = findings
      self.leftOut = leftOut
      self.problems = problems
    }
  }

  /// What rules of the guidelines find in the mockups of the file, at its places.
  ///
  /// Of what has a mistake nothing is judged. A comment `# maquette:disable id` silences what is found on
  /// the next line; one that silences nothing is a finding of its own.
  ///
  /// - Parameters:
  ///   - linter: What judges.
  ///   - renderer: What lays out the cells of the mockups.
  ///   - defaults: What has the axes, the tint and the canvas of mockups that leave them out.
  ///   - hasLayout: Whether the rules that need a layout are judged.
  /// - Returns: The findings and what could not be judged.
  /// - Throws: `RenderError` when a font is missing.
  public func judged(
    by linter: Linter, in renderer: MockupRenderer, defaults: Mockup? = nil,
    withLayout hasLayout: Bool = true
  ) throws(RenderError) -> Judgement {
    let hasLayout = hasLayout && linter.needsLayout
    var problems: [Diagnostic] = []
    let (found, comments, leftOut) = try reported(by: linter) { read throws(RenderError) in
      var mockup = read.mockup
      if let defaults { mockup.fill(from: defaults) }
      let linted = try renderer.linted(
        mockup, for: linter, in: source.name.folder ?? "", withLayout: hasLayout && read.isValid)
      for problem in self.problems(of: linted, read, linter)
      where !problems.contains(problem) {
        problems.append(problem)
      }
      return linted
    }
    return Judgement(
      findings: (found.map(\.diagnostic) + comments).inFileOrder, leftOut: leftOut,
      problems: problems)
  }

  /// What `judged(by:in:defaults:withLayout:)` finds.
  public func findings(
    of linter: Linter, in renderer: MockupRenderer, defaults: Mockup? = nil,
    withLayout hasLayout: Bool = true
  ) throws(RenderError) -> [Diagnostic] {
    try judged(by: linter, in: renderer, defaults: defaults, withLayout: hasLayout).findings
  }

  /// What keeps cells of a mockup from being drawn, but for what a rule says in its own words.
  private func problems(
    of mockup: LintedMockup, _ read: ReadMockup, _ linter: Linter
  ) -> [Diagnostic] {
    guard !mockup.undrawn.isEmpty else { return [] }
    let ofRules = linter.problemsOfRules
    return mockup.undrawn.flatMap(\.problems).filter {
      $0.severity == .error && !ofRules.contains($0.id)
    }.map { problem in
      var problem = problem
      problem.file = source.name
      problem.range = read.ranges.range(of: problem.path)
      return problem
    }
  }

  /// A finding that nothing silences.
  struct Reported {
    var diagnostic: Diagnostic
    /// The number of its mockup in the file.
    var mockup: Int
    var fix: [SourceEdit]?
  }

  /// What rules find and nothing silences, the comments that silence nothing, and what could not be
  /// judged.
  ///
  /// - Parameters:
  ///   - linter: What judges.
  ///   - look: Makes of a mockup what rules look at.
  /// - Returns: The findings, the comments and what was left out.
  /// - Throws: What looking throws.
  func reported<Failure>(
    by linter: Linter, _ look: (ReadMockup) throws(Failure) -> LintedMockup
  ) throws(Failure) -> (found: [Reported], comments: [Diagnostic], leftOut: [LeftOut]) {
    let errors = diagnostics.filter { $0.severity == .error }.compactMap(\.range)
    var comments = DisablingComments(source)
    var found: [Reported] = []
    var leftOut: [LeftOut] = []
    var unjudged = linter.unjudged(withLayout: true)
    for (number, read) in mockups.enumerated() {
      let linted = try look(read)
      leftOut += linter.leftOut(in: linted).filter { !leftOut.contains($0) }
      if !linted.isLaidOut { unjudged = linter.unjudged(withLayout: false) }
      let (findings, used) = linter.judged(linted, silencedAt: comments.places(in: read.ranges))
      comments.use(used)
      for finding in findings {
        let range = read.ranges.range(of: finding.path)
        let isWrong = errors.contains { error in
          range.map {
            $0.lowerBound.offset <= error.lowerBound.offset
              && error.upperBound.offset <= $0.upperBound.offset
          } ?? true
        }
        if isWrong { continue }
        let diagnostic = Diagnostic(
          finding.severity, finding.rule, finding.message, help: finding.help, file: source.name,
          range: range, path: finding.path,
          related: finding.parts.compactMap { read.ranges.range(of: $0) })
        found.append(Reported(diagnostic: diagnostic, mockup: number, fix: finding.fix))
      }
    }
    return (found, comments.unused(but: unjudged, linter.configuration), leftOut)
  }
}

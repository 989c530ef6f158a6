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

    /// Makes a judgement.
    public init(findings: [Diagnostic] = [], leftOut: [LeftOut] = []) {
      self.findings = findings
      self.leftOut = leftOut
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
    let (found, comments, leftOut) = try reported(by: linter) { read throws(RenderError) in
      var mockup = read.mockup
      if let defaults { mockup.fill(from: defaults) }
      return try renderer.linted(
        mockup, for: linter, in: source.name.folder ?? "", withLayout: hasLayout && read.isValid)
    }
    return Judgement(
      findings: (found.map(\.diagnostic) + comments).inFileOrder, leftOut: leftOut)
  }

  /// What `judged(by:in:defaults:withLayout:)` finds.
  public func findings(
    of linter: Linter, in renderer: MockupRenderer, defaults: Mockup? = nil,
    withLayout hasLayout: Bool = true
  ) throws(RenderError) -> [Diagnostic] {
    try judged(by: linter, in: renderer, defaults: defaults, withLayout: hasLayout).findings
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
      if linted.cells.isEmpty { unjudged = linter.unjudged(withLayout: false) }
      for finding in linter.findings(in: linted) {
        let range = read.ranges.range(of: finding.path)
        let isWrong = errors.contains { error in
          range.map {
            $0.lowerBound.offset <= error.lowerBound.offset
              && error.upperBound.offset <= $0.upperBound.offset
          } ?? true
        }
        let line = range?.lowerBound.line
        if isWrong || line.map({ comments.silence(finding.rule, onLine: $0) }) == true { continue }
        let diagnostic = Diagnostic(
          finding.severity, finding.rule, finding.message, help: finding.help, file: source.name,
          range: range, path: finding.path)
        found.append(Reported(diagnostic: diagnostic, mockup: number, fix: finding.fix))
      }
    }
    return (found, comments.unused(but: unjudged), leftOut)
  }
}

/// The comments of a file that silence rules.
private struct DisablingComments {
  private struct Comment {
    var rule: String
    var range: SourceRange
    /// The line that it is about.
    var line: Int
    var isUsed = false
  }

  private var comments: [Comment] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    guard !file.isJSON else { return }
    let lines = SourceLines(file)
    var waiting: [Comment] = []
    for number in 0..<lines.count {
      let line = lines[number]
      let indent = line.prefix { $0 == " " }.count
      let rest = line.dropFirst(indent)
      if rest.hasPrefix("#") {
        waiting += Self.comments(in: rest, at: lines.start(of: number).advanced(by: indent))
      } else {
        comments += waiting.map { comment in
          var comment = comment
          comment.line = number
          return comment
        }
        waiting = []
      }
    }
    comments += waiting
  }

  private static func comments(in text: Substring, at start: SourcePosition) -> [Comment] {
    let words = text.dropFirst().split(whereSeparator: { $0 == " " || $0 == "," })
    guard words.first == "maquette:disable" else { return [] }
    return words.dropFirst().map { word in
      let start = start.advanced(by: text[..<word.startIndex].unicodeScalars.count)
      let end = start.advanced(by: word.unicodeScalars.count)
      return Comment(rule: String(word), range: start..<end, line: -1)
    }
  }

  /// Whether a rule is silenced on a line.
  mutating func silence(_ rule: String, onLine line: Int) -> Bool {
    var isSilenced = false
    for index in comments.indices where comments[index].rule == rule && comments[index].line == line
    {
      comments[index].isUsed = true
      isSilenced = true
    }
    return isSilenced
  }

  /// What silences nothing, but for rules that are not judged.
  func unused(but unjudged: Set<String>) -> [Diagnostic] {
    comments.filter { !$0.isUsed && !unjudged.contains($0.rule) }.map { comment in
      Diagnostic(
        .warning, "unused-suppression",
        "'\(comment.rule)' finds nothing on the next line, so it need not be disabled",
        file: file.name, range: comment.range)
    }
  }
}

internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

/// A file that was judged.
struct LintedFile: Sendable {
  let source: SourceFile
  /// What reading and the rules found, in the order of the file.
  let diagnostics: [Diagnostic]
  /// What could not be judged.
  let leftOut: [LeftOut]
  /// The status that comes of it.
  let status: ExitCode

  /// Makes it of a file and of how it was judged; strictly, warnings are errors.
  init(_ file: MockupFile, _ judgement: MockupFile.Judgement, isStrict: Bool) {
    let mistakes = file.diagnostics + judgement.problems
    let reading = isStrict ? mistakes.map(\.strict) : mistakes
    let findings =
      isStrict ? judgement.findings.map(\.strict) : judgement.findings
    leftOut = judgement.leftOut
    source = file.source
    diagnostics = (reading + findings).inFileOrder
    if reading.contains(where: { $0.severity == .error }) {
      status = .invalidInput
    } else {
      status = findings.contains { $0.severity == .error } ? .findings : .success
    }
  }

  /// What was found, with the texts that it is about.
  var findings: [LintFinding] { source.findings(diagnostics) }
}

extension SourceFile {
  /// What was found in the file, with the texts that it is about.
  func findings(_ diagnostics: [Diagnostic]) -> [LintFinding] {
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    return diagnostics.map { LintFinding($0, in: scalars) }
  }
}

/// Something that was found, as other programs want to know it.
struct LintFinding: Sendable {
  let diagnostic: Diagnostic
  /// What it is about.
  let text: String

  /// Makes it of a diagnostic and the characters of its file.
  init(_ diagnostic: Diagnostic, in scalars: [Unicode.Scalar]) {
    guard let range = diagnostic.range else {
      (self.diagnostic, text) = (diagnostic, "")
      return
    }
    let start = range.lowerBound
    var subject = scalars[
      min(start.offset, scalars.count)..<min(range.upperBound.offset, scalars.count)]
    // A mapping that is indented ends where the next one begins; other programs would mark all of it.
    while let last = subject.last, last.properties.isWhitespace { subject.removeLast() }
    var end = start
    for scalar in subject {
      end =
        scalar == "\n"
        ? SourcePosition(offset: end.offset + 1, line: end.line + 1, column: 0)
        : end.advanced(by: 1)
    }
    self.diagnostic = diagnostic.about(start..<end)
    text = String(String.UnicodeScalarView(subject))
  }
}

extension Diagnostic {
  fileprivate func about(_ range: SourceRange) -> Diagnostic {
    var result = self
    result.range = range
    return result
  }
}

import Maquette
import MaquetteGuidelines
import MaquetteSource

@testable import MaquetteCommandLine

extension LintedFile {
  /// A file with what is found in it: each at a text that it has, the first one unless it is repeated.
  init(
    _ text: String, name: String = "menus/menu.yaml",
    _ findings: [(severity: Severity, rule: String, subject: String)],
    message: String = "it is odd",
    help: String? = nil, leftOut: [LeftOut] = [], isStrict: Bool = false
  ) {
    let source = SourceFile(name: name, text: text)
    var seen: [String: Int] = [:]
    let diagnostics = findings.map { finding in
      let occurrence = seen[finding.subject, default: 0]
      seen[finding.subject] = occurrence + 1
      return Diagnostic(
        finding.severity, finding.rule, message, help: help, file: name,
        range: text.range(of: finding.subject, occurrence: occurrence),
        path: NodePath("/menu/items"))
    }
    self.init(
      MockupFile(source, name: "menu"), .init(findings: diagnostics, leftOut: leftOut),
      isStrict: isStrict)
  }
}

extension LintReport {
  /// A report on one file with a finding, with a text wherever there can be one.
  static func hostile(_ text: String) -> LintReport {
    LintReport(files: [
      LintedFile(
        "menu: {items: [A]}", name: text, [(.warning, text, "[A]")], message: text, help: text)
    ])
  }

  /// A file with as many findings of each severity as are asked for.
  static func many(errors: Int = 0, warnings: Int = 0, notes: Int = 0) -> LintReport {
    let counts = [(Severity.error, errors), (.warning, warnings), (.note, notes)]
    let findings = counts.flatMap { Array(repeating: ($0.0, "menu-groups", "A"), count: $0.1) }
    let items = String(repeating: "A, ", count: findings.count)
    return LintReport(files: [LintedFile("menu: {items: [\(items)B]}", findings)])
  }
}

extension String {
  /// The place of a text in scalars.
  fileprivate func range(of text: String, occurrence: Int) -> SourceRange? {
    let (all, part) = (Array(unicodeScalars), Array(text.unicodeScalars))
    let starts = all.indices.filter { all[$0...].starts(with: part) }
    guard starts.indices.contains(occurrence) else { return nil }
    func position(_ offset: Int) -> SourcePosition {
      let before = all[..<offset]
      let line = before.count { $0 == "\n" }
      let start = before.lastIndex(of: "\n").map { $0 + 1 } ?? 0
      return SourcePosition(offset: offset, line: line, column: offset - start)
    }
    return position(starts[occurrence])..<position(starts[occurrence] + part.count)
  }
}

internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

/// The page about the rules: a section for each, with its reason and its examples.
struct RulesPage {
  /// The pictures of every rule.
  let pictures: [RulePicture]
  private let rules = RuleCatalog.all

  init(pictures: [RulePicture]) { self.pictures = pictures }

  var markdown: String {
    let table = ["| rule | severity | meaning |", "| --- | --- | --- |"] + rules.map(row)
    let texts = ["# Rules", Self.introduction, table.joined(separator: "\n")]
    let sections = rules.flatMap(section) + Self.unjudged
    return (texts + sections).joined(separator: "\n\n") + "\n"
  }

  private static let introduction = """
    What `maquette lint` judges documents by: sentences of the Human Interface Guidelines that a \
    program can judge, in our words. A rule that cannot be sure says nothing. The severity is that of most \
    findings; `--error`, `--warning`, `--note` and `--off` change it. Some rules go by a number, which `--limit` \
    changes, and titles may have names of your own, which `--name` tells. All of these can stand in \
    `.maquette.yaml`:

    ```yaml
    lint: {error: [menu-groups], off: [submenu-depth], limit: {context-menu-length: 8}, name: [eBay]}
    ```

    A document turns rules off for itself or for an element (`disable: [menu-groups]`), and a comment \
    `# maquette:disable menu-groups` for what begins on its own line or, where it stands alone, on the next. Where nothing would have been \
    found, that is a finding too, `unused-suppression`.

    In the examples, `^` stands below what is found. The pictures are those of the first example that passes and \
    of the first that fails, in which a red line is round it. A popover for which there is no place is not drawn; the \
    line is round what opens it.
    """

  private func row(_ type: any Rule.Type) -> String {
    let rule = type.description
    return "| [`\(rule.id)`](#\(rule.id)) | \(rule.severityName) | \(rule.summary) |"
  }

  private func section(_ type: any Rule.Type) -> [String] {
    let rule = type.description
    let pages = rule.pages.map { "[\($0.rawValue)](\($0.url))" }.joined(separator: ", ")
    let facts = [
      "Severity: \(rule.severityName).", "From: \(pages).",
      (type as? any LimitedRule.Type)?.limitText, rule.isFixable ? "`--fix` can repair it." : nil,
    ].compactMap { $0 }
    return [
      "## \(rule.id)", "\(rule.summary) \(rule.rationale)", facts.joined(separator: " "),
      table(rule), "Passes:",
    ] + rule.passing.map(\.block) + ["Fails:"] + rule.failing.map(\.block)
  }

  /// What the guidelines ask for besides.
  private static let unjudged: [String] =
    ["## Not judged", "What the guidelines ask for and no program can judge:"]
    + RuleCatalog.unjudged.map { page, sentences in
      (["[\(page.rawValue)](\(page.url)):", ""] + sentences.map { "- \($0)" })
        .joined(separator: "\n")
    }

  /// The pictures of a rule side by side.
  private func table(_ rule: RuleDescription) -> String {
    let pictures = pictures.filter { $0.rule == rule.id }.map(\.html)
    return "| passes | fails |\n| --- | --- |\n| \(pictures.joined(separator: " | ")) |"
  }
}

extension RuleDescription {
  /// Whether what it finds in one of its examples can be repaired.
  fileprivate var isFixable: Bool {
    let linter = Linter(LintConfiguration(only: self), lexicon: Catalog.lexicon())
    return failing.contains { example in
      MockupFile(SourceFile(name: "example.yaml", text: example.document), name: id).mockups
        .contains { linter.findings(in: LintedMockup($0.mockup)).contains { $0.fix != nil } }
    }
  }

  /// The severity, or that the rule is judged only when asked for.
  fileprivate var severityName: String {
    isOn ? severity.rawValue : "\(severity.rawValue), off unless asked for"
  }
}

extension MaquetteGuidelines.Example {
  /// The document as a block, with a comment that points at what is found below each line.
  fileprivate var block: String {
    let lines = marked.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      let parts = line.split(separator: "↓", omittingEmptySubsequences: false)
      let plain = parts.joined()
      guard parts.count > 1 else { return [plain] }
      // The first column is the comment's own.
      var comment = "#"
      for end in parts.indices.dropLast() {
        let column = parts[...end].joined().displayWidth
        comment += String(repeating: " ", count: max(0, column - comment.count)) + "^"
      }
      return [plain, comment]
    }
    return "```yaml\n\(lines.joined(separator: "\n"))\n```"
  }
}

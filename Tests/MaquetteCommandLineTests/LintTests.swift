import Foundation
import MaquetteGuidelines
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// Runs of `lint`, and of `render --lint`, in this process.
@Suite struct LintTests {
  private let folder: TemporaryFolder
  /// The rules whose findings are looked at here; others may find something in the same documents.
  private static let rules = ["menu-groups", "sheet-one-cancel"]
  private static let others = RuleCatalog.all.map { $0.description.id }
    .filter { !rules.contains($0) }.joined(separator: ",")

  init() throws {
    folder = try TemporaryFolder()
    let groups = "A, divider, B, divider, C, divider, D"
    let cancel = "{button: Cancel, role: cancel}"
    try folder.write("menu: {items: [A]}", to: "fine.yaml")
    try folder.write("menu: {items: [\(groups)]}", to: "note.yaml")
    try folder.write("menu: {items: [\(groups), divider, E]}", to: "warning.yaml")
    try folder.write("actionSheet: {actions: [A, B, \(cancel), \(cancel)]}", to: "error.yaml")
    try folder.write("menu: {items: [A], tittle: x}", to: "wrong.yaml")
    try folder.write("menu:\n  items:\n    - Item #1\n", to: "comment.yaml")
  }

  /// Runs the program where a configuration file says something about `lint` or, unless given, leaves
  /// all other rules out.
  private func run(
    _ arguments: [String], lint: String = "off: [\(others)]", environment: [String: String] = [:],
    terminalWidth: Int? = nil
  ) async throws -> (status: ExitCode, output: String, error: String) {
    try folder.write("lint: {\(lint)}", to: ".maquette.yaml")
    var console = Console.buffered(
      environment: environment, workingDirectory: folder.path, terminalWidth: terminalWidth)
    let arguments = arguments.map { $0.hasSuffix(".yaml") ? folder($0) : $0 }
    let status = await Tool.run(arguments, &console)
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return (status, short(console.outputText), short(console.errorText))
  }

  @Test(arguments: [
    (["fine.yaml"], ExitCode.success), (["note.yaml"], .success), (["warning.yaml"], .success),
    (["error.yaml"], .findings), (["error.yaml", "fine.yaml"], .findings),
    (["error.yaml", "--warning", "sheet-one-cancel"], .success),
    (["error.yaml", "--exit-zero"], .success),
    (["note.yaml", "--error", "menu-groups"], .findings), (["note.yaml", "--strict"], .success),
    (["warning.yaml", "--strict"], .findings),
    (["warning.yaml", "--strict", "--exit-zero"], .success),
    (["wrong.yaml"], .invalidInput), (["wrong.yaml", "--exit-zero"], .invalidInput),
    (["wrong.yaml", "error.yaml"], .invalidInput), (["missing.yaml"], .invalidInput),
    (["comment.yaml"], .success), (["comment.yaml", "--strict"], .invalidInput),
    (["fine.yaml", "--error", "menu-group"], .usage), (["fine.yaml", "--format", "xml"], .usage),
  ])
  func statusIsThatOfTheGravest(_ arguments: [String], _ status: ExitCode) async throws {
    for format in LintFormat.allCases {
      let run = try await run(
        ["lint"] + (arguments.contains("--format") ? [] : ["--format", format.rawValue]) + arguments
      )
      #expect(run.status == status, "\(format): \(run.error)")
    }
  }

  @Test func textIsForPeople() async throws {
    let run = try await run(["lint", "warning.yaml", "note.yaml", "fine.yaml"])
    #expect(run.output == "")
    #expect(
      run.error == """
        warning.yaml:1:15: warning: a menu has 5 groups [menu-groups]
          1 | menu: {items: [A, divider, B, divider, C, divider, D, divider, E]}
            |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        note.yaml:1:15: note: a menu has 4 groups [menu-groups]
          1 | menu: {items: [A, divider, B, divider, C, divider, D]}
            |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        1 warning, 1 note in 2 files; 'maquette rules ID' says why a rule is one:
          menu-groups  https://developer.apple.com/design/human-interface-guidelines/pull-down-buttons

        """)
    let nothing = try await self.run(["lint", "fine.yaml"])
    #expect(nothing.output == "" && nothing.error == "")
  }

  /// A finding about several elements shows these, and names their places.
  @Test func partsAreShown() async throws {
    try folder.write(
      "menu:\n  items:\n    - Reply\n    - copy text\n    - divider\n    - Mark As Read\n",
      to: "parts.yaml")
    let text = try await run(["lint", "parts.yaml"], lint: "")
    #expect(
      text.error.hasPrefix(
        """
        parts.yaml:3:5: warning: 'copy text', 'Mark As Read' are not in title case [button-title-case]
          4 |     - copy text
            |       ^~~~~~~~~
          6 |     - Mark As Read
            |       ^~~~~~~~~~~~ write 'Copy Text', 'Mark as Read'

        """), "\(text.error)")
    let json = try await run(["lint", "parts.yaml", "--format", "json"], lint: "")
    #expect(
      json.output.replacing(/\s/, with: "").contains(
        #"{"line":4,"column":7,"endLine":4,"endColumn":16}"#))
    let sarif = try await run(["lint", "parts.yaml", "--format", "sarif"], lint: "")
    #expect(
      sarif.output.replacing(/\s/, with: "").contains(#""relatedLocations":[{"physicalLocation":"#))
  }

  @Test(arguments: [("json", "\"findings\": ["), ("sarif", "\"results\": [")])
  func otherFormsGoToStandardOutput(_ format: String, _ start: String) async throws {
    let run = try await run(["lint", "warning.yaml", "missing.yaml", "--format", format])
    #expect(run.output.contains(start) && run.output.contains("a menu has 5 groups"))
    _ = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    // What could not be read is no finding, but is told.
    #expect(run.error.contains("missing.yaml") && !run.error.contains("groups"))
    #expect(run.output.contains("\"executionSuccessful\": false") == (format == "sarif"))
  }

  @Test func gitHubGetsAnnotationsAndASummary() async throws {
    let summary = try folder.write("before\n", to: "summary.md")
    let run = try await run(
      ["lint", "warning.yaml", "--format", "github"], environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(
      run.output == "::warning file=warning.yaml,line=1,endLine=1,col=15,endColumn=66,"
        + "title=menu-groups::a menu has 5 groups\n")
    #expect(run.error.contains("  1 | menu: {items:"))
    let text = try String(decoding: folder.bytes(of: "summary.md"), as: UTF8.self)
    #expect(text.hasPrefix("before\n## 1 warning in 1 file\n"))
    #expect(text.contains("| <code>warning.yaml:1</code> | warning: menu-groups |"))
  }

  @Test func theConfigurationFileDecides() async throws {
    let off = try await run(["lint", "warning.yaml"], lint: "off: [menu-groups, \(Self.others)]")
    #expect(off.error == "")
    let error = try await run(
      ["lint", "note.yaml"], lint: "off: [\(Self.others)], error: menu-groups")
    #expect(error.status == .findings && error.error.contains("error: a menu has 4 groups"))
    // An option goes before the file.
    let option = try await run(
      ["lint", "note.yaml", "--error", "one-popover"], lint: "error: [menu-groups]")
    #expect(option.status == .success && option.error.contains("note: a menu has 4 groups"))
    let variable = try await run(
      ["lint", "warning.yaml"], environment: ["MAQUETTE_LINT_STRICT": "true"])
    #expect(variable.status == .findings)
    let unknown = try await run(["lint", "note.yaml"], lint: "warning: [menu-group]")
    #expect(unknown.status == .usage && unknown.error.contains("did you mean 'menu-groups'?"))
  }

  /// Numbers that rules go by, and names, are options as all others.
  @Test(arguments: [
    ("limit: {menu-groups: 4}", [], ""), ("limit: [menu-groups=3]", [], "a menu has 4 groups"),
    ("limit: {menu-groups: 4}", ["--limit", "menu-groups=2"], "warning: a menu has 4 groups"),
    ("limit: {menu-groups: four}", [], "'menu-groups=four' is not a rule, '=' and a number"),
    ("limit: {menu-groups: [4]}", [], "'menu-groups' has a value here"),
    ("limit: {menu-group: 4}", [], "did you mean 'menu-groups'?"),
    ("limit: {menu-groups: 0}", [], "from 1 to 100"),
    ("limit: {menu-groups: 3.5}", [], "is none of the numbers that it can be"),
    ("limt: {menu-groups: 3}", [], "unknown option 'limt'"),
    ("error: {menu-groups: x}", [], "an option has a value or a list here"),
    ("limit: {one-popover: 4}", [], "'one-popover' of '--limit' goes by no number"),
    ("note: menu-groups", ["--strict"], "note: a menu has 4 groups"),
    ("warning: button-title-case, name: nOtes", [], "a menu has 4 groups"),
  ])
  func rulesHaveOptions(_ lint: String, _ options: [String], _ message: String) async throws {
    let rest = Self.others.split(separator: ",").filter { $0 != "button-title-case" }
      .joined(separator: ",")
    try folder.write(
      "menu: {items: [Share nOtes, divider, Share, divider, Copy, divider, Edit]}",
      to: "groups.yaml")
    let run = try await run(["lint", "groups.yaml"] + options, lint: "off: [\(rest)], \(lint)")
    #expect(message.isEmpty ? run.error == "" : run.error.contains(message), "\(run.error)")
    #expect(!run.error.contains("title case"))
  }

  @Test func limitsAreWithinTheirRanges() throws {
    for type in RuleCatalog.all.compactMap({ $0 as? any LimitedRule.Type }) {
      let id = type.description.id
      let usual = try #require(RuleLimit(argument: "\(id)=\(type.init().limit)"))
      #expect(try usual.checked() == type.init().limit, "\(id)")
      #expect(type.limitText.contains("--limit \(id)="))
    }
  }

  @Test(arguments: ["\n", "\r\n"])
  func commentsSilenceTheNextLine(_ lineEnd: String) async throws {
    let lines = [
      "# maquette:disable menu-groups", "menu: {items: [A, divider, B, divider, C, divider, D]}",
      "",
    ]
    try folder.write(lines.joined(separator: lineEnd), to: "silent.yaml")
    let run = try await run(["lint", "silent.yaml"])
    #expect(run.status == .success && run.error == "")
  }

  @Test(arguments: [
    (["note.yaml", "--lint", "warn"], ExitCode.success, "note: a menu has 4 groups"),
    (["error.yaml", "--lint", "warn"], .success, "[sheet-one-cancel]"),
    (["note.yaml", "--lint", "error"], .success, "note: a menu has 4 groups"),
    (["warning.yaml", "--lint", "error"], .findings, "error: a menu has 5 groups"),
    (["error.yaml", "--lint", "error"], .findings, "[sheet-one-cancel]"),
    (["error.yaml", "--lint", "off"], .success, ""), (["error.yaml"], .success, ""),
  ])
  func renderJudgesWhenAsked(
    _ arguments: [String], _ status: ExitCode, _ finding: String
  ) async throws {
    let run = try await run(["render", "--format", "svg"] + arguments)
    #expect(run.status == status)
    #expect(finding.isEmpty ? run.error.isEmpty : run.error.contains(finding), "\(run.error)")
    // The pictures are made all the same.
    #expect(folder.names.contains { $0.hasSuffix(".svg") })
  }

  @Test(arguments: [
    (["note.yaml"], "1 guideline note: maquette lint note.yaml\n"),
    (["note.yaml", "error.yaml"], "2 guideline notes: maquette lint note.yaml error.yaml\n"),
    (["fine.yaml"], ""), (["note.yaml", "--lint", "off"], ""),
  ])
  func renderRemindsOnATerminal(_ arguments: [String], _ line: String) async throws {
    let run = try await run(["render", "--format", "svg"] + arguments, terminalWidth: 80)
    #expect(run.status == .success)
    #expect(run.error == line)
  }

  @Test func renderGoesByTheConfigurationOfLint() async throws {
    let off = try await run(
      ["render", "error.yaml", "--lint", "error"], lint: "off: [sheet-one-cancel, \(Self.others)]")
    #expect(off.status == .success && off.error == "")
    let wrong = try await run(["render", "error.yaml", "--lint", "warn"], lint: "of: [x]")
    #expect(wrong.status == .usage && wrong.error.contains("did you mean 'off'?"))
  }
}

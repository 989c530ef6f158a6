import Foundation
import MaquetteSource
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// What `verify` says of guidelines: only what a change adds.
struct VerifyFindingsTests {
  private let folder: TemporaryFolder

  /// A repository with two documents, each of which has something to find.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu: {items: [Copy it, Paste]}", to: "menus/same.yaml")
    try folder.write("menu: {items: [Move it, Paste]}", to: "menus/sub/changed.yaml")
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "menus")
  }

  private func git(_ arguments: String...) throws {
    let run = try ToolRun(
      program: URL(fileURLWithPath: "/usr/bin/git"),
      ["-c", "user.name=n", "-c", "user.email=n@example.com"] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
  }

  private func verify(
    _ options: String..., operand: String = "menus", report: String = "report",
    environment: [String: String] = [:]
  ) async -> (status: ExitCode, output: String, error: String) {
    var console = Console.buffered(
      environment: environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own },
      workingDirectory: folder.path)
    let status = await Tool.run(
      ["verify", folder(operand), "--report", folder(report)] + options, &console)
    func short(_ text: String) -> String { text.replacing(folder.path + "/", with: "") }
    return (status, short(console.outputText), short(console.errorText))
  }

  /// The rules and places of the findings in a report.
  private func findings(in report: String = "report") throws -> [String] {
    try ReportFolder(path: folder(report)).read().findings.map { finding in
      "\(finding.place.replacing(folder.path + "/", with: "")) \(finding.message)"
    }
  }

  /// Adds an item with something to find above one that has it already, and a document of nothing else.
  private func change() throws {
    try folder.write(
      "menu:\n  items:\n    - Copy all\n    - Move it\n    - Paste", to: "menus/sub/changed.yaml")
    try folder.write("menu: {items: [Send it]}", to: "menus/new.yaml")
  }

  private static let added = [
    "menus/new.yaml:1 'Send it' is not in title case",
    "menus/sub/changed.yaml:3 'Copy all', 'Move it' are not in title case",
  ]

  @Test(arguments: ["menus", "menus/", "./menus"])
  func tellsWhatAChangeAdds(_ operand: String) async throws {
    #expect(await verify("--against", "HEAD", operand: operand).error == "2 same\n")
    #expect(try findings() == [])
    try change()
    let summary = folder("summary.md")
    let run = await verify(
      "--against", "HEAD", "--github", operand: operand,
      environment: ["GITHUB_STEP_SUMMARY": summary])
    #expect(
      run.error.replacing("./", with: "").contains(
        """
        menus/sub/changed.yaml:3:5: warning: 'Copy all', 'Move it' are not in title case [button-title-case]
          3 |     - Copy all
            |       ^~~~~~~~
          4 |     - Move it
            |       ^~~~~~~ write 'Copy All', 'Move It'
        2 guideline findings are new since HEAD
        1 same, 1 changed, 1 new

        """), "\(run.error)")
    #expect(
      run.output.contains("title=button-title-case::'Copy all', 'Move it' are not in title case%0A")
    )
    let text = String(decoding: try folder.bytes(of: "summary.md"), as: UTF8.self)
    #expect(text.contains("## 2 guideline findings are new since HEAD\n"))
    #expect(
      text.contains(
        "changed.yaml:3</code> | warning: button-title-case | 'Copy all', 'Move it' are not"))
    let page = String(decoding: try folder.bytes(of: "report/report.html"), as: UTF8.self)
    #expect(page.contains("'Copy all', 'Move it' are not in title case"))
    for report in [run.error, run.output, text, page] {
      #expect(!report.contains("'Copy it'"))
    }
    #expect(try findings().map { $0.replacing("./", with: "") } == Self.added)
  }

  /// What did not change is not even judged, which takes time.
  @Test func judgesOnlyWhatChanged() async throws {
    try change()
    var console = Console.buffered(
      environment: ["PATH": "/usr/bin:/bin"], workingDirectory: folder.path)
    let (options, menus) = (Verify(), [folder("menus")])
    var plan = try VerifyPlan(options, options.documents, .revision("HEAD"), in: console)
    try plan.read(menus, &console)
    let old = try OldDocuments("HEAD", plan, menus, into: folder("before"), console)
    let linter = try ChangeLinter(for: menus, in: console)
    let judged = await plan.judge(since: old, by: linter)
    #expect(
      judged.map { $0?.source.name } == [
        folder("menus/new.yaml"), folder("menus/sub/changed.yaml"),
      ])
  }

  /// A document named by itself is compared with itself.
  @Test func takesAFileToo() async throws {
    try change()
    _ = await verify("--against", "HEAD", operand: "menus/sub/changed.yaml")
    #expect(try findings() == [Self.added[1]])
  }

  /// The status is that of the pictures, also where a finding is an error.
  @Test func findingsDoNotChangeTheStatus() async throws {
    try folder.write(
      "# maquette:disable one-popover\nmenu: {items: [Move it, Paste]}",
      to: "menus/sub/changed.yaml")
    let run = await verify("--against", "HEAD", environment: ["MAQUETTE_LINT_STRICT": "true"])
    #expect(run.status == .success)
    #expect(run.error.contains("changed.yaml:1:20: error: 'one-popover' finds nothing"))
    #expect(run.error.hasSuffix("\n1 guideline finding is new since HEAD\n2 same\n"))
  }

  @Test func rulesAreSetAsForLint() async throws {
    try change()
    try folder.write("lint: {error: [button-title-case]}\n", to: ".maquette.yaml")
    #expect(
      await verify("--against", "HEAD").error.contains("error: 'Copy all', 'Move it' are not"))
    _ = await verify(
      "--against", "HEAD", environment: ["MAQUETTE_LINT_OFF": "button-title-case"])
    #expect(try findings() == [])
    try folder.write("lint: {off: [title-case]}\n", to: ".maquette.yaml")
    let run = await verify("--against", "HEAD")
    #expect(run.status == .usage)
    #expect(run.error.contains("'title-case' of '--off' is no rule"))
  }

  /// Translations beside a document are part of it.
  @Test func noticesTranslations() async throws {
    try folder.write("de: {Delete?: Weg?}\n", to: "menus/strings.yml")
    try folder.write(
      """
      locale: [en, de]
      strings: strings.yml
      actionSheet: {title: Delete?, actions: [{button: Delete, role: destructive}, {button: Cancel, role: cancel}]}
      """, to: "menus/told.yaml")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "strings")
    let title = "Delete everything? Nothing of it will come back, whatever you do."
    try folder.write("de: {Delete?: '\(title)'}\n", to: "menus/strings.yml")
    _ = await verify("--against", "HEAD", operand: "menus/told.yaml")
    #expect(
      try findings() == ["menus/told.yaml:3 the title 'Delete?' takes more than one line in de"])
  }

  /// Beside checksums the documents as they were are those of the last commit; beside pictures there
  /// are none.
  @Test(arguments: [("expected.json", 2), ("expected", 0)])
  func knowsOldDocumentsBesideChecksums(_ baseline: String, _ count: Int) async throws {
    _ = await verify("--baseline", folder(baseline), "--record", "all")
    try change()
    let run = await verify("--baseline", folder(baseline))
    #expect(run.error.contains("2 guideline findings are new since HEAD") == (count > 0))
    #expect(try findings() == Array(Self.added.prefix(count)))
  }

  /// Each document is judged in one part of a run.
  @Test func partsShareTheDocuments() async throws {
    try change()
    for part in 1...3 {
      _ = await verify("--against", "HEAD", "--shard", "\(part)/3", report: "part-\(part)")
    }
    var console = Console.buffered(workingDirectory: folder.path)
    let parts = (1...3).map { folder("part-\($0)") }
    let status = await Tool.run(["merge"] + parts + ["--report", folder("all")], &console)
    #expect(status == .findings)
    #expect(console.errorText.hasSuffix("\n2 guideline findings are new since HEAD\n"))
    #expect(try findings(in: "all").sorted() == Self.added)
  }
}

import Maquette
import MaquetteGuidelines
import MaquetteSource
import Testing

@testable import MaquetteCommandLine

/// What judging documents found, in the forms that people and other programs read.
@Suite struct LintReportTests {
  private static let text = "menu:\n  title: Ünï 👩‍👩‍👧, {x}\n  items:\n    - Löschen\n    - B\n\n"

  @Test func jsonHasStableKeysAndPlaces() {
    let file = LintedFile(
      Self.text,
      [(.warning, "menu-groups", "- Löschen\n    - B\n\n"), (.note, "submenu-depth", "{x}")],
      message: "it is \"odd\"", help: "write another")
    #expect(
      LintReport(files: [file]).json.indentedText == #"""
        {
          "version": 1,
          "findings": [
            {
              "file": "menus/menu.yaml",
              "rule": "submenu-depth",
              "severity": "note",
              "message": "it is \"odd\"",
              "help": "write another",
              "line": 2,
              "column": 21,
              "endLine": 2,
              "endColumn": 24,
              "path": "/menu/items"
            },
            {
              "file": "menus/menu.yaml",
              "rule": "menu-groups",
              "severity": "warning",
              "message": "it is \"odd\"",
              "help": "write another",
              "line": 4,
              "column": 5,
              "endLine": 5,
              "endColumn": 8,
              "path": "/menu/items"
            }
          ],
          "notJudged": []
        }

        """#)
    #expect(LintReport().json.text == #"{"version":1,"findings":[],"notJudged":[]}"#)
  }

  private static let page = "https://developer.apple.com/design/human-interface-guidelines"

  @Test(arguments: [
    ((1, 0, 0), "1 error in 1 file"), ((0, 3, 1), "3 warnings, 1 note in 1 file"),
    ((2, 1, 1200), "2 errors, 1 warning, 1,200 notes in 1 file"), ((0, 0, 0), nil),
  ])
  func theClosingLinesCount(_ counts: (Int, Int, Int), _ line: String?) {
    let report = LintReport.many(errors: counts.0, warnings: counts.1, notes: counts.2)
    #expect(
      report.closingLines
        == (line.map {
          [
            "\($0); 'maquette rules ID' says why a rule is one:",
            "  menu-groups  \(Self.page)/pull-down-buttons",
          ]
        } ?? []))
  }

  @Test func theClosingLinesTellWhereRulesComeFrom() {
    let text = "menu: {items: [A]}"
    var report = LintReport(files: [
      LintedFile(text, []), LintedFile(text, [(.note, "menu-groups", "A")]),
      LintedFile(text, [(.warning, "unused-suppression", "A"), (.warning, "one-popover", "]")]),
    ])
    #expect(
      report.closingLines == [
        "2 warnings, 1 note in 2 files; 'maquette rules ID' says why a rule is one:",
        "  menu-groups  \(Self.page)/pull-down-buttons",
        "  one-popover  \(Self.page)/popovers",
      ])
    report.files = [LintedFile("menu: {itmes: [A]}", [])]
    #expect(report.closingLines == ["2 errors in 1 file"])
  }

  /// What was not judged stands below a report for people, and in those for other programs.
  @Test func reportsSayWhatWasNotJudged() {
    let text = "menu: {items: [A]}"
    let layout = LeftOut(reason: .noLayout, rules: ["tap-target", "text-contrast"])
    let screen = LeftOut(reason: .noScreen, rules: ["popover-fits"])
    let report = LintReport(files: [
      LintedFile(text, [], leftOut: [layout]), LintedFile(text, []),
      LintedFile(text, name: "b.yaml", [], leftOut: [layout, screen]),
    ])
    #expect(
      report.closingLines == [
        "in 2 files, 2 rules were not judged: nothing was laid out",
        "in 1 file, 1 rule was not judged: there is no 'screen:'",
      ])
    #expect(report.json["notJudged"]?.elements.count == 3)
    #expect(
      report.json["notJudged"]?.elements.last?.text
        == #"{"file":"b.yaml","reason":"there is no 'screen:'","rules":["popover-fits"]}"#)
    let notes = SARIFReport(report, in: "/").json["runs"]?.elements.first?["invocations"]?
      .elements.first?["toolExecutionNotifications"]?.elements
    #expect(
      notes?.compactMap { $0["message"]?["text"] }
        == report.closingLines.map { .string($0) })
  }

  /// Mistakes of reading stand in every report, and in the order of the file.
  @Test func reportsHoldWhatReadingFound() {
    let file = LintedFile(
      "menu: {items: [A, {button: B, rle: cancel}]}", [(.note, "menu-groups", "[A")])
    #expect(file.diagnostics.map(\.id) == ["menu-groups", "unknown-key"])
    #expect(file.status == .invalidInput)
    let report = LintReport(files: [file])
    for text in [
      report.json.text, SARIFReport(report, in: "/").json.text,
      report.annotations(in: "/"), report.summary(in: "/"),
    ] {
      #expect(text.contains("unknown-key") && text.contains("menu-groups"))
      #expect(text.contains("did you mean"))
    }
  }

  @Test(arguments: [
    (Severity.note, false, ExitCode.success), (.note, true, .success), (.warning, false, .success),
    (.warning, true, .findings), (.error, false, .findings), (.error, true, .findings),
  ])
  func strictlyWarningsAreErrors(_ severity: Severity, _ isStrict: Bool, _ status: ExitCode) {
    let file = LintedFile(
      "menu: {items: [A]}", [(severity, "menu-groups", "A")], isStrict: isStrict)
    #expect(file.status == status)
    #expect(file.diagnostics.contains { $0.severity == .error } == (status == .findings))
  }

  @Test(arguments: [
    ("a", "a", "a"), ("a\nb\r", "a%0Ab%0D", "a%0Ab%0D"), ("100 %", "100 %25", "100 %25"),
    ("a,b:c", "a,b:c", "a%2Cb%3Ac"), ("%0A", "%250A", "%250A"),
    ("::error::x", "::error::x", "%3A%3Aerror%3A%3Ax"), ("한국어 🙂", "한국어 🙂", "한국어 🙂"),
  ])
  func annotationsAreEscaped(_ text: String, _ data: String, _ property: String) {
    #expect(
      LintReport.hostile(text).annotations(in: "/")
        == "::warning file=\(property),line=1,endLine=1,col=15,endColumn=18,"
        + "title=\(property)::\(data)%0A\(data)\n")
  }

  @Test func annotationsHaveColumnsOnlyOnOneLine() {
    let file = LintedFile(
      Self.text, [(.note, "menu-groups", "- Löschen\n    - B"), (.error, "one-popover", "menu")])
    #expect(
      LintReport(files: [file]).annotations(in: "/") == """
        ::error file=menus/menu.yaml,line=1,endLine=1,col=1,endColumn=5,title=one-popover::it is odd
        ::notice file=menus/menu.yaml,line=4,endLine=5,title=menu-groups::it is odd

        """)
  }

  @Test(arguments: [
    ((10, 10, 10), (10, 10, 10), nil), ((0, 0, 0), (0, 0, 0), nil),
    ((11, 2, 0), (10, 2, 1), "11 errors, 2 warnings in 1 file"),
    ((0, 0, 25), (0, 0, 10), "25 notes in 1 file"),
    ((1, 12, 10), (1, 10, 10), "1 error, 12 warnings, 10 notes in 1 file"),
  ])
  func annotationsAreFew(
    _ found: (Int, Int, Int), _ shown: (Int, Int, Int), _ headline: String?
  ) {
    let report = LintReport.many(errors: found.0, warnings: found.1, notes: found.2)
    let lines = report.annotations(in: "/").split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("::error ") } == shown.0)
    #expect(lines.count { $0.hasPrefix("::warning ") } == shown.1)
    #expect(lines.count { $0.hasPrefix("::notice ") } == shown.2)
    let last = headline.map { "::notice title=maquette lint::\($0); the log shows all" }
    #expect(
      lines.filter { $0.hasSuffix("the log shows all") }.map(String.init)
        == [last].compactMap { $0 })
  }

  @Test(arguments: ReportTextTests.hostileTexts)
  func summariesHoldAnyText(_ text: String) throws {
    let lines = LintReport.hostile(text).summary(in: "/").split(separator: "\n")
    let row = try #require(lines.first { $0.hasPrefix("| <code>") })
    #expect(row.filter { $0 == "|" }.count == 4)
    let rest = row.replacing("<code>", with: "").replacing("</code>", with: "")
      .replacing("<br>", with: "")
    #expect(!rest.contains { "<>`*_[]~$@\\".contains($0) })
  }

  @Test func summariesCountAndShowFindings() {
    let file = LintedFile(Self.text, [(.warning, "menu-groups", "Löschen")], help: "write another")
    #expect(
      LintReport(files: [file]).summary(in: "/") == """
        ## 1 warning in 1 file

        | place | rule | what was found |
        | --- | --- | --- |
        | <code>menus/menu.yaml:4</code> | warning: menu-groups | it is odd<br>write another |


        """)
    #expect(LintReport.many(notes: 150).summary(in: "/").contains("\n50 more are in the log.\n"))
    let nothing = LintReport(files: [LintedFile("menu: {items: [A]}", [])])
    #expect(nothing.summary(in: "/") == "## no findings in 1 file\n\n")
  }

  @Test(arguments: [
    ("menu.yaml", "menu.yaml"), ("./a/../menu.yaml", "menu.yaml"),
    ("/w/p/a/menu.yaml", "a/menu.yaml"),
    ("../menu.yaml", "/w/menu.yaml"), ("/x/menu.yaml", "/x/menu.yaml"), ("../p/b.yaml", "b.yaml"),
    ("/w/pq/b.yaml", "/w/pq/b.yaml"), ("stdin", "stdin"),
  ])
  func pathsBeginAtTheFolder(_ path: String, _ short: String) {
    #expect(path.path(from: "/w/p") == short)
  }

  @Test(arguments: [
    ("a/b-c_d.e~f.yaml", "a/b-c_d.e~f.yaml"), ("a b", "a%20b"), ("c:d?e#f", "c%3Ad%3Fe%23f"),
    ("100%", "100%25"), ("메뉴", "%EB%A9%94%EB%89%B4"), ("\n", "%0A"), ("é", "%C3%A9"),
  ])
  func pathsAreEscapedInURIs(_ path: String, _ uri: String) {
    #expect(path.uriPath == uri)
  }
}

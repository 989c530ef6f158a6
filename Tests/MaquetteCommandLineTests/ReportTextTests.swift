import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import MaquetteCommandLine

/// The reports that other programs read.
@Suite struct ReportTextTests {
  static let hostileTexts = [
    "<script>alert(1)</script>", "\"quotes\" and 'apostrophes'", "two\nlines", "]]>", "100 %",
    "a,b:c", "&amp;", "`code` *bold* _italic_ [link](x) | cell ~~gone~~ @someone #1 $x$", "\u{1}",
    "\u{FFFE}", "\t", "::error::x", "<!--", "</SCRIPT >", "한국어 🙂", "\u{2028}", "%0A", "",
  ]

  @Test(arguments: hostileTexts)
  func junitHoldsAnyText(_ text: String) throws {
    let suites = try XMLElements(JUnitReport(.hostile(text)).text)
    let expected = text.unicodeScalars.map { scalar in
      scalar == "\u{1}" || scalar == "\u{FFFE}" ? "\u{FFFD}" : String(scalar)
    }.joined()
    #expect(suites["testsuite"]?.map { $0["name"] } == [expected])
    #expect(suites["testcase"]?.map { $0["name"] } == [expected])
    #expect(suites["property"]?.map { $0["value"] } == [expected])
    #expect(suites["error"]?.map { $0["message"] } == [expected])
  }

  @Test func junitHasASuiteADocumentAndATestAPicture() throws {
    let elements = try XMLElements(JUnitReport(.full).text)
    #expect(
      elements["testsuite"]?.map { $0["name"] } == ["documents/menu.yaml", "documents/sheet.yaml"])
    #expect(
      elements["testsuites"]?.map { [$0["tests"], $0["failures"], $0["errors"]] } == [
        ["8", "5", "1"]
      ])
    #expect(elements["testcase"]?.count == 8)
    #expect(
      elements["failure"]?.map { $0["type"] } == [
        "changed", "changed", "changed", "new", "orphaned",
      ])
    #expect(
      elements["property"]?.prefix(4).map { $0["name"] } == [
        "baseline", "against", "shard", "environment: pango",
      ])
  }

  @Test(arguments: [
    ("<script>", "<script>", "<script>"), ("a\nb\r", "a%0Ab%0D", "a%0Ab%0D"),
    ("100 %", "100 %25", "100 %25"), ("a,b:c", "a,b:c", "a%2Cb%3Ac"), ("%0A", "%250A", "%250A"),
    ("::error::x", "::error::x", "%3A%3Aerror%3A%3Ax"),
  ])
  func annotationsAreEscaped(_ text: String, _ data: String, _ property: String) {
    #expect(
      GitHubAnnotations(.hostile(text)).text
        == "::error file=\(property),line=1,title=failed%3A \(property)::\(data)\n"
        + "::warning file=\(property),line=1,endLine=1,col=15,endColumn=18,"
        + "title=\(property)::\(data)%0A\(data)\n")
  }

  @Test func annotationsAreFew() {
    var report = VerificationReport.sample
    let lines = GitHubAnnotations(report).text.split(separator: "\n")
    // The change in two languages is one.
    #expect(lines.count { $0.hasPrefix("::error") } == 4)
    #expect(lines.count { $0.hasPrefix("::warning") } == 1)
    #expect(lines.contains { $0.hasSuffix("::row 1: title changed, in 2 of 3 languages") })
    #expect(!lines.contains { $0.hasPrefix("::notice") })
    report.pictures = (0..<25).map { PictureResult("\($0).png", $0 < 12 ? .new : .orphaned) }
    let many = GitHubAnnotations(report).text.split(separator: "\n")
    #expect(many.count { $0.hasPrefix("::error") } == 10)
    #expect(many.count { $0.hasPrefix("::warning") } == 10)
    #expect(
      many.last
        == "::notice title=maquette verify::12 new and 13 orphaned of 25 pictures; the report shows all"
    )
    report.pictures = [PictureResult("a.png", .same)]
    #expect(GitHubAnnotations(report).text.isEmpty)
    report.findings = LintReport.many(errors: 3, notes: 12).records()
    let findings = GitHubAnnotations(report).text.split(separator: "\n")
    #expect(findings.count { $0.hasPrefix("::error file=menus/menu.yaml,line=1,") } == 3)
    #expect(findings.count { $0.hasPrefix("::notice file=menus/menu.yaml,line=1,") } == 9)
    #expect(findings.count == 13)
  }

  @Test(arguments: hostileTexts)
  func summariesHoldAnyText(_ text: String) throws {
    let lines = StepSummary(.hostile(text)).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let rows = lines.filter { $0.hasPrefix("| <code>") }
    // One of a picture and one of a finding.
    #expect(rows.count == 2)
    for row in rows {
      // Three cells, in which nothing is a mark but what is written here.
      #expect(row.filter { $0 == "|" }.count == 4)
      let rest = row.replacing("<code>", with: "").replacing("</code>", with: "")
        .replacing("<br>", with: "")
      #expect(!rest.contains { "<>`*_[]~$@\\".contains($0) })
    }
    // No text ends the block of the command.
    var report = VerificationReport.hostile(text)
    report.pictures[0].status = .new
    report.findings = []
    let end = StepSummary(report).text.components(separatedBy: "To approve all of it:\n\n").last
    let command = try #require(end).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(command.dropLast().allSatisfy { $0.hasPrefix("    ") } && command.last == "")
  }

  @Test func summariesCountAndShowWhatChanged() {
    let text = StepSummary(.full).text
    #expect(text.hasPrefix("## 1 failed, 3 changed, 1 new and 1 orphaned of 8 pictures\n"))
    #expect(text.contains("| changed | 3 |\n"))
    #expect(text.contains("| pango | 1.50.10 | 1.50.12 |\n"))
    #expect(
      text.contains(
        "| <code>menu.en.png</code> and 1 more | changed | row 1: title changed, in 2 of 3 languages |"
      ))
    #expect(
      text.contains(
        """
            maquette approve --report out

        ## 5 guideline findings are new since origin/main

        | place | rule | what was found |
        | --- | --- | --- |
        | <code>menus/menu.yaml:1</code> | error: menu-groups | it is odd |

        """))
    #expect(text.hasSuffix("| note: menu-groups | it is odd<br>write another |\n\n"))
    var report = VerificationReport.sample
    report.pictures = (0..<150).map { PictureResult("\($0).png", .new) }
    #expect(StepSummary(report).text.contains("\n50 more are in the report.\n"))
    report.pictures = [PictureResult("a.png", .same)]
    #expect(!StepSummary(report).text.contains("approve"))
  }

  @Test(arguments: [
    (0, nil, nil), (1, nil, "1 guideline finding is new since HEAD"),
    (1200, "v1", "1,200 guideline findings are new since v1"),
  ])
  func headlinesCountFindings(_ count: Int, _ revision: String?, _ headline: String?) {
    var report = VerificationReport()
    report.against = revision
    report.findings = Array(repeating: FindingRecord(), count: count)
    #expect(report.guidelineHeadline == headline)
  }

  @Test(arguments: [
    ("menu@2x.png", "menu@2x.png"), ("menu~dark.png", "'menu~dark.png'"), ("", "''"),
    ("it's", #"'it'\''s'"#), ("$(x)", "'$(x)'"), ("한국어", "'한국어'"), ("a b", "'a b'"),
  ])
  func commandsSurviveAShell(_ word: String, _ text: String) {
    #expect(["a", word].shellCommand == "a \(text)")
  }
}

/// The elements of an XML text by their names, with their attributes.
private final class XMLElements: NSObject, XMLParserDelegate {
  struct Malformed: Error { var text: String }

  private var elements: [String: [[String: String]]] = [:]

  init(_ text: String) throws {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    guard parser.parse() else { throw Malformed(text: text) }
  }

  subscript(name: String) -> [[String: String]]? { elements[name] }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: []].append(attributes)
  }
}

import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// A run of 'lint' in a folder of its own.
@Suite struct LintFixTests {
  private let folder: TemporaryFolder
  private static let menu = "menu:\r\n  items:\r\n    - Copy # c\r\n    - Delete\r\n"
  private static let fixed =
    "menu:\r\n  items:\r\n    - Copy # c\r\n    - {button: Delete, role: destructive}\r\n"

  init() throws { folder = try TemporaryFolder() }

  private func run(
    _ arguments: String..., input: String = ""
  ) async -> (status: ExitCode, output: String, error: String) {
    var console = Console.buffered(input: Array(input.utf8), workingDirectory: folder.path)
    let status = await Tool.run(["lint"] + arguments, &console)
    return (
      status, console.outputText, console.errorText.replacing(folder.path + "/", with: "")
    )
  }

  @Test func writesTheFileAndSaysHowMuch() async throws {
    let path = try folder.write("\u{FEFF}" + Self.menu, to: "menu.yaml")
    let run = await run("--fix", path)
    #expect(run.status == .success)
    #expect(run.output == "")
    #expect(run.error == "menu.yaml: 1 finding fixed\n")
    #expect(try folder.bytes(of: "menu.yaml") == Array(("\u{FEFF}" + Self.fixed).utf8))
    let again = await self.run("--fix", path)
    #expect(again.error == "" && again.status == .success)
  }

  @Test func aFixMayBringAboutAnother() async throws {
    let path = try folder.write(
      "actionSheet: {actions: [Save, Discard Draft]}\n---\nactionSheet: {actions: [A, Cancel]}\n",
      to: "sheets.yaml")
    let run = await run("--fix", path)
    #expect(run.status == .success)
    #expect(run.error == "sheets.yaml: 4 findings fixed\n")
    let expected = """
      actionSheet: {actions: [{button: Discard Draft, role: destructive}, Save, {button: Cancel, role: cancel}]}
      ---
      actionSheet: {actions: [A, {button: Cancel, role: cancel}]}

      """
    #expect(try folder.bytes(of: "sheets.yaml") == Array(expected.utf8))
  }

  @Test(arguments: [
    "menu: {items: [Delete], tittle: x}",
    "menu: {disable: [destructive-is-marked], items: [Delete]}",
    "# maquette:disable destructive-is-marked\nmenu: {items: [Delete]}",
    "alt: &a Delete\nmenu: {items: [*a]}",
  ])
  func leavesAlone(_ text: String) async throws {
    let path = try folder.write(text, to: "menu.yaml")
    #expect(!(await run("--fix", path)).error.contains("fixed"))
    #expect(try folder.bytes(of: "menu.yaml") == Array(text.utf8))
  }

  @Test func aRuleThatIsOffFixesNothing() async throws {
    let path = try folder.write(Self.menu, to: "menu.yaml")
    #expect((await run("--fix", "--off", "destructive-is-marked", path)).error == "")
    #expect(try folder.bytes(of: "menu.yaml") == Array(Self.menu.utf8))
  }

  @Test func standardInputGoesToStandardOutput() async {
    #expect((await run("--fix", "-", input: Self.menu)).output == Self.fixed)
    #expect((await run("--fix", "-", input: Self.fixed)).output == Self.fixed)
  }

  @Test func showsWhatItWouldChange() async throws {
    let path = try folder.write(Self.menu, to: "menu.yaml")
    let run = await run("--diff", "--fix", path)
    #expect(run.status == .findings)
    let expected = """
      --- menu.yaml
      +++ menu.yaml
      @@ -1,4 +1,4 @@
       menu:\r
         items:\r
           - Copy # c\r
      -    - Delete\r
      +    - {button: Delete, role: destructive}\r

      """
    #expect(run.output.replacing(folder.path + "/", with: "") == expected)
    #expect(run.error == "")
    #expect(try folder.bytes(of: "menu.yaml") == Array(Self.menu.utf8))
    #expect((await self.run("--diff", "-", input: Self.fixed)).status == .success)
  }

  /// Lines are letters here.
  @Test(arguments: [
    ("abc", "abc", ""), ("", "a", "@@ -0,0 +1,1 @@|+a|"), ("a", "", "@@ -1,1 +0,0 @@|-a|"),
    ("abcdefgh", "abcdeXgh", "@@ -3,6 +3,6 @@| c| d| e|-f|+X| g| h|"),
    ("abcdefghi", "Xabcdefghi", "@@ -1,3 +1,4 @@|+X| a| b| c|"),
    ("abcdefg", "Xbcdefgz", "@@ -1,7 +1,8 @@|-a|+X| b| c| d| e| f| g|+z|"),
    (
      "abcdefghijk", "bcdefghijkz",
      "@@ -1,4 +1,3 @@|-a| b| c| d|@@ -9,3 +8,4 @@| i| j| k|+z|"
    ),
    (
      "ab.", "aX.",
      "@@ -1,2 +1,2 @@| a|-b|\\ No newline at end of file|+X|\\ No newline at end of file|"
    ),
    ("ab.", "ab", "@@ -1,2 +1,2 @@| a|-b|\\ No newline at end of file|+b|"),
  ])
  func differencesAreUnified(_ old: String, _ new: String, _ expected: String) {
    // A full stop is no line: it takes the line feed of the last.
    func bytes(_ text: String) -> [UInt8] {
      let lines = text.filter { $0 != "." }.map { "\($0)\n" }.joined()
      return Array((text.hasSuffix(".") ? String(lines.dropLast()) : lines).utf8)
    }
    let text = String(
      decoding: UnifiedDiff(from: bytes(old), to: bytes(new)).text(name: "f"), as: UTF8.self)
    #expect(text == "--- f\n+++ f\n" + expected.replacing("|", with: "\n"))
  }
}

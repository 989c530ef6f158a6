import Foundation
import MaquetteSource
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// What a team does with a baseline, from the first picture to an approval.
struct VerifyTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 1...5 { try write(number, title: "Duplicate \(number)") }
  }

  /// A document of eight pictures.
  private func write(_ number: Int, title: String, to name: String? = nil) throws {
    try folder.write(
      """
      appearance: [light, dark]
      locale: [en, ko, ar, ja]
      menu: {items: [Copy, \(title), {button: Delete, role: destructive, image: trash}]}
      """, to: "menus/\(name ?? "m\(number)").yaml")
  }

  private func run(
    _ arguments: String..., environment: [String: String] = [:]
  ) async -> (status: ExitCode, lines: [String], error: String) {
    var console = Console.buffered(
      environment: environment.merging(["PATH": "/usr/bin:/bin"]) { own, _ in own },
      workingDirectory: folder.path)
    let status = await Tool.run(arguments, &console)
    let lines = console.outputText.split(separator: "\n").map { String($0) }
    return (status, lines, console.errorText.replacing(folder.path + "/", with: ""))
  }

  private func verify(
    _ options: String..., baseline: [String], report: String = "report"
  ) async -> (status: ExitCode, lines: [String], error: String) {
    var console = Console.buffered(
      environment: ["PATH": "/usr/bin:/bin"], workingDirectory: folder.path)
    let status = await Tool.run(
      ["verify", folder("menus"), "--report", folder(report)] + baseline + options, &console)
    let lines = console.outputText.split(separator: "\n").map { String($0) }
    return (status, lines, console.errorText.replacing(folder.path + "/", with: ""))
  }

  private var pictures: [String] {
    (1...5).flatMap { number in
      ["en", "ko", "ar", "ja"].flatMap { locale in
        ["m\(number).\(locale)@3x.png", "m\(number).\(locale)~dark@3x.png"]
      }
    }
  }

  private func git(_ arguments: String...) throws {
    let run = try ToolRun(
      program: URL(fileURLWithPath: "/usr/bin/git"),
      ["-c", "user.name=n", "-c", "user.email=n@example.com"] + arguments,
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path], in: folder.path)
    #expect(run.status == 0, "\(run.error)")
  }

  /// The same story with pictures, with their checksums alone, and without a baseline at all.
  @Test(arguments: ["pictures", "checksums", "revision"])
  func tellsWhatChanged(_ kind: String) async throws {
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "menus")
    let baseline =
      switch kind {
      case "pictures": ["--baseline", folder("expected")]
      case "checksums": ["--baseline", folder("expected.json")]
      default: ["--against", "HEAD"]
      }
    if kind != "revision" {
      let recording = await verify("--record", "missing", baseline: baseline)
      #expect(recording.status == .findings, "a run that records does not pass")
      #expect(recording.lines.filter { $0.hasPrefix("recorded ") }.count == 40)
    }
    let same = await verify(baseline: baseline)
    #expect(same.status == .success)
    #expect(same.lines == [])
    #expect(same.error == "40 same\n")

    try write(3, title: "Double")
    let changed = await verify(baseline: baseline)
    #expect(changed.status == .findings)
    #expect(changed.lines == pictures.filter { $0.hasPrefix("m3.") }.map { "changed \($0)" })
    #expect(changed.error.contains("row 2: its title “Duplicate 3” is now “Double”"))
    #expect(changed.error.contains("32 same, 8 changed"))

    if kind != "revision" {
      let approval = await run("approve", "m3.ko@3x.png", "--report", folder("report"))
      #expect(approval.status == .success)
      #expect(approval.lines == ["approved m3.ko@3x.png"])
      let after = await verify(baseline: baseline)
      #expect(after.lines.count == 7)
      #expect(!after.lines.contains("changed m3.ko@3x.png"))
    }

    // A document with another name: its pictures are new, and the old ones nobody's.
    try FileManager.default.moveItem(
      atPath: folder("menus/m5.yaml"), toPath: folder("menus/m6.yaml"))
    let renamed = await verify(baseline: baseline)
    #expect(renamed.lines.filter { $0.hasPrefix("new m6.") }.count == 8)
    #expect(renamed.lines.filter { $0.hasPrefix("orphaned m5.") }.count == 8)
    if kind != "revision" {
      let cleaned = await verify("--clean", baseline: baseline)
      #expect(cleaned.lines.filter { $0.hasPrefix("removed m5.") }.count == 8)
      #expect(await verify(baseline: baseline).lines.allSatisfy { !$0.hasPrefix("orphaned") })
    }
  }

  @Test func joinsTheReportsOfParts() async throws {
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    try write(2, title: "Double")
    var found: [String] = []
    for part in 1...3 {
      let run = await verify("--shard", "\(part)/3", baseline: baseline, report: "part-\(part)")
      found += run.lines
    }
    #expect(
      found.sorted() == pictures.filter { $0.hasPrefix("m2.") }.map { "changed \($0)" }.sorted())
    let missing = await run(
      "merge", folder("part-3"), folder("part-1"), "--report", folder("all"))
    #expect(missing.status == .usage)
    #expect(missing.error.contains("the report of a part is missing: 2/3"))
    let merged = await run(
      "merge", folder("part-3"), folder("part-1"), folder("part-2"), "--report", folder("all"))
    #expect(merged.status == .findings)
    let report = try ReportFolder(path: folder("all")).read()
    #expect(report.pictures.count == 40)
    #expect(report.shard == nil)
    #expect(report.count(of: .changed) == 8)
    // What was joined can be approved.
    let approval = await run("approve", "--report", folder("all"))
    #expect(approval.lines.count == 8)
    #expect(await verify(baseline: baseline).status == .success)
  }

  @Test func toleratesWhatItIsTold() async throws {
    try folder.write("verify: {max-pixels: 100000}\n", to: ".maquette.yaml")
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    try write(1, title: "Double")
    let tolerated = await verify(baseline: baseline)
    #expect(tolerated.status == .success)
    #expect(tolerated.error == "32 same, 8 tolerated\n")
    let strict = await verify("--max-pixels", "10", baseline: baseline)
    #expect(strict.status == .findings)
    #expect(strict.error.contains("of 10 (--max-pixels)"))
    let report = try ReportFolder(path: folder("report")).read()
    let limit = try #require(report.pictures.first { $0.status == .changed }?.limits.first)
    #expect(limit.limit == 10)
    #expect(limit.value > 10)
    let exitZero = await verify("--max-pixels", "10", "--exit-zero", baseline: baseline)
    #expect(exitZero.status == .success)
  }

  /// A part of a picture that shows the time of day, say.
  @Test func ignoresElementsByTheirIds() async throws {
    for word in ["ten", "eleven"] {
      try folder.write(
        "screen: {statusBar: false, content: [{text: It is \(word), id: clock}, {text: Else}]}",
        to: "menus/m1.yaml")
      if word == "ten" {
        _ = await verify("--record", "all", baseline: ["--baseline", folder("expected")])
      }
    }
    let baseline = ["--baseline", folder("expected")]
    #expect(await verify(baseline: baseline).lines == ["changed m1@3x.png"])
    #expect(await verify("--ignore", "clock", baseline: baseline).lines == [])
  }

  /// The baseline and the report among the documents are no documents.
  @Test(arguments: ["menus/expected", "menus/./expected/", "menus/expected.json"])
  func keepsItsOwnFilesOutOfTheDocuments(_ path: String) async throws {
    let baseline = ["--baseline", folder(path)]
    let recording = await verify("--record", "all", baseline: baseline, report: "menus/report")
    #expect(recording.lines.filter { $0.hasPrefix("recorded ") }.count == 40)
    let again = await verify(baseline: baseline, report: "menus/report")
    #expect(again.status == .success, "\(again.error)")
    #expect(again.error == "40 same\n")
    #expect(!FileManager.default.fileExists(atPath: folder("menus/report/before")))
  }

  /// A folder of pictures is in the way of no other command.
  @Test func rendersDocumentsBesideTheirBaseline() async throws {
    _ = await verify("--record", "all", baseline: ["--baseline", folder("menus/expected")])
    let drawn = await run("render", folder("menus"), "--output", folder("drawn"))
    #expect(drawn.status == .success, "\(drawn.error)")
  }

  @Test(arguments: ["expected", "expected.json"])
  func recordsAndCleansAtOnce(_ path: String) async throws {
    let baseline = ["--baseline", folder(path)]
    _ = await verify("--record", "all", baseline: baseline)
    try FileManager.default.moveItem(
      atPath: folder("menus/m5.yaml"), toPath: folder("menus/m6.yaml"))
    let both = await verify("--record", "missing", "--clean", baseline: baseline)
    #expect(both.lines.filter { $0.hasPrefix("recorded m6.") }.count == 8)
    #expect(both.lines.filter { $0.hasPrefix("removed m5.") }.count == 8)
    #expect(await verify(baseline: baseline).error == "40 same\n")
  }

  /// What the baseline was made from is in no commit: nothing else is shown in its place.
  @Test func doesNotCompareWithAnotherPictureThanTheRecordedOne() async throws {
    try git("init", "--quiet")
    try git("add", ".")
    try git("commit", "--quiet", "-m", "menus")
    let baseline = ["--baseline", folder("expected.json")]
    try write(3, title: "Recorded")
    _ = await verify("--record", "all", baseline: baseline)
    try write(3, title: "Double")
    let run = await verify(baseline: baseline)
    #expect(run.lines.count == 8)
    #expect(run.error.contains("the picture before is in no commit"))
    #expect(!run.error.contains("Duplicate 3"))
  }

  @Test(arguments: [["--record", "all"], ["--clean"]])
  func changesNoRevision(_ options: [String]) async throws {
    let run = await verify(baseline: ["--against", "HEAD"] + options)
    #expect(run.status == .usage)
    #expect(run.error.contains("'\(options[0])' has no baseline to change"))
  }

  @Test func recordAllReplacesAPictureThatCannotBeRead() async throws {
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    try folder.write("no picture", to: "expected/m1.en@3x.png")
    let repair = await verify("--record", "all", baseline: baseline)
    #expect(repair.lines.contains("recorded m1.en@3x.png"))
    #expect(await verify(baseline: baseline).status == .success)
  }

  @Test func doesNotRewriteEqualPixels() async throws {
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    let attributes = {
      try FileManager.default.attributesOfItem(atPath: folder("expected/m1.en@3x.png"))
    }
    let before = try attributes()[.modificationDate] as? Date
    let again = await verify("--record", "all", baseline: baseline)
    #expect(again.status == .success, "nothing was recorded")
    #expect(try attributes()[.modificationDate] as? Date == before)
  }

  @Test func saysThatTheSurroundingsDiffer() async throws {
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    let text = String(decoding: try folder.bytes(of: "expected/.environment.json"), as: UTF8.self)
    try folder.write(
      text.replacing(/"cairo": "[^"]*"/, with: "\"cairo\": \"0.1\""),
      to: "expected/.environment.json")
    let run = await verify(baseline: baseline)
    #expect(run.status == .success)
    #expect(run.error.contains("the baseline was made with other fonts, libraries or themes"))
    #expect(run.error.contains("cairo: 0.1 →"))
  }

  /// What may stand in the place of a picture, and what is said of it.
  @Test(arguments: [
    ("", "it is empty"), ("menu: {}", "it is not PNG"),
    ("version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "it is a pointer of Git LFS"),
    ("\u{89}PNG", "it is not PNG"),
  ])
  func namesTheFileThatIsNoPicture(_ text: String, _ reason: String) async throws {
    try write(1, title: "Copy")
    for number in 2...5 {
      try FileManager.default.removeItem(atPath: folder("menus/m\(number).yaml"))
    }
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    try folder.write(text, to: "expected/m1.en@3x.png")
    let run = await verify(baseline: baseline)
    #expect(run.status == .findings)
    #expect(run.lines == ["failed m1.en@3x.png"])
    #expect(run.error.contains("cannot read 'expected/m1.en@3x.png': \(reason)"), "\(run.error)")
    // Nobody approves what could not be compared, and recording does not paper over it.
    #expect(await self.run("approve", "--report", folder("report")).lines == [])
    _ = await verify("--record", "changed", baseline: baseline)
    #expect(try folder.bytes(of: "expected/m1.en@3x.png") == Array(text.utf8))
  }

  @Test func namesATruncatedPicture() async throws {
    let baseline = ["--baseline", folder("expected")]
    _ = await verify("--record", "all", baseline: baseline)
    let bytes = try folder.bytes(of: "expected/m2.en@3x.png")
    try Data(bytes.prefix(bytes.count / 2)).write(
      to: URL(fileURLWithPath: folder("expected/m2.en@3x.png")))
    let run = await verify(baseline: baseline)
    #expect(run.lines == ["failed m2.en@3x.png"])
    #expect(run.error.contains("cannot read 'expected/m2.en@3x.png': it is damaged or cut short"))
  }

  /// Where nothing can be written the report is there all the same.
  @Test func namesTheFolderThatCannotBeWrittenTo() async throws {
    let run = await verify("--record", "all", baseline: ["--baseline", "/proc/maquette"])
    #expect(run.status == .environment)
    #expect(run.error.contains("cannot make folder '/proc/maquette'"), "\(run.error)")
    #expect(try ReportFolder(path: folder("report")).read().count(of: .new) == 40)
  }

  @Test(arguments: ["{", "[]", "{\"version\": 1}", "{\"version\": 1, \"pictures\": 3}"])
  func namesADamagedFileOfChecksums(_ text: String) async throws {
    try folder.write(text, to: "expected.json")
    let run = await verify(baseline: ["--baseline", folder("expected.json")])
    #expect(
      text.contains("version") && !text.contains("3")
        ? run.status == .findings : run.status == .usage)
    if run.status == .usage { #expect(run.error.contains("'expected.json' is no baseline")) }
    #expect(try folder.bytes(of: "expected.json") == Array(text.utf8))
  }

  /// Other libraries paint other pixels of the same layout, which is no change.
  @Test func renewsPixelsOfTheSameLayouts() async throws {
    let baseline = ["--baseline", folder("expected.json")]
    _ = await verify("--record", "all", baseline: baseline)
    let text = String(decoding: try folder.bytes(of: "expected.json"), as: UTF8.self)
    let other = text.replacing(/"cairo": "[^"]*"/, with: "\"cairo\": \"0.1\"")
      .replacing(/"pixels": "[^"]*"/, with: "\"pixels\": \"0\"")
    try folder.write(other, to: "expected.json")
    let run = await verify(baseline: baseline)
    #expect(run.status == .success, "pixels are compared within one environment alone")
    let renewal = await self.run("approve", "--environment", "--report", folder("report"))
    #expect(renewal.status == .success, "\(renewal.error)")
    #expect(String(decoding: try folder.bytes(of: "expected.json"), as: UTF8.self) == text)
    // A layout that changed stands in the way.
    try write(1, title: "Double")
    _ = await verify(baseline: baseline)
    let refusal = await self.run("approve", "--environment", "--report", folder("report"))
    #expect(refusal.status == .findings)
    #expect(refusal.error.contains("8 layouts are not those of the baseline"))
  }

  @Test(arguments: [
    ([], "nothing is named to compare with"),
    (["--baseline", "a", "--against", "HEAD"], "are two things to compare with"),
    (["--baseline", "a", "--shard", "4/3"], "is not a part like 2/5, or auto"),
    (["--baseline", "a", "--shard", "auto"], "no variable says which part this is"),
    (["--against", "HEAD"], "git"),
  ])
  func saysWhatIsWrong(_ options: [String], _ message: String) async {
    let run = await verify(baseline: options)
    #expect(run.status == .usage || run.status == .environment)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test(arguments: ShardOption.systems.map(\.index))
  func takesPartsFromTheSurroundings(_ variable: String) throws {
    let system = try #require(ShardOption.systems.first { $0.index == variable })
    let parts = try (0..<3).map { number in
      try ShardOption.auto.part([
        system.index: "\(number + system.first)", system.count: "3",
      ])
    }
    #expect(parts.map(\.index) == [1, 2, 3])
    #expect(parts.allSatisfy { $0.count == 3 })
  }

  /// Every picture is in one part, whatever others there are.
  @Test func partsAreWhole() {
    for name in pictures {
      let parts = (1...4).filter { index in
        var shard = Shard()
        (shard.index, shard.count) = (index, 4)
        return shard.holds(name)
      }
      #expect(parts.count == 1)
    }
  }

  @Test func comparesTwoPictures() async throws {
    _ = await verify("--record", "all", baseline: ["--baseline", folder("expected")])
    let (one, other) = (folder("expected/m1.en@3x.png"), folder("expected/m2.en@3x.png"))
    let same = await run("diff", one, one)
    #expect(same.status == .success)
    #expect(same.lines == ["the files are the same"])
    let different = await run("diff", one, other, "-o", folder("difference.png"))
    #expect(different.status == .findings)
    #expect(different.lines.first?.contains("pixels differ") == true)
    #expect(try folder.bytes(of: "difference.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(await run("diff", one, folder("menus/m1.yaml")).status == .invalidInput)
    let svg = try folder.write("<svg viewBox='0 0 4 4'/>", to: "drawing.svg")
    #expect(await run("diff", one, svg).error.contains("it is a drawing, not pixels"))
  }
}

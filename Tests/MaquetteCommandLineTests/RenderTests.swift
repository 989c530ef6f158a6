import Foundation
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// A run of the program in this process, in a folder of its own.
struct RenderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("menu: {items: [Copy]}", to: "menu.yaml")
    try folder.write("appearance: [light, dark]\nmenu: {items: [Copy]}", to: "both.yaml")
    try folder.write("menu: {items: [Copy], tittle: x}", to: "wrong.yaml")
    try folder.write("{\"menu\": {\"items\": [\"Copy\"]}}", to: "deep/down/menu.json")
    try folder.write("not a document", to: "deep/notes.txt")
  }

  private func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async -> (status: ExitCode, output: String, error: String) {
    var console = Console.buffered(
      input: Array(input.utf8), environment: environment, workingDirectory: folder.path)
    let status = await Tool.run(arguments, &console)
    return (status, console.outputText, console.errorText)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { String($0.replacing(folder.path + "/", with: "")) }
  }

  @Test(arguments: [
    (["menu.yaml"], ["menu@3x.png"]),
    (["menu.yaml", "--scale", "1,2"], ["menu.png", "menu@2x.png"]),
    (["menu.yaml", "--scale", "2,2", "--scale", "2.0"], ["menu@2x.png"]),
    (["both.yaml"], ["both@3x.png", "both~dark@3x.png"]),
    (["both.yaml", "--appearance", "dark"], ["both@3x.png"]),
    (["menu.yaml", "--locale", "ko,ar"], ["menu.ko@3x.png", "menu.ar@3x.png"]),
    (
      ["menu.yaml", "--device", "iphone-15,ipad-pro-11"],
      ["menu.iphone-15@3x.png", "menu.ipad-pro-11@2x.png"]
    ),
    (["menu.yaml", "--text-size", "large,xxxLarge"], ["menu@3x.png", "menu.xxxLarge@3x.png"]),
    (["menu.yaml", "--contrast", "normal,increased"], ["menu@3x.png", "menu.increased@3x.png"]),
    (
      ["menu.yaml", "--orientation", "portrait,landscape"],
      ["menu@3x.png", "menu.landscape@3x.png"]
    ),
    (["deep"], ["deep/down/menu@3x.png"]),
    (
      ["menu.yaml", "--format", "svg,png", "--scale", "1,2,2"],
      ["menu.svg", "menu.png", "menu@2x.png"]
    ),
  ])
  func namesPicturesByTheirAxes(_ arguments: [String], _ names: [String]) async {
    let run = await run(["render", folder(arguments[0])] + arguments.dropFirst())
    #expect(run.status == .success)
    #expect(run.error.isEmpty)
    #expect(lines(run.output) == names)
    #expect(folder.names.filter { $0.hasSuffix(".png") || $0.hasSuffix(".svg") } == names.sorted())
  }

  @Test(arguments: [
    (["both.yaml"], ["both.contact-sheet@2x.png"]),
    (["menu.yaml"], ["menu.contact-sheet@2x.png"]),
    (["menu.yaml", "--locale", "ko,ar", "--first"], ["menu.contact-sheet@2x.png"]),
    (
      ["both.yaml", "--scale", "1,3", "--format", "all"],
      [
        "both.contact-sheet.pdf", "both.contact-sheet.png", "both.contact-sheet@3x.png",
        "both.contact-sheet.svg",
      ]
    ),
    (["deep", "--jobs", "2"], ["deep/down/menu.contact-sheet@2x.png"]),
    (["both.yaml", "-o", "sheet.svg"], ["sheet.svg"]),
    (["both.yaml", "-o", "out"], ["out/both.contact-sheet@2x.png"]),
  ])
  func drawsTheMatrixAsOnePicture(_ arguments: [String], _ names: [String]) async {
    let run = await run(
      ["render", folder(arguments[0]), "--contact-sheet"]
        + arguments.dropFirst().map { ["sheet.svg", "out"].contains($0) ? folder($0) : $0 })
    #expect(run.status == .success, "\(run.error)")
    #expect(lines(run.output) == names)
  }

  @Test func aSheetGoesWhereAPictureGoes() async throws {
    let stream = await run(["render", folder("both.yaml"), "--contact-sheet", "-o", "-"])
    #expect(stream.status == .success && stream.output.contains("PNG"))
    try folder.write(
      "name: a\nmenu: {items: [A]}\n---\nname: b\nmenu: {items: [B]}", to: "two.yaml")
    let two = await run(["render", folder("two.yaml"), "--contact-sheet", "-o", folder("out")])
    #expect(lines(two.output) == ["out/a.contact-sheet@2x.png", "out/b.contact-sheet@2x.png"])
    let one = await run(["render", folder("two.yaml"), "--contact-sheet", "-o", folder("one.png")])
    #expect(one.status == .usage && one.error.contains("2 pictures cannot go to one file"))
    let metadata = await run(["inspect", folder("out/a.contact-sheet@2x.png")])
    #expect(metadata.output.contains(#""contactSheet": []"#), "\(metadata.output)")
  }

  /// A cell that cannot be drawn leaves its place in the sheet empty; the run says so.
  @Test func aSheetIsDrawnWithoutWhatCannotBe() async {
    let some = await run([
      "render", folder("menu.yaml"), "--contact-sheet", "--device", "iphone-15,watch-45",
    ])
    #expect(some.status == .invalidInput && some.error.contains("there is no 'menu' on"))
    #expect(lines(some.output) == ["menu.contact-sheet@2x.png"])
    let none = await run([
      "render", folder("both.yaml"), "--contact-sheet", "--device", "watch-45",
    ])
    #expect(none.status == .invalidInput && none.output.isEmpty)
  }

  @Test func aWarningKeepsACellOutOfAStrictSheet() async throws {
    try folder.write(
      "menu: {items: [{button: Copy, image: airpodspro.chargingcase.wireless}]}", to: "odd.yaml")
    let lenient = await run(["render", folder("odd.yaml"), "--contact-sheet"])
    #expect(lenient.status == .success && lenient.error.contains("symbol-not-drawn"))
    let strict = await run(["render", folder("odd.yaml"), "--contact-sheet", "--strict"])
    #expect(strict.status == .invalidInput && strict.output.isEmpty)
  }

  @Test func aSheetThatIsTooLargeSaysWhatToDo() async {
    let run = await run([
      "render", folder("menu.yaml"), "--contact-sheet", "--scale", "16", "--text-size",
      "small,large,xxxLarge,accessibility1,accessibility3,accessibility5",
    ])
    #expect(run.status == .invalidInput && run.output.isEmpty)
    #expect(run.error.contains("is too large"), "\(run.error)")
    #expect(run.error.contains("draw it at a smaller scale"))
  }

  @Test func themesAreAnAxisOfASheet() async throws {
    try folder.write("name: rounder\nextends: ios-18\nmenu: {cornerRadius: 20}", to: "rounder.yaml")
    try folder.write("theme: [ios-18, ./rounder.yaml]\nmenu: {items: [Copy]}", to: "themes.yaml")
    let run = await run(["render", folder("themes.yaml"), "--contact-sheet", "--format", "svg"])
    #expect(lines(run.output) == ["themes.contact-sheet.svg"])
    let text = try String(decoding: folder.bytes(of: "themes.contact-sheet.svg"), as: UTF8.self)
    #expect(text.contains("theme: ios-18, rounder<"))
    #expect(text.contains(#""theme":["ios-18","rounder"]"#))
    #expect(!text.contains(folder.path))
  }

  @Test func writesWhereItIsTold() async {
    let file = await run(["render", folder("menu.yaml"), "-o", folder("new/a.png")])
    #expect(lines(file.output) == ["new/a.png"])
    let into = await run(["render", folder("menu.yaml"), "-o", folder("far/away")])
    #expect(lines(into.output) == ["far/away/menu@3x.png"])
    let tree = await run(["render", folder.path + "/deep", "-o", folder("tree")])
    #expect(lines(tree.output) == ["tree/down/menu@3x.png"])
    let stream = await run(["render", folder("menu.yaml"), "-o", "-"])
    #expect(stream.status == .success)
    #expect(stream.output.contains("PNG"))
  }

  @Test func readsStandardInput() async throws {
    let yaml = await run(["render", "-", "-o", folder("y.png")], input: "menu: {items: [Copy]}")
    let json = await run(
      ["render", "-", "-o", folder("j.png")], input: " {\"menu\": {\"items\": [\"Copy\"]}}")
    #expect(yaml.status == .success && json.status == .success)
    #expect(try folder.bytes(of: "y.png") == folder.bytes(of: "j.png"))
  }

  @Test(arguments: [
    (["render", "absent.yaml"], ExitCode.invalidInput, "No such file"),
    (["render", "menu.yml"], .invalidInput, "did you mean 'menu.yaml'?"),
    (["render", "wrong.yaml"], .invalidInput, "did you mean 'title'?"),
    (["render", "deep/notes.txt"], .invalidInput, "error:"),
    (["render", "both.yaml", "-o", "one.png"], .usage, "2 pictures cannot go to one file"),
    (["render", "both.yaml", "-o", "-"], .usage, "2 pictures cannot go to standard output"),
    (
      ["render", "menu.yaml", "-o", "one.webp"], .usage, "'webp', which is not one of pdf, png, svg"
    ),
    (["render", "menu.yaml", "--scale", "0"], .usage, "--scale"),
    (["render", "menu.yaml", "--locale", "en,..-..-up"], .usage, "is not a language tag"),
    (["render", "menu.yaml", "--output="], .usage, "'' is no place to write to"),
    (["render", "menu.yaml", "--format", "gif"], .usage, "'gif' is not one of pdf, png, svg"),
    (["render", "menu.yaml", "--device", "iphone-1"], .usage, "there is no device"),
    (["render", "menu.yaml", "--device", "watch-45"], .invalidInput, "there is no 'menu' on"),
    (["render", "menu.yaml", "--theme", "ios-81"], .usage, "did you mean 'ios-18'?"),
    (["render", "menu.yaml", "--theme", "absent.yaml"], .invalidInput, "cannot read"),
    (
      [
        "render", "menu.yaml", "--scale", "16", "--text-size", "accessibility5", "--device",
        "ipad-pro-13",
      ], .success, ""
    ),
    (["render", "menu.yaml", "-o", "menu.yaml/x"], .environment, "cannot make folder"),
    (["render"], .usage, "FILE"),
    (["render", "menu.yaml", "--locale", "english"], .usage, "'english' is not a language tag"),
    (["inspect", "menu.yaml"], .invalidInput, "does not say what it was made from"),
    (["symbols", "nosuchword"], .findings, "no symbol"),
  ])
  func endsWithTheStatusAndSaysWhy(
    _ arguments: [String], _ status: ExitCode, _ message: String
  ) async {
    let paths = arguments.map {
      $0.hasSuffix("yaml") || $0.contains("/") || $0.contains(".yml") || $0.contains(".png")
        || $0.contains(".webp") ? folder($0) : $0
    }
    let run = await run(paths)
    #expect(run.status == status)
    #expect(message.isEmpty ? run.error.isEmpty : run.error.contains(message), "\(run.error)")
    if status != .success {
      #expect(!folder.names.contains { $0.hasSuffix(".png") || $0.hasSuffix(".new") })
    }
  }

  @Test func themeFilesOfOptionsBeginAtTheWorkingFolder() async throws {
    try folder.write("name: rounder\nextends: ios-18\nmenu: {cornerRadius: 20}", to: "rounder.yaml")
    let run = await run(["render", folder("deep/down/menu.json"), "--theme", "rounder.yaml"])
    #expect(run.status == .success, "\(run.error)")
    let metadata = await self.run(["inspect", folder("deep/down/menu@3x.png")])
    #expect(metadata.output.contains("\"rounder\""))
    #expect(!metadata.output.contains(folder.path))
  }

  @Test func goesOnAfterAMistakeElsewhere() async {
    let run = await run(["render", folder("wrong.yaml"), folder("menu.yaml")])
    #expect(run.status == .invalidInput)
    #expect(lines(run.output) == ["menu@3x.png"])
  }

  @Test(arguments: ["theme: ios-81", "theme: ./absent.yaml", "theme: ./wrong.yaml"])
  func aThemeKeepsOnlyItsOwnDocumentFromBeingDrawn(_ line: String) async throws {
    try folder.write("\(line)\nmenu: {items: [Copy]}", to: "a.yaml")
    let run = await run(["render", folder("a.yaml"), folder("menu.yaml")])
    #expect(run.status == .invalidInput)
    #expect(lines(run.output) == ["menu@3x.png"])
  }

  @Test func picturesDoNotShareStandardOutput() async throws {
    let both = "appearance: [light, dark]\nmenu: {items: [Copy]}"
    let matrix = await run(["render", "-"], input: both)
    #expect(matrix.status == .usage && matrix.output.isEmpty)
    let mixed = await run(["render", "-", folder("menu.yaml")], input: "menu: {items: [Copy]}")
    #expect(mixed.status == .usage && mixed.output.isEmpty)
    #expect(mixed.error.contains("2 pictures cannot go to standard output"))
    let one = await run(["render", "-", "--appearance", "dark"], input: both)
    #expect(one.status == .success && one.output.contains("PNG"))
  }

  @Test func standardInputMayBeAsLongAsAFile() async throws {
    let comment = "# " + String(repeating: "x", count: 900_000) + "\n"
    let documents = (0..<3).map { "---\n\(comment)name: a\($0)\nmenu: {items: [Copy]}\n" }
    let run = await run(["render", "-", "-o", folder("out")], input: documents.joined())
    #expect(run.status == .success, "\(run.error)")
    #expect(lines(run.output) == ["out/a0@3x.png", "out/a1@3x.png", "out/a2@3x.png"])
  }

  @Test func doesNotFollowFoldersInCircles() async throws {
    for name in ["deep/up", "deep/down/up", "deep/down/top"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder(name), withDestinationPath: folder("deep"))
    }
    let run = await run(["render", folder("deep")])
    #expect(lines(run.output) == ["deep/down/menu@3x.png"])
  }

  @Test(arguments: ["", "# nothing yet\n"]) func aConfigurationMayBeEmpty(_ text: String)
    async throws
  {
    try folder.write(text, to: ".maquette.yaml")
    let run = await run(["render", folder("menu.yaml")])
    #expect(run.status == .success, "\(run.error)")
  }

  @Test func refusesTwoPicturesOfOnePath() async throws {
    try folder.write("name: MENU\nmenu: {items: [Copy]}", to: "other.yaml")
    let run = await run(["render", folder("menu.yaml"), folder("other.yaml")])
    #expect(run.status == .usage)
    #expect(run.error.contains("two pictures would be written"))
    #expect(!folder.names.contains { $0.hasSuffix(".png") })
  }

  @Test func leavesUnchangedPicturesAlone() async throws {
    _ = await run(["render", folder("menu.yaml")])
    let before = try modified("menu@3x.png")
    _ = await run(["render", folder("menu.yaml")])
    #expect(try modified("menu@3x.png") == before)
  }

  private func modified(_ name: String) throws -> [UInt8] {
    // The number of the file: another one would stand there after a rename.
    let run = try ToolRun.system("/usr/bin/stat", ["-c", "%i %Y", folder(name)])
    return run.output
  }

  @Test func takesOptionsFromTheConfigurationAndTheEnvironment() async throws {
    try folder.write(
      "defaults: {locale: ko}\nrender: {scale: [1, 2], appearance: dark}", to: ".maquette.yaml")
    let file = await run(["render", folder("menu.yaml")])
    #expect(lines(file.output) == ["menu.png", "menu@2x.png"])
    let variable = await run(
      ["render", folder("menu.yaml")], environment: ["MAQUETTE_RENDER_SCALE": "1"])
    #expect(lines(variable.output) == ["menu.png"])
    let option = await run(
      ["render", folder("menu.yaml"), "--scale", "2"],
      environment: ["MAQUETTE_RENDER_SCALE": "1"])
    #expect(lines(option.output) == ["menu@2x.png"])
    let metadata = await run(["inspect", folder("menu@2x.png")])
    #expect(metadata.output.contains("\"locale\": \"ko\""))
    #expect(metadata.output.contains("\"appearance\": \"dark\""))
  }

  @Test(arguments: [
    ("rende: {scale: 1}", ".maquette.yaml:1:1: 'rende' is no command"),
    ("render: {scal: 1}", ".maquette.yaml:1:10"), ("render: {scale: big}", "'big'"),
    ("defaults: {device: [a, b], devic: c}", "unknown key 'devic'"), ("render: [a]", "mapping"),
    ("render: {scale: 1, jobs: 2, scale: 2}", ".maquette.yaml:1:29: 'scale' is given twice"),
    ("render: {scale: 1}\nrender: {jobs: 2}", ".maquette.yaml:2:1: 'render' is given twice"),
  ])
  func locatesMistakesInTheConfiguration(_ text: String, _ message: String) async throws {
    try folder.write(text, to: ".maquette.yaml")
    let run = await run(["render", folder("menu.yaml")])
    #expect(run.status == .usage)
    #expect(run.error.contains(message), "\(run.error)")
  }

  @Test func warningsAreErrorsWhenStrict() async throws {
    try folder.write("menu: {items: [{button: A, image: apple.logo}]}", to: "logo.yaml")
    let relaxed = await run(["render", folder("logo.yaml")])
    #expect(relaxed.status == .success && relaxed.error.contains("warning:"))
    try folder.write("menu: {items: [{button: A, image: apple.logo}]}", to: "logo2.yaml")
    let strict = await run(["render", folder("logo2.yaml"), "--strict"])
    #expect(strict.status == .invalidInput && strict.error.contains("error:"))
    #expect(!folder.names.contains("logo2@3x.png"))
  }

  @Test func keepsToTheDocumentsFolder() async throws {
    try folder.write("ko: {Copy: 복사}", to: "strings.yaml")
    try folder.write(
      "locale: ko\nstrings: ../strings.yaml\nmenu: {items: [Copy]}", to: "deep/a.yaml")
    try folder.write("locale: ko\nstrings: strings.yaml\nmenu: {items: [Copy]}", to: "b.yaml")
    let outside = await run(["render", folder("deep/a.yaml")])
    #expect(outside.status == .invalidInput && outside.error.contains("[outside-folder]"))
    let allowed = await run(["render", folder("deep/a.yaml"), "--allow-path"])
    #expect(allowed.status == .success)
    let inside = await run(["render", folder("b.yaml")])
    #expect(inside.status == .success)
    #expect(try folder.bytes(of: "deep/a@3x.png") == folder.bytes(of: "b@3x.png"))
  }
}

import Foundation
import MaquetteCairo
import MaquetteTestSupport
import Testing

@testable import MaquetteCommandLine

/// The folders of symbols and fonts that an option, a variable or the configuration names.
struct FolderTests {
  private let folder: TemporaryFolder
  private static let square = "<svg><path d=\"M0 0h9v9h-9z\"/></svg>"

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "menu: {items: [{button: Delete, image: trash}, {button: On, state: on}]}", to: "a.yaml")
    try folder.write(Self.square, to: "symbols/trash.svg")
    try folder.write("<svg>\n <text>a</text></svg>", to: "bad/trash.svg")
    try folder.write("<svg>\n <mask/></svg>", to: "hidden/checkmark.svg")
  }

  private func run(
    _ arguments: [String], environment: [String: String] = [:]
  ) async -> (status: ExitCode, output: String, error: String) {
    var console = Console.buffered(
      input: [], environment: environment, workingDirectory: folder.path)
    let status = await Tool.run(arguments, &console)
    return (status, console.outputText, console.errorText)
  }

  private func picture(
    _ arguments: [String] = [], environment: [String: String] = [:]
  ) async throws -> [UInt8] {
    let name = "\(UUID().uuidString).png"
    let run = await run(
      ["render", folder("a.yaml"), "-o", folder(name)] + arguments, environment: environment)
    #expect(run.status == .success, "\(run.error)")
    return try folder.bytes(of: name)
  }

  @Test func symbolsComeFromAnOptionAVariableOrTheConfiguration() async throws {
    let plain = try await picture()
    let option = try await picture(["--symbols", folder("symbols")])
    #expect(option != plain)
    #expect(try await picture(["--symbols", folder("symbols/")]) == option)
    let variable = ["MAQUETTE_RENDER_SYMBOLS": folder("symbols")]
    #expect(try await picture(environment: variable) == option)
    try folder.write("render: {symbols: \(folder("symbols"))}", to: ".maquette.yaml")
    #expect(try await picture() == option)
  }

  @Test func aPictureNamesTheSymbolFilesInIt() async throws {
    try folder.write(Self.square, to: "symbols/doc.svg")
    _ = await run(["render", folder("a.yaml"), "-o", folder("a.png")])
    let plain = await run(["inspect", folder("a.png")])
    #expect(!plain.output.contains("\"symbols\""))
    _ = await run(
      ["render", folder("a.yaml"), "-o", folder("b.png"), "--symbols", folder("symbols")])
    let metadata = await run(["inspect", folder("b.png")])
    let sum = try ToolRun.system("/usr/bin/sha256sum", [folder("symbols/trash.svg")])
    let expected = String(decoding: sum.output, as: UTF8.self).prefix(64)
    #expect(metadata.output.contains("\"file\": \"trash.svg\""))
    #expect(metadata.output.contains("\"sha256\": \"\(expected)\""))
    #expect(!metadata.output.contains("doc.svg"))
  }

  @Test(arguments: [
    ("--symbols", "absent", ExitCode.environment, "there is no folder of symbols"),
    ("--symbols", "a.yaml", .environment, "is no folder"),
    ("--fonts", "absent", .environment, "there is no folder of fonts"),
    ("--symbols", "bad", .invalidInput, "trash.svg:2:2: error: '<text>' is not understood"),
    ("--symbols", "hidden", .invalidInput, "checkmark.svg:2:2: error: '<mask>'"),
  ])
  func saysWhatIsWrong(
    _ option: String, _ path: String, _ status: ExitCode, _ message: String
  ) async {
    let sheet = ["symbols", "--sheet", folder("sheet")]
    for command in [["render", folder("a.yaml")], ["symbols"], sheet, ["doctor"]] {
      let run = await run(command + [option, folder(path)])
      #expect(run.status == status, "\(command)")
      #expect(run.error.contains(message), "\(run.error)")
      #expect(
        status != .environment || run.error.contains("leave out '\(option)'"), "\(run.error)")
    }
    #expect(!folder.names.contains { $0.hasSuffix(".png") })
  }

  @Test func symbolsListsAndDoctorCountsTheFiles() async throws {
    try folder.write(Self.square, to: "symbols/mine.svg")
    let list = await run(["symbols", "mine", "--symbols", folder("symbols")])
    #expect(list.output == "mine\n")
    let doctor = await run(["doctor", "--symbols", folder("symbols")])
    #expect(doctor.output.contains("2 of your own in \(folder("symbols"))"))
  }

  @Test func fontsAreSearchedFirst() async throws {
    let name = "Inter-Regular.otf"
    let fonts = folder("fonts")
    try FileManager.default.createDirectory(atPath: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/opentype/inter/\(name)", toPath: "\(fonts)/\(name)")
    let doctor = await run(["doctor", "--fonts", fonts])
    #expect(doctor.status == .success && doctor.output.contains("\(fonts)/\(name)"))
    // The same font gives the same picture from wherever it comes.
    #expect(try await picture(["--fonts", fonts]) == picture())
    try folder.write("no font", to: "fonts/\(name)")
    let broken = await run(
      ["render", folder("a.yaml"), "-o", folder("b.png"), "--fonts", fonts])
    #expect(broken.status == .environment)
    #expect(broken.error.contains("'\(fonts)/\(name)' cannot be read as a font"))
  }

  @Test func drawsTheFirstPictureOfEachDocumentInEveryFormat() async throws {
    try folder.write("appearance: [light, dark]\nmenu: {items: [Copy]}", to: "two/b.yaml")
    let run = await run(
      ["render", folder("two"), "-o", folder("out"), "--first", "--format", "all", "--scale", "1"])
    #expect(run.status == .success)
    let names = OutputFormats.all.map { "out/b.\($0.fileExtension)" }
    #expect(run.output == names.map { folder($0) + "\n" }.joined())
    #expect(folder.names.filter { $0.hasPrefix("out/") } == names.sorted())
  }
}

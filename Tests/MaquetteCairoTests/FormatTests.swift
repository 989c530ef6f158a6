import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct FormatTests {
  static let metadata = "{\"a\": [1, \"ü < & > 😀 \\\" (x) \\\\ \u{FFFE}\"]}\n"
  static let options = RenderOptions(
    scale: 2, title: "Sheet <1> & Co", description: "Größe", metadata: metadata)

  private func file(_ format: String, _ sample: Sample, _ renderer: Renderer) throws -> [UInt8] {
    let format = try #require(OutputFormats.named(format))
    return try format.init().render(sample.frame(renderer), Self.options, renderer)
  }

  @Test func areListedByName() throws {
    let names = OutputFormats.all.map { $0.name }
    #expect(names == ["pdf", "png", "svg"])
    #expect(OutputFormats.named("SVG") == SVGFormat.self)
    let files = try PackageFiles.names(in: "Sources/MaquetteCairo/Formats", ending: "Format.swift")
    #expect(
      files.filter { $0 != "OutputFormat.swift" } == names.map { "\($0.uppercased())Format.swift" })
  }

  @Test(arguments: ["pdf", "png", "svg"], Sample.allCases)
  func giveTheSameBytes(_ format: String, _ sample: Sample) throws {
    let renderer = try Renderer.test()
    let first = try file(format, sample, renderer)
    // Other pictures move cairo's own counters on.
    for other in [Sample.sheet, .emoji] { _ = try file(format, other, renderer) }
    #expect(try file(format, sample, renderer) == first)
    #expect(try file(format, sample, .test()) == first)
  }

  @Test func giveTheSameBytesInEveryProcess() async throws {
    let here = try Self.checksums(Sample.allCases)
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      print(try Self.checksums(Sample.allCases.reversed()).joined(separator: "\n"))
    }
    let there = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    for sum in here { #expect(there.contains(sum)) }
  }

  /// The checksums of the samples in every format, by one renderer.
  private static func checksums(_ samples: [Sample]) throws -> [String] {
    let renderer = try Renderer.test()
    return try samples.flatMap { sample in
      try OutputFormats.all.map { format in
        Checksum.sha256(
          of: try format.init().render(sample.frame(renderer), options, renderer))
      }
    }
  }

  @Test(arguments: ["pdf", "png", "svg"])
  func readMetadataBack(_ format: String) throws {
    let renderer = try Renderer.test()
    let file = try file(format, .sheet, renderer)
    let expected =
      format != "png" ? Self.metadata.replacing("\u{FFFE}", with: "\\ufffe") : Self.metadata
    #expect(pictureMetadata(in: file) == expected)
    let type = try #require(OutputFormats.named(format))
    for metadata in [
      "", "{\"plain\": \"(a) \\\\ b\"}", String(repeating: "ü\n", count: 5000),
      "a >\u{338} &\u{FE0F} \u{600}& b",
    ] {
      let file = try type.init().render(
        Frame(size: Size(5, 5)), RenderOptions(title: "T", metadata: metadata), renderer)
      #expect((pictureMetadata(in: file) ?? "") == metadata)
    }
    let bare = try type.init().render(Frame(size: Size(5, 5)), RenderOptions(), renderer)
    #expect(pictureMetadata(in: bare) == nil)
  }

  @Test(arguments: ["pdf", "png", "svg"])
  func survivesDamage(_ format: String) throws {
    let renderer = try Renderer.test()
    let type = try #require(OutputFormats.named(format))
    let file = try type.init().render(Frame(size: Size(5, 5)), Self.options, renderer)
    for length in 0..<file.count { _ = pictureMetadata(in: Array(file[..<length])) }
    for index in file.indices {
      for change: UInt8 in [0x01, 0x10, 0x80, 0xFF] {
        var damaged = file
        damaged[index] ^= change
        _ = pictureMetadata(in: damaged)
      }
    }
  }

  @Test(arguments: [
    "", "<svg", "<svg ", "<svg >", "<svg ><metadata>", "<svg ><metadata>a", "<svg ><metadata>&",
    "<svg ><metadata>&#x110000;</metadata>", "<svg ><metadata><b/></metadata>",
    "<svg ><g><metadata>{}</metadata></g>", "%PDF-", "%PDF-1.5\nstartxref\n999999999\n%%EOF",
    "%PDF-1.5\ntrailer\n/Info 9 0 R\nstartxref\n0\n%%EOF", "startxref", "%PDF-startxref",
    "%PDF-1.5\nxref\n0 1\n0000000000 65535 f \ntrailer /Info 0 startxref\n9\n",
  ])
  func findsNothingInGarbage(_ text: String) {
    #expect(pictureMetadata(in: Array(text.utf8)) == nil)
  }
}

import Foundation
import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

/// Programs of other people that draw our files.
enum Programs {
  /// Whether programs are there to run.
  static func exist(_ paths: String...) -> Bool {
    paths.allSatisfy { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

extension TemporaryFolder {
  /// Writes bytes into a file.
  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: self(name)))
  }
}

/// What viewers draw of our files is what we draw on pixels, but for the rims of shapes.
@Suite struct ViewerTests {
  private static let (rsvg, poppler) = ("/usr/bin/rsvg-convert", "/usr/bin/pdftoppm")
  private static let chromium = "/usr/bin/chromium"

  @Test(
    .enabled(if: Programs.exist(rsvg), "librsvg2-bin is not installed"),
    arguments: Sample.allCases)
  func librsvgDrawsTheSame(_ sample: Sample) throws {
    // Letters stand on whole quarters of a pixel with us, pictures are enlarged in other ways.
    try compare(SVGFormat(), sample, mean: 0.4, share: 0.01) { folder in
      try ToolRun.system(
        Self.rsvg,
        ["--zoom", "2", "--background-color", "white", "-o", folder("out.png"), folder("a.svg")])
    }
  }

  @Test(
    .enabled(if: Programs.exist(poppler), "poppler-utils is not installed"),
    arguments: Sample.allCases)
  func popplerDrawsTheSame(_ sample: Sample) throws {
    // Poppler hints letters and widens hairlines.
    try compare(PDFFormat(), sample, mean: 1.2, share: 0.02) { folder in
      try ToolRun.system(
        Self.poppler, ["-r", "144", "-singlefile", folder("a.pdf"), folder("out")])
    }
  }

  @Test(
    .enabled(if: Programs.exist(chromium), "chromium is not installed"),
    arguments: [Sample.latin, .sheet])
  func chromiumDrawsTheSame(_ sample: Sample) throws {
    // A page keeps a picture at its own size in a window of any size; what is round it is cut off.
    try compare(SVGFormat(), sample, mean: 0.8, share: 0.015) { folder in
      try folder.write(
        Array(
          "<body style='margin:0;background:white'><img src='a.svg' style='display:block'>".utf8),
        to: "a.html")
      return try ToolRun(
        program: URL(fileURLWithPath: Self.chromium),
        [
          "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
          "--force-device-scale-factor=2", "--window-size=800,600",
          "--user-data-dir=\(folder("profile"))", "--screenshot=\(folder("out.png"))",
          "file://\(folder("a.html"))",
        ], environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path])
    }
  }

  private func compare(
    _ format: some OutputFormat, _ sample: Sample, mean: Double, share: Double,
    draw: (TemporaryFolder) throws -> ToolRun
  ) throws {
    let renderer = try Renderer.test()
    let options = RenderOptions(scale: 2)
    let frame = sample.frame(renderer)
    let folder = try TemporaryFolder()
    let name = "a.\(type(of: format).fileExtension)"
    try folder.write(try format.render(frame, options, renderer), to: name)
    let run = try draw(folder)
    try #require(run.status == 0, "\(run.error)")
    let page = Frame.build(frame.size) { $0.place(frame, at: .zero) }
    let picture = try Picture(PNGFormat().render(page, options, renderer))
    let ours = picture.colors
    let theirs =
      folder.names.contains("out.png")
      ? try Picture(folder.bytes(of: "out.png")).colors(picture.width, picture.height)
      : try #require(Self.portablePixels(folder.bytes(of: "out.ppm")))
    try #require(ours.count == theirs.count)
    let differences = zip(ours, theirs).map { abs(Int($0) - Int($1)) }
    let average = Double(differences.reduce(0, +)) / Double(differences.count)
    let far = Double(differences.count { $0 > 16 }) / Double(differences.count)
    #expect(average <= mean, "mean difference")
    #expect(far <= share, "share of levels off by more than 16")
  }

  /// The levels of a file that begins with `P6`, width, height and 255, each on its line.
  private static func portablePixels(_ file: [UInt8]) -> [UInt8]? {
    let parts = file.split(
      separator: UInt8(ascii: "\n"), maxSplits: 3, omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0].elementsEqual("P6".utf8) ? Array(parts[3]) : nil
  }
}

extension Picture {
  /// Red, green and blue of every pixel.
  fileprivate var colors: [UInt8] { colors(width, height) }

  /// Red, green and blue of the pixels at the top left.
  fileprivate func colors(_ columns: Int, _ rows: Int) -> [UInt8] {
    (0..<min(rows, height)).flatMap { y in
      (0..<min(columns, width)).flatMap { x in self[x, y].prefix(3) }
    }
  }
}

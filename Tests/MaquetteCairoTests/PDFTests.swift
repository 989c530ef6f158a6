import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct PDFTests {
  @Test(arguments: Sample.allCases)
  func hasOnePageOfTheFramesSizeAndNoDate(_ sample: Sample) throws {
    let renderer = try Renderer.test()
    let frame = sample.frame(renderer)
    let file = try PDFFormat().render(frame, FormatTests.options, renderer)
    let text = String(decoding: file, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.matches(of: /\/Type \/Page\s/).count == 1)
    let (width, height) = (Int(frame.size.width), Int(frame.size.height))
    #expect(
      text.matches(of: /\/MediaBox \[ *([0-9. ]+) *\]/).map { $0.1 } == ["0 0 \(width) \(height) "])
    for word in ["CreationDate", "ModDate", "/ID"] { #expect(!text.contains(word)) }
    #expect(text.contains("/Title"))
    #expect(text.contains("/Subject <FEFF"))
  }

  @Test(
    .enabled(if: Programs.exist("/usr/bin/pdftotext"), "poppler-utils is not installed"),
    arguments: [Sample.latin, .sheet])
  func itsTextCanBeCopied(_ sample: Sample) throws {
    let renderer = try Renderer.test()
    let folder = try TemporaryFolder()
    let file = try PDFFormat().render(sample.frame(renderer), RenderOptions(), renderer)
    try folder.write(file, to: "a.pdf")
    let run = try ToolRun.system("/usr/bin/pdftotext", [folder("a.pdf"), "-"])
    let text = String(decoding: run.output, as: UTF8.self)
    #expect(text.contains(sample == .latin ? "Delete <File> & Co" : "Cancel"))
  }

  @Test func holdsCharactersThatCairoCannot() throws {
    let renderer = try Renderer.test()
    // The compiler does not take this one in a literal.
    let description = Unicode.Scalar(0xFDD0 as UInt32).map(String.init) ?? ""
    let options = RenderOptions(
      title: "a\u{0}b\u{FFFF}", description: description, metadata: "{\"\u{1FFFE}\": 1}")
    let frame = Frame.build(Size(90, 40)) { frame in
      for line in renderer.shape("\u{FFFE}عربي\u{0}").lines {
        frame.place(.text(line, .black), at: Point(10, 30))
      }
    }
    let file = try PDFFormat().render(frame, options, renderer)
    #expect(pictureMetadata(in: file) == "{\"\\ud83f\\udffe\": 1}")
  }
}

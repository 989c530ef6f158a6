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
    arguments: ["Delete <File> & Co", "日本語 直す", "한글 abc", "à la carte", "ok 😀 so", "Ελλάδα"])
  func itsTextCanBeCopied(_ text: String) throws {
    let renderer = try Renderer.test()
    let folder = try TemporaryFolder()
    let frame = Frame.build(Size(300, 60)) { frame in
      for line in renderer.shape(text, locale: "ja").lines {
        frame.place(.text(line, .black), at: Point(10, 40))
      }
    }
    try folder.write(try PDFFormat().render(frame, RenderOptions(), renderer), to: "a.pdf")
    let run = try ToolRun.system("/usr/bin/pdftotext", [folder("a.pdf"), "-"])
    let words = String(decoding: run.output, as: UTF8.self).split { $0.isWhitespace }
    // Emoji are pictures.
    #expect(words == text.split(separator: " ").filter { $0 != "😀" })
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

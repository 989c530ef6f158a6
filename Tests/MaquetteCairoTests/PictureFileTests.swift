import Foundation
import MaquetteScene
import Testing

@testable import MaquetteCairo

/// Files of pictures as pixels.
@Suite struct PictureFileTests {
  /// Two by two pixels in every form that PNG has, and what is in them.
  static let files: [(name: String, file: SmallPNG, pixels: [UInt8])] = [
    (
      "alpha", SmallPNG(colors: 6, rows: [0, 1, 2, 3, 4, 5, 6, 7, 8, 0, 9, 9, 9, 0, 7, 7, 7, 255]),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 0, 7, 7, 7, 255]
    ),
    (
      "opaque", SmallPNG(colors: 2, rows: [0, 1, 2, 3, 5, 6, 7, 0, 9, 9, 9, 7, 7, 7]),
      [1, 2, 3, 255, 5, 6, 7, 255, 9, 9, 9, 255, 7, 7, 7, 255]
    ),
    (
      "grey of one bit", SmallPNG(depth: 1, colors: 0, rows: [0, 0b1000_0000, 0, 0b0100_0000]),
      [255, 255, 255, 255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255, 255]
    ),
    (
      "grey with alpha", SmallPNG(colors: 4, rows: [0, 8, 9, 20, 30, 0, 1, 255, 2, 255]),
      [8, 8, 8, 9, 20, 20, 20, 30, 1, 1, 1, 255, 2, 2, 2, 255]
    ),
    (
      "a palette with a clear colour",
      SmallPNG(
        depth: 2, colors: 3,
        parts: [("PLTE", [10, 20, 30, 40, 50, 60, 70, 80, 90]), ("tRNS", [255, 0x40])],
        rows: [0, 0b0001_0000, 0, 0b1000_0000]),
      [10, 20, 30, 255, 40, 50, 60, 0x40, 70, 80, 90, 255, 10, 20, 30, 255]
    ),
    (
      "16 bits",
      SmallPNG(
        depth: 16, colors: 2,
        rows: [0, 128, 128, 0, 0, 255, 255, 1, 1, 2, 2, 3, 3]
          + [0, 0, 0, 0, 0, 0, 0, 64, 64, 64, 64, 64, 64]),
      [128, 0, 255, 255, 1, 2, 3, 255, 0, 0, 0, 255, 64, 64, 64, 255]
    ),
    (
      "interlaced",
      SmallPNG(
        colors: 2, isInterlaced: true, rows: [0, 1, 1, 1] + [0, 2, 2, 2] + [0, 3, 3, 3, 4, 4, 4]),
      [1, 1, 1, 255, 2, 2, 2, 255, 3, 3, 3, 255, 4, 4, 4, 255]
    ),
  ]

  @Test(arguments: files.indices) func pngIsReadInEveryForm(_ index: Int) throws {
    let (name, file, pixels) = Self.files[index]
    #expect(try Bitmap(png: file.bytes).pixels == pixels, "\(name)")
  }

  @Test func whatWeWriteIsReadBack() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [200, 100, 50, 255, 255, 0, 0, 128])
    let frame = Frame.build(Size(2, 1), background: nil) {
      $0.place(.image(bitmap, Size(2, 1)), at: .zero)
    }
    let bytes = try PNGFormat().render(frame, RenderOptions(scale: 1), .test())
    #expect(try Bitmap(png: bytes) == bitmap)
  }

  @Test(arguments: [SmallJPEG.baseline, SmallJPEG.progressive, SmallJPEG.inks, SmallJPEG.gray])
  func jpegIsReadInEveryForm(_ text: String) throws {
    let bitmap = try Bitmap(jpeg: jpeg(text))
    #expect((bitmap.width, bitmap.height) == (16, 16))
    let colors: [[Int]] =
      text == SmallJPEG.gray
      ? [[73, 73, 73], [146, 146, 146], [46, 46, 46], [255, 255, 255]]
      : [[224, 32, 32], [32, 192, 32], [32, 32, 224], [255, 255, 255]]
    for (quarter, color) in zip([(4, 4), (12, 4), (4, 12), (12, 12)], colors) {
      let pixel = bitmap[quarter.0, quarter.1]
      #expect(pixel[3] == 255)
      for (channel, level) in zip(pixel, color) { #expect(abs(Int(channel) - level) <= 12) }
    }
  }

  /// The letters of a picture of three by two, `abc` over `def`, as each orientation shows them.
  @Test(arguments: [
    (1, "abc def"), (2, "cba fed"), (3, "fed cba"), (4, "def abc"), (5, "ad be cf"),
    (6, "da eb fc"), (7, "fc eb da"), (8, "cf be ad"),
  ])
  func picturesAreTurned(_ orientation: Int, _ rows: String) {
    let bitmap = Bitmap(width: 3, height: 2, pixels: "abcdef".utf8.flatMap { [$0, 0, 0, 255] })
    let turned = bitmap.oriented(orientation)
    let letters = stride(from: 0, to: turned.pixels.count, by: 4).map { turned.pixels[$0] }
    #expect(String(decoding: letters, as: UTF8.self) == rows.filter { $0 != " " })
    #expect(turned.width == rows.split(separator: " ")[0].count)
  }

  @Test(arguments: [true, false]) func phonesSayHowTheyWereHeld(_ isLittleEndian: Bool) throws {
    let exif: [UInt8] =
      isLittleEndian
      ? Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0]
      : Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]
    let body = Array("Exif\0\0".utf8) + exif
    let upright = try jpeg(SmallJPEG.baseline)
    let part: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    let turned = try Bitmap(jpeg: Array(upright[..<2]) + part + upright[2...])
    #expect(try turned == Bitmap(jpeg: upright).oriented(6))
    #expect(try turned != Bitmap(jpeg: upright))
  }

  @Test func drawingsAreDrawnInTheirPixels() throws {
    let content = try FileContent(svg("<rect x='10' width='10' height='20' fill='#F00'/>"))
    #expect(content.size == Size(20, 20))
    let whole = try content.bitmap(of: Rect(size: Size(20, 20)), width: 4, height: 2)
    #expect(whole[1, 0] == [0, 0, 0, 0])
    #expect(whole[2, 0] == [255, 0, 0, 255])
    let right = try content.bitmap(of: Rect(10, 0, 10, 20), width: 2, height: 2)
    #expect(right.pixels == Array(repeatElement([255, 0, 0, 255], count: 4).joined()))
  }

  @Test(arguments: [
    ("<path stroke='#345' d='M0 0L20 20'/>", true), ("<circle r='9' opacity='.3'/>", true),
    ("<rect width='5' height='5'/><rect x='9' width='5' height='5' fill='red'/>", false),
    ("<rect width='9' height='9' fill='#999'/><rect width='4' height='4' fill='#333'/>", false),
  ])
  func drawingsOfOneColorAreTold(_ shapes: String, isOfOneColor: Bool) throws {
    #expect(try SVGDrawing(svg(shapes)).isOfOneColor() == isOfOneColor)
  }

  @Test func damagedFilesAreErrors() throws {
    let png = Self.files[0].file.bytes
    let jpeg = try jpeg(SmallJPEG.progressive)
    // The pixels of a file without its last part are all there.
    for count in 1..<png.count - 12 {
      #expect(throws: PictureError.self) { try FileContent(Array(png[..<count])) }
    }
    for count in 1..<jpeg.count - 2 {
      #expect(throws: PictureError.self, "\(count)") { try FileContent(Array(jpeg[..<count])) }
    }
    // Whatever becomes of other changes, nothing is read that is not there.
    for index in jpeg.indices {
      var changed = jpeg
      changed[index] ^= 0x55
      _ = try? FileContent(changed)
    }
  }

  @Test func whatIsNoPictureIsAnError() throws {
    func error(_ bytes: [UInt8]) -> PictureError? {
      do throws(PictureError) {
        _ = try FileContent(bytes)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(Array("GIF89a".utf8)) == .notRead("a GIF"))
    #expect(error([]) == .notRead("empty"))
    #expect(error(Array("<html>".utf8)) == .notRead(nil))
    #expect(error(Array("<svg xmlns='http://www.w3.org/2000/svg'><g/></svg>".utf8)) == .noSize)
    #expect(error(svg("<text>a</text>")) == .hasText)
    let wide = SmallPNG(width: 9000, height: 8000, colors: 0, rows: [])
    #expect(
      error(wide.bytes) == .tooLarge(width: 9000, height: 8000, limit: FileContent.limit))
    guard case .damaged(let reason) = error(svg("<rect")) else {
      Issue.record("a tag without an end is damage")
      return
    }
    #expect(reason.contains("XML"))
  }

  @Test func aMissingLibraryIsNamed() {
    #expect(throws: PictureError.missingLibrary("librsvg-0.so", package: "librsvg2-2")) {
      try SVGLibrary("librsvg-0.so")
    }
  }

  private func jpeg(_ text: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: text)))
  }

  private func svg(_ shapes: String) -> [UInt8] {
    Array(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 20 20'>\(shapes)</svg>".utf8)
  }
}

extension Bitmap {
  /// The components of a pixel.
  fileprivate subscript(x: Int, y: Int) -> [UInt8] {
    Array(pixels[(y * width + x) * 4..<(y * width + x + 1) * 4])
  }
}

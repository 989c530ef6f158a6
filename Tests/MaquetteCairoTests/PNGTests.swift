import MaquetteCairo
import MaquetteScene
import Testing

@Suite struct PNGTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  private func bitmap(isOpaque: Bool) -> Bitmap {
    var state: UInt64 = 88_172_645_463_325_252
    let pixels = (0..<37 * 23).flatMap { index -> [UInt8] in
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      // Only such translucent colours survive being multiplied and divided again.
      let alpha: UInt8 = isOpaque || index % 3 > 0 ? 255 : index % 2 == 0 ? 0 : 51
      func value(_ shift: UInt64) -> UInt8 {
        let byte = UInt8(truncatingIfNeeded: state >> shift)
        return alpha == 255 ? byte : alpha == 0 ? 0 : byte % 2 * 255
      }
      return [value(0), value(8), value(16), alpha]
    }
    return Bitmap(width: 37, height: 23, pixels: pixels)
  }

  @Test(arguments: [true, false], RenderOptions.Effort.allCases)
  func keepsEveryPixel(_ isOpaque: Bool, _ effort: RenderOptions.Effort) throws {
    let bitmap = bitmap(isOpaque: isOpaque)
    var frame = Frame(size: Size(37, 23))
    frame.place(.image(bitmap, frame.size), at: .zero)
    let picture = try Picture(
      PNGFormat().render(frame, RenderOptions(scale: 1, effort: effort), renderer))
    #expect(picture.channels == (isOpaque ? 3 : 4))
    let expected =
      isOpaque
      ? bitmap.pixels.enumerated().filter { $0.offset % 4 < 3 }.map(\.element) : bitmap.pixels
    #expect(picture.pixels == expected)
  }

  @Test func hasTheChunksInOrder() throws {
    let options = RenderOptions(
      scale: 2, title: "Menü", description: "Three rows", metadata: "{\"a\": 1}")
    let file = try PNGFormat().render(Frame(size: Size(3, 2)), options, renderer)
    let picture = try Picture(file)
    #expect(
      picture.chunks.map(\.name) == [
        "IHDR", "sRGB", "pHYs", "iTXt", "iTXt", "iTXt", "IDAT", "IEND",
      ])
    // 144 pixels an inch are 5669 a metre.
    #expect(picture.chunks[2].body == [0, 0, 0x16, 0x25, 0, 0, 0x16, 0x25, 1])
    #expect(picture.chunks[3].body == Array("Title\0\0\0\0\0Menü".utf8))
    #expect((picture.width, picture.height) == (6, 4))
    let bare = try Picture(
      PNGFormat().render(Frame(size: Size(1, 1)), RenderOptions(scale: 1), renderer))
    #expect(bare.chunks.map(\.name) == ["IHDR", "sRGB", "pHYs", "IDAT", "IEND"])
  }

  @Test func readsMetadataBack() throws {
    let metadata = String(repeating: "kind: menu – 😀\n", count: 20_000)
    let options = RenderOptions(title: "T", metadata: metadata)
    let file = try PNGFormat().render(Frame(size: Size(3, 2)), options, renderer)
    #expect(pngText(in: file) == metadata)
    #expect(pngText(keyword: "Title", in: file) == "T")
    #expect(pngText(keyword: "Titl", in: file) == nil)
    for length in stride(from: 0, to: file.count - 60, by: 17) {
      #expect(pngText(in: Array(file[..<length])) == nil)
    }
    for index in stride(from: 8, to: 140, by: 3) {
      var damaged = file
      damaged[index] ^= 0x55
      _ = pngText(in: damaged)
    }
    #expect(pngText(in: []) == nil)
  }

  @Test func refusesPicturesThatAreTooLarge() {
    func error(_ size: Size, _ scale: Double) -> RenderError? {
      #expect(throws: RenderError.self) {
        try PNGFormat().render(Frame(size: size), RenderOptions(scale: scale), renderer)
      }
    }
    #expect(
      error(Size(16_385, 1), 1) == .tooLarge(width: 16_385, height: 1, limit: .side(16_384)))
    #expect(
      error(Size(6000, 6000), 2)
        == .tooLarge(width: 12_000, height: 12_000, limit: .pixels(128_000_000)))
    #expect(error(Size(1e300, 1), 3) != nil)
  }

  @Test func isFoundByName() {
    #expect(OutputFormats.named("PNG") == PNGFormat.self)
    #expect(OutputFormats.named("gif") == nil)
  }
}

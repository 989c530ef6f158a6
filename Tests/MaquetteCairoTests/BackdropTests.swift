import Glibc
import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct BackdropTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  private func rectangle(_ size: Size, _ color: Color) -> Frame.Item {
    .shape(.rectangle(size), fill: Fill(color), stroke: nil)
  }

  private func material(_ size: Size, _ backdrop: Backdrop, radius: Double = 0) -> Frame.Item {
    .group(
      Frame(size: size), Effects(clip: .rectangle(size, radius: radius), backdrop: backdrop))
  }

  // What action sheets, menus and dark menus lay over the dimmed page, and colours that saturate.
  @Test(
    arguments: ["#CCCCCC", "#C2C2C6", "#1C1C1E", "#FF3B30", "#3366CC", "#000000", "#FFFFFF"],
    [("#F9F9F9", 0.79, 1.8), ("#F5F5F5", 0.6, 1), ("#252525", 0.7, 1.8), ("#00FF00", 0, 0)]
      as [(String, Double, Double)])
  func flatColoursAreSaturatedAndTinted(
    _ page: String, _ look: (tint: String, alpha: Double, saturation: Double)
  ) throws {
    let page = try #require(Color(hex: page))
    let tint = try #require(Color(hex: look.tint)).opacity(look.alpha)
    // A size that no scale of the blurred picture divides.
    let size = Size(91, 67)
    let backdrop = Backdrop(blur: 20, saturation: look.saturation, tint: tint)
    let picture = try renderer.picture(size, scale: 2, background: page) { frame in
      frame.place(material(size, backdrop), at: .zero)
    }
    let grey = 0.2126 * page.red + 0.7152 * page.green + 0.0722 * page.blue
    func expected(_ value: Double, _ tint: Double) -> Double {
      let saturated = max(0, min(1, grey + (value - grey) * look.saturation))
      return 255 * (saturated * (1 - look.alpha) + tint * look.alpha)
    }
    let colors = Set((0..<picture.width * picture.height).map { picture[$0 % 182, $0 / 182] })
    #expect(colors.count == 1, "no dark rims, no dithering")
    let color = picture[91, 67]
    for (level, component) in zip(
      color,
      [
        expected(page.red, tint.red), expected(page.green, tint.green),
        expected(page.blue, tint.blue),
      ])
    {
      #expect(abs(Double(level) - component) <= 1)
    }
    let told = backdrop.color(over: page)
    for (level, component) in zip(color, [told.red, told.green, told.blue]) {
      #expect(abs(Double(level) - component * 255) <= 1)
    }
  }

  @Test func aDimmedWhitePageBecomesTheMeasured240() throws {
    let picture = try renderer.picture(Size(60, 60)) { frame in
      frame.place(rectangle(Size(60, 60), .black.opacity(0.2)), at: .zero)
      let tint = Color(red: 0.98, green: 0.98, blue: 0.98, alpha: 0.79)
      frame.place(
        material(Size(60, 60), Backdrop(blur: 20, saturation: 1.8, tint: tint)), at: .zero)
    }
    #expect(abs(Int(picture[30, 30][0]) - 240) <= 1)
  }

  @Test(
    arguments: [(20.0, 3.0), (20, 2), (20, 1), (10, 1), (5, 2), (2, 2), (1, 1), (60, 1)],
    [true, false])
  func anEdgeIsBlurredAsByAGaussian(_ look: (blur: Double, scale: Double), _ isUpright: Bool) throws
  {
    let half = 80 + look.blur * 4
    let size = isUpright ? Size(2 * half, 40) : Size(40, 2 * half)
    let dark = isUpright ? Size(half, 40) : Size(40, half)
    let picture = try renderer.picture(size, scale: look.scale) { frame in
      frame.place(rectangle(dark, .black), at: .zero)
      frame.place(
        material(size, Backdrop(blur: look.blur, saturation: 1, tint: Self.clear)), at: .zero)
    }
    let levels =
      (isUpright ? picture.row(picture.height / 2) : picture.column(picture.width / 2)).map(
        Int.init)
    for (first, second) in zip(levels, levels.dropFirst()) { #expect(first <= second) }
    for (pixel, level) in levels.enumerated() {
      #expect(abs(level + levels[levels.count - 1 - pixel] - 255) <= 2, "symmetric")
      let distance = (Double(pixel) + 0.5) / look.scale - half
      let gaussian = 255 * 0.5 * erfc(-distance / look.blur / 2.0.squareRoot())
      // Three boxes are within 1 % of a Gaussian, straight lines between few pixels within another
      // half, eight bits within another level.
      #expect(abs(Double(level) - gaussian) <= 4.5, "at \(distance)")
    }
  }

  @Test(arguments: [0.0, 13])
  func nothingChangesOutsideOfTheClip(_ radius: Double) throws {
    func picture(_ hasMaterial: Bool) throws -> Picture {
      try renderer.picture(Size(100, 80), scale: 2) { frame in
        for x in stride(from: 0.0, to: 100, by: 10) {
          frame.place(rectangle(Size(5, 80), .black), at: Point(x, 0))
        }
        guard hasMaterial else { return }
        let backdrop = Backdrop(blur: 10, saturation: 1, tint: .white.opacity(0.5))
        frame.place(material(Size(60, 40), backdrop, radius: radius), at: Point(20, 20))
      }
    }
    let (before, after) = (try picture(false), try picture(true))
    for y in 0..<160 {
      for x in 0..<200 {
        let isInside = (40..<160).contains(x) && (40..<120).contains(y)
        if !isInside { #expect(before[x, y] == after[x, y]) }
      }
    }
    #expect((185...197).contains(after[100, 80][0]))
    // The corner of the clip is the page's or the material's.
    #expect((after[40, 40] == before[40, 40]) == (radius > 0))
  }

  @Test func oneMaterialIsSeenThroughAnother() throws {
    let size = Size(120, 120)
    let picture = try renderer.picture(size) { frame in
      frame.place(
        material(Size(120, 80), Backdrop(blur: 4, saturation: 1, tint: .black.opacity(0.5))),
        at: Point(0, 40))
      // Another blur, so that it looks at another small picture.
      frame.place(
        material(Size(80, 120), Backdrop(blur: 8, saturation: 1, tint: .black.opacity(0.5))),
        at: .zero)
    }
    for (x, y, level) in [(100, 10, 255), (100, 100, 127), (10, 8, 127), (10, 100, 64)] {
      #expect(abs(Int(picture[x, y][0]) - level) <= 1)
    }
  }

  /// Pictures side by side, each the root of its backdrops, are as when drawn alone, to the pixel.
  @Test(arguments: [1.0, 2, 3]) func aRootOfBackdropsIsAsAPictureOfItsOwn(_ scale: Double) throws {
    let size = Size(90, 70)
    func part(_ color: Color) -> Frame {
      Frame.build(size, background: color) { frame in
        for x in stride(from: 0.0, to: 90, by: 15) {
          frame.place(rectangle(Size(6, 70), .black), at: Point(x, 0))
        }
        // Reaches over the lower edge, where it must not show what is beside the picture.
        let backdrop = Backdrop(blur: 8, saturation: 1.4, tint: .white.opacity(0.3))
        frame.place(material(Size(70, 40), backdrop, radius: 9), at: Point(10, 40))
      }.rounded(to: 1 / scale)
    }
    let parts = [("#3366CC", Point(0, 0)), ("#FFCC00", Point(95, 3)), ("#FF3B30", Point(7, 80))]
      .compactMap { color, origin in Color(hex: color).map { (frame: part($0), origin: origin) } }
    let sheet = try renderer.picture(Size(200, 160), scale: scale, background: .black) { sheet in
      for part in parts {
        sheet.place(
          .group(part.frame, Effects(clip: .rectangle(size), isBackdropRoot: true)),
          at: part.origin)
      }
    }
    for part in parts {
      let alone = try Picture(
        PNGFormat().render(part.frame, RenderOptions(scale: scale), renderer))
      let (left, top) = (Int(part.origin.x * scale), Int(part.origin.y * scale))
      let same = (0..<alone.height).allSatisfy { y in
        (0..<alone.width).allSatisfy { x in alone[x, y] == sheet[left + x, top + y] }
      }
      #expect(same, "at \(part.origin)")
    }
  }

  @Test func aRootOfBackdropsHasTheSameMaterialsInAFileOfOutlines() throws {
    func images(_ frame: Frame) throws -> [Substring] {
      let file = try SVGFormat().render(frame, RenderOptions(), renderer)
      return String(decoding: file, as: UTF8.self).split(separator: "\"")
        .filter { $0.hasPrefix("data:image/png") }
    }
    let size = Size(90, 70)
    // Equal pictures would be in the file once.
    let parts = [30.0, 60].map { width in
      Frame.build(size) { frame in
        frame.place(rectangle(Size(width, 70), .black), at: .zero)
        frame.place(
          material(size, Backdrop(blur: 8, saturation: 1, tint: Self.clear)), at: .zero)
      }
    }
    let sheet = Frame.build(Size(300, 100), background: .black) { sheet in
      for (part, x) in zip(parts, [10.0, 150]) {
        sheet.place(.group(part, Effects(isBackdropRoot: true)), at: Point(x, 10))
      }
    }
    let alone = try parts.flatMap(images)
    #expect(alone.count == 2)
    #expect(try images(sheet) == alone)
  }

  @Test func siblingsAreNotSeenThrough() throws {
    // Both blocks of a sheet are in one item of the frame, and show the page alone.
    var sheet = Frame(size: Size(60, 60))
    sheet.place(rectangle(Size(60, 60), .black), at: .zero)
    let plain = Backdrop(blur: 5, saturation: 1, tint: Self.clear)
    sheet.place(material(Size(60, 20), plain), at: .zero)
    sheet.place(material(Size(60, 20), plain), at: Point(0, 30))
    let picture = try renderer.picture(Size(60, 60)) { frame in
      frame.place(.group(sheet, Effects()), at: .zero)
    }
    #expect(
      picture.column(30).enumerated().allSatisfy { y, level in
        level == ((0..<20).contains(y) || (30..<50).contains(y) ? 255 : 0)
      })
  }

  @Test func aMovedOrMirroredMaterialShowsWhatIsBehindIt() throws {
    for transform in [
      Transform.identity, .mirror(width: 40), Transform(scale: 0.5, then: Point(10, 10)),
    ] {
      let picture = try renderer.picture(Size(100, 40)) { frame in
        frame.place(rectangle(Size(50, 40), .black), at: .zero)
        var outer = Frame(size: Size(40, 40))
        let plain = Backdrop(blur: 2, saturation: 1, tint: Self.clear)
        outer.place(material(Size(40, 40), plain), at: .zero)
        frame.place(.group(outer, Effects(transform: transform)), at: Point(60, 0))
        frame.place(.group(outer, Effects(transform: transform)), at: .zero)
      }
      #expect(picture[20, 20][0] == 0)
      #expect(picture[80, 20][0] == 255)
    }
  }

  @Test func overNothingTheTintIsLeft() throws {
    let picture = try renderer.picture(Size(40, 40), background: nil) { frame in
      let tint = Color(red: 1, green: 0, blue: 0, alpha: 0.4)
      frame.place(material(Size(40, 40), Backdrop(blur: 20, saturation: 2, tint: tint)), at: .zero)
    }
    #expect(picture.channels == 4)
    #expect(picture[0, 0] == [255, 0, 0, 102])
    #expect(picture[20, 20] == [255, 0, 0, 102])
  }

  @Test func aFadingMaterialIsBetweenBoth() throws {
    let picture = try renderer.picture(Size(40, 40)) { frame in
      let backdrop = Backdrop(blur: 5, saturation: 1, tint: .black)
      frame.place(
        .group(Frame(size: Size(20, 40)), Effects(opacity: 0.5, backdrop: backdrop)), at: .zero)
    }
    #expect((126...128).contains(picture[10, 20][0]))
    #expect(picture[30, 20][0] == 255)
  }

  @Test(arguments: [Size(0, 40), Size(0.2, 40), Size(1, 1), Size(200, 1), Size(1, 400)])
  func anySizeOfFrameCanBeDrawn(_ size: Size) throws {
    for blur in [0, 0.1, 20, 1e9] {
      let frame = Frame.build(size) { frame in
        frame.place(rectangle(Size(size.width / 2, size.height), .black), at: .zero)
        let backdrop = Backdrop(blur: blur, saturation: 1, tint: Self.clear)
        frame.place(material(size, backdrop), at: .zero)
        frame.place(material(size, backdrop), at: Point(-1000, 1e6))
      }
      for format in OutputFormats.all {
        _ = try format.init().render(frame, RenderOptions(scale: 2), renderer)
      }
    }
  }

  @Test func aFileMayBeLargerThanPixelsGo() throws {
    let frame = Frame.build(Size(2, 50_000)) { frame in
      let backdrop = Backdrop(blur: 0.5, saturation: 1, tint: .white.opacity(0.5))
      frame.place(material(Size(2, 2), backdrop), at: .zero)
    }
    _ = try SVGFormat().render(frame, RenderOptions(scale: 3), renderer)
    _ = try PDFFormat().render(frame, RenderOptions(scale: 3), renderer)
  }
}

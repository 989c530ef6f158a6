import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct PaintingTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  private func letter(at x: Double, scale: Double = 1) throws -> Picture {
    let line = try #require(renderer.shape("H", size: 20).lines.first)
    return try renderer.picture(Size(40, 30), scale: scale) { frame in
      frame.place(.text(line, .black), at: Point(x, 22))
    }
  }

  @Test func lettersStandOnQuartersOfAPixel() throws {
    let here = try letter(at: 10)
    #expect(try letter(at: 10.25).pixels != here.pixels)
    #expect(try letter(at: 10.1).pixels == here.pixels)
    let next = try letter(at: 11)
    for y in 0..<30 { #expect(Array(next.row(y).dropFirst()) == here.row(y).dropLast()) }
  }

  @Test func theInkIsWhereTheOutlineIs() throws {
    // Coverage to the left of a stem grows by a quarter of it with each step to the right.
    let sums = try [10, 10.25, 10.5, 10.75].map { x in
      try letter(at: x).row(15).reduce(0) { $0 + 255 - Int($1) }
    }
    for sum in sums { #expect(abs(sum - sums[0]) <= 2) }
    let centers = try [10, 10.25, 10.5, 10.75, 11].map { x in
      let row = try letter(at: x).row(15)
      let weights = row.map { 255 - Double($0) }
      return zip(weights, 0...).reduce(0) { $0 + $1.0 * Double($1.1) } / weights.reduce(0, +)
    }
    for (first, second) in zip(centers, centers.dropFirst()) {
      #expect(abs(second - first - 0.25) < 0.02)
    }
  }

  @Test(arguments: ["हिन्दी सेटिंग्स", "تشغيل", "Hamburg"])
  func translucentLettersShowNoJoints(_ text: String) throws {
    let line = try #require(renderer.shape(text, size: 20).lines.first)
    let picture = try renderer.picture(Size(160, 50), scale: 3) { frame in
      frame.place(.text(line, Color.black.opacity(0.5)), at: Point(10, 30))
    }
    // Half of black over white.
    #expect(picture.pixels.min() == 127 || picture.pixels.min() == 128)
  }

  @Test(arguments: [1.0, 2, 3])
  func aHairlineIsOnePixel(_ scale: Double) throws {
    let picture = try renderer.picture(Size(20, 20), scale: scale) { frame in
      frame.place(
        .shape(.rectangle(Size(20, 1 / scale)), fill: Fill(.black), stroke: nil),
        at: Point(0, 7.4))
    }
    #expect(picture.column(5).filter { $0 == 0 }.count == 1)
    #expect(picture.column(5).filter { $0 == 255 }.count == picture.height - 1)
  }

  @Test func aGroupFadesAsOne() throws {
    let square = Shape.rectangle(Size(10, 10))
    var group = Frame(size: Size(15, 10))
    group.place(.shape(square, fill: Fill(.black), stroke: nil), at: .zero)
    group.place(.shape(square, fill: Fill(.black), stroke: nil), at: Point(5, 0))
    let picture = try renderer.picture(Size(20, 10)) { frame in
      frame.place(.group(group, Effects(opacity: 0.5)), at: .zero)
    }
    #expect(Set(picture.row(5)[0..<15]).count == 1)
    #expect((126...128).contains(picture[7, 5][0]))
    #expect(picture[17, 5][0] == 255)
  }

  @Test func aFadingGroupMayReachBeyondItsFrame() throws {
    // A layer is cut to what can be seen of the group: nothing of it may be lost.
    let line = try #require(renderer.shape("Ågj", size: 20).lines.first)
    var inner = Frame(size: Size(10, 10))
    inner.place(.shape(.rectangle(Size(4, 4)), fill: Fill(.black), stroke: nil), at: Point(-9, -7))
    inner.place(.text(line, .black), at: Point(12, 9))
    var path = Path()
    path.move(to: Point(0, 14))
    path.line(to: Point(8, 14))
    inner.place(.shape(.path(path), fill: nil, stroke: Stroke(.black, width: 6)), at: .zero)
    let shadow = Shadow(
      size: Size(10, 10), radius: 2, color: .black,
      falloff: [.init(distance: 0, alpha: 0.5), .init(distance: 20, alpha: 0.1)])
    for transform in [Transform.identity, .mirror(width: 12), Transform(scale: 0.5)] {
      func picture(_ opacity: Double) throws -> Picture {
        try renderer.picture(Size(100, 80), background: nil) { frame in
          frame.place(
            .group(inner, Effects(transform: transform, opacity: opacity, shadow: shadow)),
            at: Point(45, 35))
        }
      }
      let (full, faded) = (try picture(1), try picture(0.999))
      for (a, b) in zip(full.pixels, faded.pixels) where a != b {
        #expect(abs(Int(a) - Int(b)) <= 4)
      }
    }
  }

  @Test func aClipLeavesOutTheRest() throws {
    var group = Frame(size: Size(20, 20))
    group.place(.shape(.rectangle(Size(20, 20)), fill: Fill(.black), stroke: nil), at: .zero)
    let picture = try renderer.picture(Size(20, 20)) { frame in
      frame.place(
        .group(group, Effects(clip: .rectangle(Size(20, 20), radius: 6, corners: .circular))),
        at: .zero)
    }
    #expect(picture[0, 0][0] == 255)
    #expect(picture[10, 0][0] == 0)
    #expect(picture[10, 10][0] == 0)
  }

  @Test func aMirroredGroupIsSeenFromBehind() throws {
    let line = try #require(renderer.shape("FE", size: 20).lines.first)
    var group = Frame(size: Size(40, 30))
    group.place(.text(line, .black), at: Point(4, 22))
    func picture(_ transform: Transform) throws -> Picture {
      try renderer.picture(Size(40, 30)) { frame in
        frame.place(.group(group, Effects(transform: transform)), at: .zero)
      }
    }
    let (plain, mirrored) = (try picture(.identity), try picture(.mirror(width: 40)))
    func ink(_ pixels: some Sequence<UInt8>) -> Int { pixels.reduce(0) { $0 + 255 - Int($1) } }
    let difference = ink(plain.row(15)[0..<20]) - ink(mirrored.row(15)[20..<40])
    #expect(abs(difference) < 200)
    #expect(ink(mirrored.row(15)[20..<40]) > 500)
  }

  @Test func strokesHaveRoundEnds() throws {
    var path = Path()
    path.move(to: Point(10, 10))
    path.line(to: Point(20, 10))
    let picture = try renderer.picture(Size(30, 20)) { frame in
      frame.place(.shape(.path(path), fill: nil, stroke: Stroke(.black, width: 8)), at: .zero)
    }
    #expect(picture[7, 10][0] < 20)
    #expect(picture[6, 6][0] > 220)
    #expect(picture[15, 7][0] < 20)
  }

  @Test func anImageKeepsItsPixels() throws {
    let pixels: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255]
    let bitmap = Bitmap(width: 2, height: 2, pixels: pixels)
    let picture = try renderer.picture(Size(2, 2)) { frame in
      frame.place(.image(bitmap, Size(2, 2)), at: .zero)
    }
    #expect(picture[0, 0] == [255, 0, 0])
    #expect(picture[1, 0] == [0, 255, 0])
    #expect(picture[0, 1] == [0, 0, 255])
    #expect(picture[1, 1] == [9, 8, 7])
  }

  @Test func emojiHaveColours() throws {
    let line = try #require(renderer.shape("❤️", size: 40).lines.first)
    let picture = try renderer.picture(Size(60, 60)) { frame in
      frame.place(.text(line, .black), at: Point(5, 45))
    }
    let center = picture[30, 30]
    #expect(center[0] > 180 && center[1] < 110)
    #expect(picture[2, 2] == [255, 255, 255])
  }
}

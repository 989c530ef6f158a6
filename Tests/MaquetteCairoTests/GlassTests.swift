import MaquetteCairo
import MaquetteScene
import MaquetteTestSupport
import Testing

@Suite struct GlassTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  private func rectangle(_ size: Size, _ color: Color) -> Frame.Item {
    .shape(.rectangle(size), fill: Fill(color), stroke: nil)
  }

  private func pane(_ size: Size, _ backdrop: Backdrop, radius: Double = 20) -> Frame.Item {
    .group(Frame(size: size), Effects(clip: .rectangle(size, radius: radius), backdrop: backdrop))
  }

  private static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)

  /// Half of what is behind is black; a pane 100 wide begins 10 pt inside the white half.
  private func column(_ lens: Lens?, _ edge: Edge) throws -> [Int] {
    let size = Size(160, 160)
    let picture = try renderer.picture(size, scale: 2) { frame in
      let black: Rect =
        switch edge {
        case .left: Rect(0, 0, 20, 160)
        case .right: Rect(140, 0, 20, 160)
        case .top: Rect(0, 0, 160, 20)
        case .bottom: Rect(0, 140, 160, 20)
        }
      frame.place(rectangle(black.size, .black), at: black.origin)
      let backdrop = Backdrop(blur: 2, saturation: 1, tint: Self.clear, lens: lens)
      frame.place(pane(Size(100, 100), backdrop), at: Point(30, 30))
    }
    let line = edge == .left || edge == .right ? picture.row(160) : picture.column(160)
    let inward = line[60..<160].map(Int.init)
    return edge == .left || edge == .top ? inward : line[160..<260].reversed().map(Int.init)
  }

  enum Edge: CaseIterable {
    case left, right, top, bottom
  }

  @Test(arguments: Edge.allCases)
  func theRimShowsWhatLiesOutside(_ edge: Edge) throws {
    let plain = try column(nil, edge)
    let bent = try column(Lens(depth: 4, shift: 24), edge)
    // Black begins 10 pt outside: without a lens nothing of it is seen.
    #expect(plain.allSatisfy { $0 >= 250 })
    // At the rim lies what is 24 outside, 2 pt inside it what is 4 outside, and from 4 on itself.
    #expect(bent[0] < 16)
    #expect(bent[5] > 230)
    #expect(Array(bent[9...]) == Array(plain[9...]))
    for (outer, inner) in zip(bent, bent.dropFirst()) { #expect(inner >= outer) }
  }

  @Test func theRimIsBentAlikeOnAllSides() throws {
    let lens = Lens(depth: 6, shift: 20)
    let left = try column(lens, .left)
    for edge in Edge.allCases {
      for (ours, other) in zip(left, try column(lens, edge)) { #expect(abs(ours - other) <= 3) }
    }
  }

  @Test func aLensShiftsLessTheFurtherInside() {
    let lens = Lens(depth: 4, shift: 24)
    #expect(lens.shift(at: -1) == 24 && lens.shift(at: 0) == 24)
    #expect(lens.shift(at: 2) == 6 && lens.shift(at: 4) == 0 && lens.shift(at: 9) == 0)
  }

  // The mean behind is a fifth, half and all of the way from the tint.
  @Test(arguments: [(0.8, 0.2), (0.5, 0.5), (0.0, 1.0)])
  func theTintAdapts(_ behind: Double, _ difference: Double) throws {
    let size = Size(60, 60)
    func level(_ adaptation: Double) throws -> Double {
      let page = Color(red: behind, green: behind, blue: behind)
      let backdrop = Backdrop(
        blur: 4, saturation: 1, tint: .white.opacity(0.5), adaptation: adaptation)
      let picture = try renderer.picture(size, background: page) { frame in
        frame.place(pane(size, backdrop, radius: 0), at: .zero)
      }
      let level = Double(picture[30, 30][0]) / 255
      #expect(abs(level - backdrop.color(over: page).red) < 0.01)
      return level
    }
    #expect(abs(try level(0) - (0.5 + 0.5 * behind)) < 0.01)
    let tint = 0.5 + 0.5 * 0.4 * difference
    #expect(abs(try level(0.4) - (tint + (1 - tint) * behind)) < 0.01)
  }

  /// Menus of iOS 26: black by distance beside them, and below them 7 further down.
  private static let shadow = Shadow(
    size: Size(120, 100), radius: 32, color: .black, offset: 7,
    falloff: [(-7, 0.063), (0, 0.047), (8, 0.031), (16, 0.016), (30, 0.004), (36, 0)].map {
      Shadow.Stop(distance: $0.0, alpha: $0.1)
    })

  @Test(arguments: [1.0, 2, 3])
  func aShadowLiesBelow(_ scale: Double) throws {
    let picture = try renderer.picture(Size(220, 200), scale: scale) { frame in
      frame.place(
        .group(Frame(size: Self.shadow.size), Effects(shadow: Self.shadow)), at: Point(50, 50))
    }
    func alpha(_ x: Double, _ y: Double) -> Double {
      1 - Double(picture[Int(x * scale), Int(y * scale)][0]) / 255
    }
    for distance in [0.5, 4.5, 8.5, 12.5, 20.5] {
      let tolerance = 0.005
      #expect(abs(alpha(50 - distance, 100) - Self.shadow.alpha(at: distance)) <= tolerance)
      #expect(abs(alpha(170 + distance, 100) - Self.shadow.alpha(at: distance)) <= tolerance)
      #expect(abs(alpha(110, 150 + distance) - Self.shadow.alpha(at: distance - 7)) <= tolerance)
      #expect(abs(alpha(110, 50 - distance) - Self.shadow.alpha(at: distance + 7)) <= tolerance)
    }
    // What casts it may be translucent: nothing lies behind it.
    for x in stride(from: 52.0, to: 168, by: 4) { #expect(alpha(x, 100) == 0) }
    for y in stride(from: 52.0, to: 148, by: 4) { #expect(alpha(110, y) == 0) }
  }

  @Test func aShadowFadesAtTheCanvassEdge() {
    let faded = Self.shadow.windowed(to: 24)
    #expect(faded.reach + faded.offset <= 24)
    #expect(faded.falloff.first?.distance == -7)
    #expect(abs(faded.alpha(at: 0) - 0.047) < 0.002 && faded.alpha(at: faded.reach) == 0)
  }
}

import Maquette
import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct LayoutPropertyTests {
  /// An item of a frame with its place in the whole.
  private struct Visited {
    var placed: Frame.Placed
    var bounds: Rect
  }

  @Test func layoutsAreFinite() throws {
    for seed in 0..<1000 {
      var random = RandomMockup(seed: UInt64(seed))
      let mockup = random.mockup()
      // The last ones have no room for a row of a menu.
      let sizes = [
        Size(393, 852), Size(320, 568), Size(852, 393), Size(834, 1210), Size(1, 1), Size(4096, 40),
      ]
      let frame = try layout(mockup, traits(seed), sizes[seed % sizes.count])
      var isWrong = !isSane(Rect(size: frame.size))
      for visited in all(of: frame) { isWrong = isWrong || !isSane(visited.bounds) }
      #expect(!isWrong, "seed \(seed): \(mockup.json.indentedText)\(frame.dump)")
    }
  }

  @Test func textsAreInsideTheMenu() throws {
    for seed in 2000..<2300 {
      var random = RandomMockup(seed: UInt64(seed))
      random.opensMenus = false
      let menu = Mockup(menu: random.presentedMenu())
      let frame = try layout(menu, traits(seed), viewport(seed))
      let card = try card(of: frame)
      for visited in all(of: card) {
        guard case .text(let line, _) = visited.placed.item, !line.text.isEmpty else { continue }
        let isInside =
          visited.bounds.minX >= -0.001 && visited.bounds.maxX <= card.size.width + 0.001
          && visited.bounds.minY > 0 && visited.bounds.minY < card.size.height
        #expect(isInside, "seed \(seed): '\(line.text)' in\n\(frame.dump)")
      }
    }
  }

  @Test func heightsAddUp() throws {
    for seed in 3000..<3100 {
      var random = SeededGenerator(seed: UInt64(seed))
      let context = try LayoutContext.squares(traits(seed), scale: 2)
      func height(_ items: [Button], _ others: [Button] = []) throws -> Double {
        let menu = Menu {
          for item in items { item }
          if !others.isEmpty { Divider() }
          for item in others { item }
        }
        return try card(of: menu.layout(in: context, at: .root / "menu")).size.height
      }
      let items = (0..<Int.random(in: 2...9, using: &random)).map { _ in
        Button(
          random.pick("A", "A title that is long enough for two lines", "잘라내기 복사 붙여넣기"),
          image: random.oneIn(2) ? "x" : nil, subtitle: random.oneIn(3) ? "S" : nil,
          highlighted: random.oneIn(3))
      }
      let single = try items.reduce(0) { try $0 + height([$1]) }
      let hairlines = Double(items.count - 1) * context.pixel
      #expect(abs(try height(items) - single - hairlines) < 1e-6, "seed \(seed)")
      let (first, rest) = (Array(items.prefix(1)), Array(items.dropFirst()))
      let groups = try height(first) + 8 + height(rest)
      #expect(abs(try height(first, rest) - groups) < 1e-6, "seed \(seed)")
    }
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    for seed in 4000..<4300 {
      var random = RandomMockup(seed: UInt64(seed))
      random.opensMenus = false
      let menu = random.presentedMenu()
      var traits = traits(seed)
      traits.layoutDirection = .leftToRight
      let left = menu.layout(in: try .squares(traits), at: .root / "menu")
      traits.layoutDirection = .rightToLeft
      let right = menu.layout(in: try .squares(traits), at: .root / "menu")
      #expect(left.size == right.size)
      #expect(try card(of: left).mirrored.dump == card(of: right).dump, "seed \(seed)")
      #expect(
        left.items.map { left.size.width - $0.origin.x - $0.item.bounds.width }
          .elementsEqual(right.items.map(\.origin.x)) { abs($0 - $1) < 1e-6 })
    }
  }

  /// Anchors tell the places of everything with an id, so they must change sides with it.
  @Test func screensChangeSides() throws {
    for seed in 6000..<6200 {
      var random = RandomMockup(seed: UInt64(seed))
      random.opensMenus = false
      var mockup = Mockup()
      mockup.screen = random.screen()
      mockup.screen?.content.elements.removeAll { ($0.base as? Stack)?.position != nil }
      var traits = traits(seed)
      traits.layoutDirection = .leftToRight
      let left = mockup.layout(in: try .squares(traits))
      traits.layoutDirection = .rightToLeft
      let right = mockup.layout(in: try .squares(traits))
      #expect(left.items.count == right.items.count, "seed \(seed)")
      #expect(
        left.mirrored.anchors.map(\.id) == right.anchors.map(\.id), "seed \(seed)")
      let isMirrored = zip(left.mirrored.anchors, right.anchors).allSatisfy { ours, other in
        abs(ours.rect.minX - other.rect.minX) < 1e-6 && ours.rect.minY == other.rect.minY
      }
      #expect(isMirrored, "seed \(seed): \(mockup.json.indentedText)")
      let texts = zip(left.mirrored.items, right.items).allSatisfy { ours, other in
        abs(ours.origin.x - other.origin.x) < 1e-6 && ours.name == other.name
      }
      #expect(texts, "seed \(seed): \(mockup.json.indentedText)")
    }
  }

  /// Rounding to pixels must not part what touches: rows, hairlines and bands fill the menu.
  @Test func roundedMenusKeepTheirHeight() throws {
    for seed in 5000..<5100 {
      var random = RandomMockup(seed: UInt64(seed))
      random.opensMenus = false
      let frame = random.presentedMenu().layout(in: try .squares(traits(seed)), at: .root / "menu")
      let (before, after) = (try card(of: frame), try card(of: frame.rounded(to: 1 / 3)))
      #expect(abs(before.size.height - after.size.height) <= 1 / 3 + 1e-6)
      #expect(before.items.count == after.items.count)
    }
  }

  private func traits(_ seed: Int) -> Traits {
    var random = SeededGenerator(seed: UInt64(seed) &+ 77)
    var traits = Traits()
    traits.textSize = TextSize.allCases.randomElement(using: &random) ?? .large
    traits.appearance = random.pick(.light, .dark)
    traits.contrast = random.pick(.normal, .increased)
    traits.idiom = random.pick(.phone, .pad)
    traits.layoutDirection = random.pick(.leftToRight, .rightToLeft)
    traits.locale = random.pick("en", "ko", "ar")
    return traits
  }

  private func viewport(_ seed: Int) -> Size {
    seed.isMultiple(of: 3) ? Size(320, 568) : Size(393, 852)
  }

  private func layout(_ mockup: Mockup, _ traits: Traits, _ viewport: Size) throws -> Frame {
    mockup.layout(in: try LayoutContext.squares(traits, viewport: viewport))
  }

  private func isSane(_ rect: Rect) -> Bool {
    [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite && abs($0) < 1e5 }
      && rect.width >= 0 && rect.height >= 0
  }

  /// The menu's own frame: its last group.
  private func card(of frame: Frame) throws -> Frame {
    let cards = frame.items.compactMap { placed -> Frame? in
      guard case .group(let card, _) = placed.item else { return nil }
      return placed.name == "/menu" ? card : nil
    }
    return try #require(cards.last)
  }

  private func all(of frame: Frame, at origin: Point = .zero) -> [Visited] {
    frame.items.flatMap { placed -> [Visited] in
      let place = origin + placed.origin
      let own = Visited(placed: placed, bounds: placed.item.bounds.offset(by: place))
      guard case .group(let inner, _) = placed.item else { return [own] }
      return [own] + all(of: inner, at: place)
    }
  }
}

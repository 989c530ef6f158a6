import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of context menus of iOS 15 and 16, against frames and pixels of ours.
@Suite struct ContextMenuMeasuredTests {
  /// Two rows and two rows of symbols, above a card.
  private static let smallElements = """
    device: iphone-se-3
    screen: {statusBar: false}
    contextMenu:
      of: [20, 500, 335, 97.5]
      items:
        - {button: Remove Rating, image: trash, role: destructive}
        - {button: Information, image: info.circle}
        - divider
        - controlGroup: {size: small, items: [{button: A, image: hand.thumbsup}, {button: B, image: plus.circle}, {button: C, image: hand.thumbsdown}]}
        - controlGroup: {size: small, items: [{button: D, image: star}, {button: E, image: star.leadinghalf.filled}, {button: F, image: star.fill}]}
    """

  @Test func smallElementsAreAsMeasured() throws {
    let places = try Places(of: Self.smallElements, scale: 2)
    let (menu, preview) = (try places.rect("/contextMenu"), try places.rect("/contextMenu/preview"))
    func item(_ index: Int, _ part: String) -> String { "/contextMenu/items/\(index)/\(part)" }
    func symbol(_ group: Int, _ index: Int) throws -> Rect {
      try places.rect("/contextMenu/items/\(group)/items/\(index)/image")
    }
    let trash = try places.rect(item(0, "image"))
    // Name, ours, measured, how certain that is.
    expect([
      ("width", menu.width, 250, 0.5),
      ("height", menu.height, 190.6, 0.5),
      ("menu to preview", preview.minY - menu.maxY, 16, 0.5),
      ("preview's margin", preview.minX, 16, 0.5),
      ("preview's width", preview.width, 343, 0.5),
      ("preview's height", preview.height, 99.8, 0.5),
      ("menu's middle", menu.center.x, preview.center.x, 0.1),
      ("trash to the edge", menu.maxX - trash.center.x, 28, 0.5),
      ("trash's width", trash.width, 16.3, 0.5), ("trash's height", trash.height, 18.8, 0.5),
      ("info.circle's middle", try places.rect(item(1, "image")).center.y - menu.minY, 66.2, 0.5),
      (
        "row pitch", try places.baseline(item(1, "title")) - places.baseline(item(0, "title")), 44,
        0.4
      ),
      ("small symbols", try symbol(3, 1).center.x - symbol(3, 0).center.x, 83.4, 0.4),
      ("small symbols", try symbol(4, 2).center.x - symbol(4, 1).center.x, 83.1, 0.4),
      ("first symbol", try symbol(3, 0).center.x - menu.minX, 41.9, 0.5),
      ("first row of symbols", try symbol(3, 1).center.y - menu.minY, 117.5, 0.5),
      ("second row of symbols", try symbol(4, 1).center.y - symbol(3, 1).center.y, 51.3, 0.5),
      ("plus.circle's width", try symbol(3, 1).width, 17.4, 0.5),
    ])
    // The stem of a letter begins beside its origin.
    #expect(try abs(places.rect(item(0, "title")).minX - menu.minX - 16) <= 0.1)
  }

  /// A title, ten rows of three groups, and a card; too high for the screen.
  private static let symbols = """
    device: iphone-se-3
    screen: {content: [A]}
    contextMenu:
      of: [20, 514, 335, 123]
      title: ContextMenuViewExample25
      scrolled: \(scrolledMark)
      items:
        - {button: small, image: {symbol: heart, scale: small}}
        - {button: medium, image: {symbol: heart, scale: medium}}
        - {button: large, image: {symbol: heart, scale: large}}
        - divider
        - {button: ultraLight, image: {symbol: heart, weight: ultraLight}}
        - {button: semibold, image: {symbol: heart, weight: semibold}}
        - {button: black, image: {symbol: heart, weight: black}}
        - divider
        - {button: paletteColors, image: {symbol: delete.left.fill, colors: [systemRed, systemBlue]}}
        - {button: semibold, image: {symbol: delete.left.fill, colors: [systemRed, systemPink]}}
        - {button: paletteColors, image: {symbol: folder.fill.badge.plus, colors: [systemBlue, systemRed]}}
        - {button: hierarchicalColor, image: {symbol: folder.fill.badge.plus, tint: systemBlue}}
    """
  private static let scrolledMark = "SCROLLED"

  private func symbols(scrolled: Double) throws -> Places {
    try Places(
      of: Self.symbols.replacing(Self.scrolledMark, with: "\(scrolled)"), scale: 2)
  }

  @Test func longMenusAreAsMeasured() throws {
    let places = try symbols(scrolled: 0)
    let (menu, preview) = (try places.rect("/contextMenu"), try places.rect("/contextMenu/preview"))
    func symbol(_ index: Int) throws -> Rect {
      try places.rect("/contextMenu/items/\(index)/image")
    }
    func baseline(_ index: Int) throws -> Double {
      try places.baseline("/contextMenu/items/\(index)/title")
    }
    expect([
      ("menu's top", menu.minY, 39.8, 0.4), ("menu's bottom", menu.maxY, 504.9, 0.4),
      ("preview's top", preview.minY, 520.8, 0.4), ("preview's bottom", preview.maxY, 647, 0.4),
      ("menu's left", menu.minX, 62.5, 0.4),
      ("header's left edge", try places.rect("/contextMenu/title").minX - menu.minX, 16, 0.5),
      // Capitals and figures end on the baseline.
      ("first baseline", try baseline(0) - menu.minY, 61.3, 0.5),
      ("row pitch", try baseline(1) - baseline(0), 44, 0.4),
      ("over a band", try baseline(4) - baseline(2), 51.7, 0.5),
      ("over the next band", try baseline(8) - baseline(6), 51.7, 0.5),
      // Two edges of each.
      ("small's width", try symbol(0).width, 13.6, 0.8),
      ("medium's width", try symbol(1).width, 16.7, 0.8),
      ("large's width", try symbol(2).width, 21.2, 0.8),
      ("ultraLight's width", try symbol(4).width, 16, 0.8),
      ("semibold's width", try symbol(5).width, 17, 0.8),
      ("black's width", try symbol(6).width, 18.4, 0.8),
      ("small's middle", menu.maxX - (try symbol(0).center.x), 28, 0.4),
      ("large's middle", menu.maxX - (try symbol(2).center.x), 28, 0.4),
      ("black's middle", menu.maxX - (try symbol(6).center.x), 28, 0.4),
    ])
  }

  /// Scrolled to the end, the header stays, and the last row ends at the menu's lower edge.
  @Test func scrolledMenusAreAsMeasured() throws {
    let (places, end) = (try symbols(scrolled: 0), try symbols(scrolled: 1000))
    let menu = try end.rect("/contextMenu")
    #expect(try end.baseline("/contextMenu/title") == places.baseline("/contextMenu/title"))
    let last = try end.baseline("/contextMenu/items/11/title")
    #expect(abs(menu.maxY - last - 15.9) <= 0.5, "\(menu.maxY - last)")
    let moved =
      try places.baseline("/contextMenu/items/1/title") - end.baseline("/contextMenu/items/1/title")
    #expect(abs(moved - 22.9) <= 0.6, "\(moved)")
  }

  /// Rows with subtitles below a card.
  @Test func subtitlesAreAsMeasured() throws {
    let places = try Places(
      of: """
        device: iphone-se-3
        screen: {content: [A]}
        contextMenu:
          of: [20, 80, 335, 97.5]
          title: ContextMenuViewExample20
          items:
            - {button: "Action #1", subtitle: Dummy action}
            - {button: Deferred Item 02, subtitle: Deferred item…}
            - {button: Deferred Item 03, subtitle: Deferred item…}
            - divider
            - {button: Clear Cache, role: destructive, subtitle: Remove loaded items…}
            - divider
            - {button: Action, subtitle: Dummy action}
            - loading
        """, scale: 2)
    let (menu, preview) = (try places.rect("/contextMenu"), try places.rect("/contextMenu/preview"))
    func baseline(_ index: Int, _ part: String = "title") throws -> Double {
      try places.baseline("/contextMenu/items/\(index)/\(part)")
    }
    let spinner = try places.rect("/contextMenu/items/7/image")
    expect([
      ("preview to menu", menu.minY - preview.maxY, 16, 0.5),
      ("menu's left", menu.minX, 62.5, 0.4),
      ("preview's left", preview.minX, 16, 0.4),
      ("first baseline", try baseline(0) - menu.minY, 60.9, 0.6),
      ("subtitle's baseline", try baseline(1, "subtitle") - baseline(1), 19.8, 0.8),
      ("row pitch", try baseline(2) - baseline(1), 63.6, 0.5),
      ("over a band", try baseline(4) - baseline(2), 71.6, 0.6),
      ("loading row", menu.maxY - (try baseline(7)), 16, 0.6),
      ("spinner's width", spinner.width, 19.8, 0.6),
      ("spinner's middle", menu.maxX - spinner.center.x, 28.1, 0.6),
    ])
  }

  /// The backdrop over white, and the shadows on it: of the preview, and none of the menu.
  @Test func coloursAreAsMeasured() throws {
    var catalog = Catalog()
    let document = """
      device: iphone-se-3
      screen: {statusBar: false}
      contextMenu: {of: [20, 200, 335, 97.5], items: [A, B]}
      """
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    let picture = try Picture(#require(MockupRenderer(catalog).render(cell, scale: 2).bytes))
    let preview = Rect(16, 198.83, 343, 99.83)
    // Far away, and 10 left of the menu: 62.5 from the left, 314.7 below the top.
    for (x, y) in [(100, 60), (105, 720), (720, 1200)] {
      let pixel = picture[x, y].prefix(3).map { Double($0) }
      let isMeasured = zip(pixel, [206.0, 205, 211]).allSatisfy { abs($0 - $1) <= 4 }
      #expect(isMeasured, "\(x), \(y): \(pixel)")
    }
    let measured: [(Double, Double)] = [
      (2.6, 180), (4.7, 186), (8.9, 191), (13, 195.5), (17.2, 199), (21.4, 203), (29.7, 206),
    ]
    for (distance, colour) in measured {
      let pixel = Double(picture[375, Int((preview.minY - distance) * 2)][0])
      #expect(abs(pixel - colour) <= 4, "\(distance) pt above the preview: \(pixel)")
    }
  }

  /// Corners of the preview are continuous ones of a radius of 13.
  @Test func thePreviewsCornerIsAsMeasured() throws {
    var catalog = Catalog()
    let document = """
      screen: {statusBar: false}
      contextMenu: {of: [16, 200, 361, 100], items: [A]}
      """
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    let picture = try Picture(#require(MockupRenderer(catalog).render(cell, scale: 2).bytes))
    func isPreview(_ x: Double, _ y: Double) -> Bool {
      picture[Int((16 + x) * 2), Int((200 + y) * 2)][0] > 230
    }
    let crossing = 13 * 0.2797
    #expect(!isPreview(crossing - 0.75, crossing - 0.75))
    #expect(isPreview(crossing + 0.75, crossing + 0.75))
    #expect(isPreview(13 * 1.5287 + 1, 0.1))
    #expect(!isPreview(8, 0.1))
  }

  private func expect(_ table: [(String, Double, Double, Double)]) {
    for (name, ours, measured, uncertainty) in table {
      #expect(abs(ours - measured) <= uncertainty, "\(name): \(ours), measured \(measured)")
    }
  }
}

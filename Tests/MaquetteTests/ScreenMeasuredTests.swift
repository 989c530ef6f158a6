import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of bars, against frames and pixels of ours.
@Suite struct ScreenMeasuredTests {
  @Test func phoneBarsAreAsMeasured() throws {
    let places = try Places(
      of: """
        screen:
          navigationBar: {title: Title, trailing: [{button: Add, image: plus}]}
        """, scale: 3)
    let bar = try places.rect("/screen/navigationBar")
    let timeBaseline = try places.baseline("/screen/statusBar/time")
    let signs = try places.rect("/screen/statusBar")
    let home = try homeIndicator("screen:", scale: 3)
    let titleBaseline = try places.baseline("/screen/navigationBar/title")
    // Capitals are 0.705 of the size high; the middle of a line is theirs.
    let capitals = 17 * 0.705 / 2
    // Name, ours, measured on an iPhone 15 with iOS 17.
    let table: [(String, Double, Double)] = [
      ("bar's lower edge", bar.maxY, 97.67),
      ("title's middle", titleBaseline - capitals, 75.67),
      ("title's middle across", try places.rect("/screen/navigationBar/title").center.x, 196.5),
      ("time's middle", timeBaseline - capitals, 29.2),
      ("time's baseline", timeBaseline, 35.33),
      ("signs' left edge", signs.minX, 282), ("signs' right edge", signs.maxX, 360.33),
      ("home indicator's width", home.width, 140), ("home indicator's height", home.height, 5),
      ("below the home indicator", 852 - home.maxY, 8),
      ("plus", 393 - (try places.rect("/screen/navigationBar/trailing/0/image").maxX), 16.5),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.75, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func tabletBarsAreAsMeasured() throws {
    let places = try Places(
      of: "{device: ipad-pro-12-9, screen: {navigationBar: {title: Pick, back: Samples}}}", scale: 2
    )
    let chevron = try places.rect("/screen/navigationBar")
    let table: [(String, Double, Double)] = [
      ("bar's lower edge", chevron.maxY, 74),
      ("title's baseline", try places.baseline("/screen/navigationBar/title"), 55),
      ("back's left edge", try places.rect("/screen/navigationBar/back").minX, 32),
      ("time's left edge", try places.rect("/screen/statusBar/time").minX, 16),
      ("time's baseline", try places.baseline("/screen/statusBar/time"), 16),
      ("right edge of the battery", try places.rect("/screen/statusBar").maxX, 1008.5),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.75, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func smallPhoneBarsAreAsMeasured() throws {
    let places = try Places(
      of: "{device: iphone-se-3, screen: {statusBar: {time: '4:22 AM', carrier: Carrier}}}",
      scale: 2)
    let time = try places.rect("/screen/statusBar/time")
    let table: [(String, Double, Double)] = [
      ("network's left edge", try places.rect("/screen/statusBar/carrier").minX, 6),
      ("network's baseline", try places.baseline("/screen/statusBar/carrier"), 14.5),
      ("time's middle", time.center.x, 187.25),
      ("time's baseline", try places.baseline("/screen/statusBar/time"), 14.5),
      ("battery's right edge", try places.rect("/screen/statusBar").maxX, 369.5),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.75, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func coloursAreAsMeasured() throws {
    var catalog = Catalog()
    let mockup = try readMockup("{canvas: screen, screen: {navigationBar: {title: Title}}}").classic
    let cell = try #require(Matrix(mockup, in: &catalog).cells.first)
    let rendered = try MockupRenderer(catalog).render(cell, scale: 3)
    let picture = try Picture(#require(rendered.bytes))
    // The bar over white, its hairline of one pixel, and white below it.
    let x = 60
    for (name, y, measured) in [
      ("status bar", 10, 247.0), ("bar", 53 * 3 + 30, 247), ("bar's last pixel", 292, 247),
      ("hairline", 293, 178), ("content", 294, 255),
    ] {
      for component in picture[x, y].prefix(3) {
        #expect(abs(Double(component) - measured) <= 2, "\(name): \(picture[x, y])")
      }
    }
    // The home indicator, black.
    #expect(picture[589, 841 * 3].prefix(3).allSatisfy { $0 == 0 })
    #expect(picture[589, 838 * 3].prefix(3).allSatisfy { $0 == 255 })
    // The time: where the ink of 9:41 begins and ends.
    let ink = (0..<300).filter { x in (60..<120).contains { picture[x, $0][0] < 128 } }
    let (first, last) = try (#require(ink.first), #require(ink.last))
    #expect(abs(first - 165) <= 1 && abs(last - 260) <= 1, "\(first) to \(last)")
  }

  @Test(arguments: ["iphone-15", "iphone-se-3", "ipad-pro-12-9", "watch-45"])
  func timesOfAsManyDigitsAreAsWide(_ device: String) throws {
    let widths = try ["10:00", "11:11", "12:34"].map { time in
      try Places(of: "{device: \(device), screen: {statusBar: {time: '\(time)'}}}", scale: 2)
        .rect("/screen/statusBar/time").width
    }
    #expect(abs(widths[0] - widths[1]) < 0.1 && abs(widths[0] - widths[2]) < 0.1)
  }

  /// The last item of a screen without anything over it.
  private func homeIndicator(_ document: String, scale: Double) throws -> Rect {
    var catalog = Catalog()
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    let frame = try MockupRenderer(catalog).frame(of: cell, scale: scale)
    let last = try #require(frame.items.last)
    return last.item.bounds.offset(by: last.origin)
  }
}

import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of menus of iOS 14 to 18, against frames and pixels of ours.
@Suite struct MeasuredTests {
  /// A menu with a row of each kind.
  private static let document = """
    menu:
      title: Header
      items:
        - controlGroup: [{button: A, image: heart}, {button: B, image: heart}, {button: C, image: heart}]
        - controlGroup: {size: small, items: [{button: D, image: plus.circle}, {button: E, image: heart}, {button: F, image: heart}]}
        - {button: One, image: doc}
        - {button: Two, image: folder}
        - {button: Three, image: trash}
        - {button: Four, subtitle: Below}
        - {button: Five, subtitle: Below}
        - {button: Six, image: info.circle}
    """

  /// The same with checkmarks.
  private static let checked = """
    appearance: dark
    menu:
      items: [{button: Size, state: on}, Date, divider, Location]
    """

  @Test(arguments: [2.0, 3.0])
  func placesAreAsMeasured(_ scale: Double) throws {
    let places = try Places(of: Self.document, scale: scale)
    func item(_ index: Int, _ part: String) -> String { "/menu/items/\(index)/\(part)" }
    func baseline(_ index: Int) throws -> Double { try places.baseline(item(index, "title")) }
    func center(_ index: Int) throws -> Double {
      try places.rect(item(index, "image")).center.x
    }
    let menu = try places.rect("/menu")
    let cellCenters = try (0...2).map {
      try places.rect("/menu/items/0/items/\($0)/image").center
    }
    let smallCenters = try (0...2).map {
      try places.rect("/menu/items/1/items/\($0)/image").center
    }
    // Name, ours, measured; edges, baselines and centres within half a point.
    let table: [(String, Double, Double)] = [
      ("width", menu.width, 250),
      ("row pitch", try baseline(3) - baseline(2), 44),
      ("row pitch, the next", try baseline(4) - baseline(3), 44),
      ("subtitle row pitch", try baseline(6) - baseline(5), 63.6),
      ("text left edge", try places.rect(item(2, "title")).minX - menu.minX, 16),
      ("header's baseline", try places.baseline("/menu/title") - menu.minY, 21.3),
      ("header's left edge", try places.rect("/menu/title").minX - menu.minX, 16),
      // The header is 32.6 high with a hairline below, the row of symbols with titles 63.7, the small
      // one 43.5, and 8 of band lie between.
      ("medium symbols", cellCenters[1].x - cellCenters[0].x, 83.3),
      ("small symbols", smallCenters[2].x - smallCenters[1].x, 83.3),
      ("first row", try baseline(2) - menu.minY, 32.6 + 1 / scale + 63.7 + 8 + 43.5 + 8 + 28),
      (
        "middle of small symbols", smallCenters[0].y - menu.minY,
        32.6 + 1 / scale + 63.7 + 8 + 21.75
      ),
      ("doc", menu.maxX - (try center(2)), 28), ("folder", menu.maxX - (try center(3)), 28),
      ("trash", menu.maxX - (try center(4)), 28), ("info.circle", menu.maxX - (try center(7)), 28),
      ("doc's width", try places.rect(item(2, "image")).width, 14),
      ("doc's height", try places.rect(item(2, "image")).height, 17.5),
      ("folder's width", try places.rect(item(3, "image")).width, 19),
      ("folder's height", try places.rect(item(3, "image")).height, 15),
      ("trash's width", try places.rect(item(4, "image")).width, 16),
      ("trash's height", try places.rect(item(4, "image")).height, 18.4),
      ("info.circle's width", try places.rect(item(7, "image")).width, 17),
      ("subtitle's baseline", try places.baseline(item(5, "subtitle")) - baseline(5), 20.2),
      ("below the last row", menu.maxY - (try baseline(7)), 15.67),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func checkmarksAreAsMeasured() throws {
    let places = try Places(of: Self.checked, scale: 2)
    let menu = try places.rect("/menu")
    let check = try places.rect("/menu/items/0/state")
    let table: [(String, Double, Double)] = [
      ("text left edge", try places.rect("/menu/items/0/title").minX - menu.minX, 32),
      ("checkmark's width", check.width, 12), ("checkmark's height", check.height, 11.5),
      ("checkmark's middle", check.center.x - menu.minX, 18.5),
      ("checkmark's height over the row", check.center.y - menu.minY, 22.25),
      ("baseline", try places.baseline("/menu/items/0/title") - menu.minY, 28),
      // Two rows with a hairline between them, a band, a row.
      ("height", menu.height, 43.5 * 3 + 0.5 + 8),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
  }

  /// A picture on an opaque canvas wide enough for the whole shadow.
  private func picture(_ axes: String, background: String) throws -> Picture {
    let document = """
      \(axes)
      canvas: {fit: {padding: 260, background: "\(background)"}}
      menu: {items: [A, B, divider, C]}
      """
    var catalog = Catalog()
    let matrix = try Matrix(readMockup(document).classic, in: &catalog)
    let cell = try #require(matrix.cells.first)
    let picture = try MockupRenderer(catalog).render(cell, scale: 2)
    return try Picture(#require(picture.bytes))
  }

  @Test(arguments: [
    // Axes, background of the canvas, row, band, separator.
    ("appearance: light", "#FFFFFF", 245.5, 226, 176.5),
    ("appearance: dark", "#000000", 31, 26, 97),
  ])
  func coloursAreAsMeasured(
    _ axes: String, _ background: String, _ row: Double, _ band: Double, _ separator: Double
  ) throws {
    let picture = try picture(axes, background: background)
    // In a column right of the texts: first row, hairline, second row, band, third row.
    let x = 520 + 400
    let samples: [(String, Int, Double)] = [
      ("row", 520 + 40, row), ("separator", 520 + 87, separator), ("second row", 520 + 100, row),
      ("band", 520 + 88 + 87 + 8, band), ("third row", 520 + 240, row),
    ]
    for (name, y, measured) in samples {
      for component in picture[x, y].prefix(3) {
        #expect(abs(Double(component) - measured) <= 3, "\(name): \(picture[x, y])")
      }
    }
    #expect(picture[x, 520 + 86] == picture[x, 520 + 40], "the separator is one pixel")
    #expect(picture[x, 520 + 88] == picture[x, 520 + 40], "the separator is one pixel")
  }

  @Test func theShadowIsAsMeasured() throws {
    let picture = try picture("appearance: light", background: "#FFFFFF")
    let measured: [(Double, Double)] = [
      (0, 0.083), (12, 0.072), (20, 0.064), (28, 0.056), (35, 0.048), (43, 0.040), (51, 0.035),
      (66, 0.024), (82, 0.016), (97, 0.008), (125, 0),
    ]
    for (distance, alpha) in measured {
      let offset = Int(distance * 2) + 1
      let left = picture[520 - offset, 520 + 130][0]
      let right = picture[520 + 500 + offset - 1, 520 + 130][0]
      let above = picture[520 + 250, 520 - offset][0]
      #expect(left == right && left == above)
      #expect(abs(1 - Double(left) / 255 - alpha) <= 0.004, "\(distance) pt: \(left)")
    }
  }

  @Test func theCornerIsAsMeasured() throws {
    let picture = try picture("appearance: dark", background: "#FFFFFF")
    // A continuous corner of radius 13 crosses the diagonal at 0.2797 of the radius; its outline leaves
    // the straight edge 1.5287 radii from the corner.
    func isMenu(_ x: Double, _ y: Double) -> Bool {
      picture[520 + Int(x * 2), 520 + Int(y * 2)][0] < 128
    }
    let crossing = 13 * 0.2797
    #expect(!isMenu(crossing - 0.75, crossing - 0.75))
    #expect(isMenu(crossing + 0.75, crossing + 0.75))
    #expect(isMenu(13 * 1.5287 + 1, 0.1))
    #expect(!isMenu(8, 0.1))
  }
}

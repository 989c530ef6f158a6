import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of alerts of iOS 12 to 18, and of action sheets on tablets.
@Suite struct AlertMeasuredTests {
  private static let sideBySide = """
    screen: {}
    alert:
      title: Document changed
      message: Do you want to save your edits?
      actions: [{button: Cancel, role: cancel}, Save]
    """

  private static let stacked = """
    screen: {}
    alert:
      title: Confirm!
      message: Are you sure?
      actions: [{button: Cancel, role: cancel}, No, Yes]
    """

  private static func fields(_ fields: String) -> String {
    """
    screen: {}
    alert: {title: T, message: M, textFields: [\(fields)], actions: [{button: OK}]}
    """
  }

  /// Name, ours, measured; within half a point.
  private func expect(_ table: [(String, Double, Double)]) {
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test(arguments: [2.0, 3.0]) func placesAreAsMeasured(_ scale: Double) throws {
    let places = try Places(of: Self.sideBySide, scale: scale)
    let alert = try places.rect("/alert")
    func baseline(_ name: String) throws -> Double {
      try places.baseline("/alert/\(name)") - alert.minY
    }
    let (cancel, save) = (
      try places.rect("/alert/actions/0/title"), try places.rect("/alert/actions/1/title")
    )
    expect([
      ("width", alert.width, 270), ("middle", alert.center.x, 393.0 / 2),
      // A body of 80, a hairline, a row of 44.
      ("height", alert.height, 80 + 1 / scale + 44),
      ("title's baseline", try baseline("title"), 36),
      ("message's baseline", try baseline("message"), 56),
      ("action's baseline", try baseline("actions/0/title"), 80 + 1 / scale + 28.3),
      ("the other's baseline", try baseline("actions/1/title"), 80 + 1 / scale + 28.3),
      ("middle of the left action", cancel.center.x - alert.minX, 67.5),
      ("middle of the right action", save.center.x - alert.minX, 202.5),
      // In the middle between the status bar and the home indicator.
      ("middle from above", alert.center.y, (59 + 852.0 - 34) / 2),
    ])
  }

  @Test func actionsAreStackedAsMeasured() throws {
    let places = try Places(of: Self.stacked, scale: 3)
    let alert = try places.rect("/alert")
    func baseline(_ index: Int) throws -> Double {
      try places.baseline("/alert/actions/\(index)/title") - alert.minY
    }
    expect([
      ("height", alert.height, 80 + 3 * 44.33), ("first", try baseline(1), 80.33 + 28.3),
      ("second", try baseline(2) - baseline(1), 44.33),
      ("the one that cancels", try baseline(0) - baseline(2), 44.33),
    ])
  }

  @Test func textFieldsAreAsMeasured() throws {
    let one = try Places(of: Self.fields("{value: V}"), scale: 3)
    let (alert, box) = (try one.rect("/alert"), try one.rect("/alert/textFields"))
    let text = try one.rect("/alert/textFields/0/value")
    expect([
      ("left", box.minX - alert.minX, 15), ("width", box.width, 240),
      ("white within a border of a pixel", box.height - 2 / 3.0, 30),
      ("below", alert.maxY - 44.33 - box.maxY, 12), ("text", text.minX - box.minX, 1 / 3.0 + 8.3),
    ])
    let two = try Places(of: Self.fields("{value: V}, {value: V}"), scale: 3)
    let boxes = try two.rect("/alert/textFields")
    // Measured 30, a pixel, 28.7, a border and 13.7 below it.
    expect([
      (
        "two, with what is below", try two.rect("/alert").maxY - 44.33 - boxes.minY,
        30 + 28.7 + 1 + 13.7
      )
    ])
  }

  private func picture(_ document: String) throws -> Picture {
    var catalog = Catalog()
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    return try Picture(#require(MockupRenderer(catalog).render(cell, scale: 3).bytes))
  }

  @Test func coloursAreAsMeasured() throws {
    let (picture, places) = (
      try picture(Self.sideBySide), try Places(of: Self.sideBySide, scale: 3)
    )
    let alert = try places.rect("/alert")
    func pixel(_ x: Double, _ y: Double) -> [UInt8] {
      picture[Int((alert.minX + x) * 3 + 0.5), Int((alert.minY + y) * 3 + 0.5)]
    }
    let table: [(String, [UInt8], Double)] = [
      ("dimmed page", pixel(100, -200), 204), ("beside the alert", pixel(-1, 60), 204),
      ("above the alert", pixel(135, -1), 204), ("alert", pixel(10, 60), 239.5),
      ("separator", pixel(20, 80), 178), ("above it", pixel(20, 79.67), 239.5),
      ("below it", pixel(20, 80.33), 239.5),
      ("separator between actions", pixel(134.67, 100), 178),
      ("left of it", pixel(134.33, 100), 239.5), ("right of it", pixel(135, 100), 239.5),
    ]
    for (name, pixel, measured) in table {
      for component in pixel.prefix(3) {
        #expect(abs(Double(component) - measured) <= 2, "\(name): \(pixel)")
      }
    }
    let document = Self.fields("{value: V}")
    let (fields, box) = (
      try self.picture(document), try Places(of: document, scale: 3).rect("/alert/textFields")
    )
    let (x, y) = (Int(box.center.x * 3), Int(box.minY * 3 + 0.5))
    #expect(fields[x, y + 40].prefix(3) == [255, 255, 255])
    #expect(fields[x, y].prefix(3).allSatisfy { abs(Int($0) - 180) <= 2 }, "\(fields[x, y])")
    #expect(fields[x, y + 1].prefix(3) == [255, 255, 255], "the border is one pixel")
  }

  @Test func theCornerIsAsMeasured() throws {
    let picture = try picture(Self.sideBySide)
    let alert = try Places(of: Self.sideBySide, scale: 3).rect("/alert")
    // A continuous corner of radius 13 crosses the diagonal at 0.2797 of the radius.
    func isAlert(_ x: Double, _ y: Double) -> Bool {
      picture[Int((alert.minX + x) * 3), Int((alert.minY + y) * 3)][0] > 222
    }
    let crossing = 13 * 0.2797
    #expect(!isAlert(crossing - 0.5, crossing - 0.5))
    #expect(isAlert(crossing + 0.5, crossing + 0.5))
    #expect(isAlert(13 * 1.5287 + 1, 0.1))
    #expect(!isAlert(8, 0.1))
  }

  /// What cancels is semibold, and so wider; with one that is preferred, that is.
  @Test func boldActionsAreAsMeasured() throws {
    func widths(_ first: String, _ second: String) throws -> [Double] {
      let document = """
        screen: {}
        alert: {title: T, actions: [{button: Same\(first)}, {button: Same\(second)}]}
        """
      let places = try Places(of: document, scale: 3)
      return try (0...1).map { try places.rect("/alert/actions/\($0)/title").width }
    }
    let plain = try widths("", "")
    #expect(plain[0] == plain[1])
    let cancel = try widths("", ", role: cancel")
    #expect(cancel[0] == plain[0] && cancel[1] > plain[0])
    #expect(try widths(", preferred: true", ", role: cancel") == [cancel[1], plain[0]])
  }

  /// On a tablet: a popover without the action that cancels, and without a header when there is no title.
  @Test func sheetsOfTabletsAreAsMeasured() throws {
    let document = """
      device: ipad-pro-11
      screen: {}
      actionSheet: {from: [400, 300, 40, 40], actions: [A, B, {button: Cancel, role: cancel}]}
      """
    let places = try Places(of: document, scale: 2)
    let sheet = try places.rect("/actionSheet")
    #expect((297...304).contains(sheet.width), "\(sheet.width)")
    let pitch =
      try places.baseline("/actionSheet/actions/1/title")
      - places.baseline("/actionSheet/actions/0/title")
    // Two rows with a hairline between them, an arrow's height of 13 below the source.
    expect([("height", sheet.height, 2 * pitch - 0.5), ("arrow", sheet.minY - 340, 13)])
    #expect(throws: Places.Unknown.self) { try places.rect("/actionSheet/actions/2/title") }
  }
}

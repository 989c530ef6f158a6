import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of action sheets on an iPhone 15 with iOS 17.
@Suite struct ActionSheetMeasuredTests {
  private static let document = """
    screen: {}
    actionSheet:
      title: Title
      message: Message
      actions:
        - First
        - {button: Second, role: destructive}
        - {button: Third, disabled: true}
        - {button: Cancel, role: cancel}
    """

  @Test func placesAreAsMeasured() throws {
    let places = try Places(of: Self.document, scale: 3)
    let sheet = try places.rect("/actionSheet")
    let cancel = try places.rect("/actionSheet/cancel")
    func baseline(_ name: String) throws -> Double { try places.baseline("/actionSheet/\(name)") }
    func action(_ index: Int) throws -> Double { try baseline("actions/\(index)/title") }
    // Name, ours, measured; within half a point.
    let table: [(String, Double, Double)] = [
      ("side margin", sheet.minX, 8), ("width", sheet.width, 377),
      ("bottom margin", 852 - cancel.maxY, 34), ("Cancel's height", cancel.height, 57),
      ("gap", cancel.minY - sheet.maxY, 8), ("row pitch", try action(1) - action(0), 57.33),
      ("row pitch, the next", try action(2) - action(1), 57.33),
      // The header of 77, a hairline, and three rows with hairlines between them.
      ("height", sheet.height, 77 + 3 * 57.33),
      // Capitals of 13 pt are 9.2 high; the title's begin 17.5 below the top.
      ("title's baseline", try baseline("title") - sheet.minY, 17.5 + 9.2),
      ("message's baseline", try baseline("message") - baseline("title"), 22),
      ("Cancel's baseline in its block", try action(3) - cancel.minY, 57.0 / 2 + 14.0 / 2),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
    let title = "screen: {}\nactionSheet: {title: Title, actions: [First]}"
    let alone = try Places(of: title, scale: 3)
    #expect(abs(try alone.rect("/actionSheet").height - (43.9 + 57.33)) <= 0.5)
  }

  @Test func coloursAreAsMeasured() throws {
    var catalog = Catalog()
    let cells = try Matrix(readMockup(Self.document).classic, in: &catalog).cells
    let bytes = try MockupRenderer(catalog).render(#require(cells.first), scale: 3).bytes
    let picture = try Picture(#require(bytes))
    let places = try Places(of: Self.document, scale: 3)
    let sheet = try places.rect("/actionSheet")
    let cancel = try places.rect("/actionSheet/cancel")
    func pixel(_ x: Double, _ y: Double) -> [Int] {
      picture[Int(x * 3), Int(y * 3)].map { Int($0) }
    }
    let table: [(String, [Int], Int)] = [
      ("dimmed page", pixel(100, 300), 204), ("beside the sheet", pixel(4, sheet.minY + 60), 204),
      ("sheet", pixel(100, sheet.minY + 90), 240), ("Cancel", pixel(100, cancel.minY + 20), 255),
      ("separator", pixel(100, sheet.minY + 77.1), 178),
    ]
    for (name, pixel, measured) in table {
      for component in pixel.prefix(3) {
        #expect(abs(component - measured) <= 3, "\(name): \(pixel)")
      }
    }
  }

  /// The darkest or most saturated pixel of a text has the text's colour.
  @Test(arguments: [
    ("actions/0/title", [0, 122, 255]), ("actions/1/title", [255, 59, 48]),
    ("actions/2/title", [148, 149, 148]), ("title", [130, 130, 130]), ("message", [130, 130, 130]),
  ])
  func textsHaveTheMeasuredColours(_ name: String, _ measured: [Int]) throws {
    var catalog = Catalog()
    let cells = try Matrix(readMockup(Self.document).classic, in: &catalog).cells
    let bytes = try MockupRenderer(catalog).render(#require(cells.first), scale: 3).bytes
    let picture = try Picture(#require(bytes))
    let places = try Places(of: Self.document, scale: 3)
    let rect = try places.rect("/actionSheet/\(name)")
    let baseline = try places.baseline("/actionSheet/\(name)")
    var nearest = Int.max
    for y in Int((baseline - 10) * 3)..<Int(baseline * 3) {
      for x in Int(rect.minX * 3)..<Int(rect.maxX * 3) {
        let pixel = picture[x, y].map { Int($0) }
        nearest = min(nearest, zip(pixel, measured).map { abs($0 - $1) }.max() ?? .max)
      }
    }
    // Grey texts were measured on a screen with another colour profile.
    #expect(nearest <= (measured[0] == measured[2] ? 8 : 3), "\(name) is off by \(nearest)")
  }
}

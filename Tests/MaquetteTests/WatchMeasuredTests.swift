import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of action sheets of watchOS 2 on a watch of 38 mm.
@Suite struct WatchMeasuredTests {
  private static func document(_ device: String, _ more: String = "") -> String {
    """
    device: \(device)
    actionSheet:
      title: SomeTitle
      message: SomeMessage
      actions: [Default, {button: Destructive, role: destructive}, {button: Cancel, role: cancel}\(more)]
    """
  }

  private func rect(_ places: Places, _ name: String) throws -> Rect {
    try places.rect("/actionSheet/\(name)")
  }

  @Test func placesAreAsMeasured() throws {
    let places = try Places(of: Self.document("watch-38"), scale: 2)
    // Where the actions do not fit, the first one is as near to the message as may be.
    let full = try Places(of: Self.document("watch-38", ", Third"), scale: 2)
    let (first, second) = (try rect(places, "actions/0"), try rect(places, "actions/1"))
    func baseline(_ name: String, _ places: Places) throws -> Double {
      try places.baseline("/actionSheet/\(name)")
    }
    // Name, ours, measured; within half a point.
    let table: [(String, Double, Double)] = [
      ("side margin", first.minX, 1), ("width", first.width, 134),
      ("height", first.height, 37.5), ("gap", second.minY - first.maxY, 4),
      ("first button", first.minY, 87), ("second button", second.minY, 128.5),
      ("title's baseline", try baseline("title", places), 39),
      ("message's baseline", try baseline("message", places), 56),
      (
        "message to first button",
        try rect(full, "actions/0").minY - baseline("message", full), 14
      ),
      ("Cancel's left", try rect(places, "actions/2/title").minX, 5),
      ("Cancel's baseline", try baseline("actions/2/title", places), 15),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func coloursAreAsMeasured() throws {
    let document = Self.document("watch-38")
    var catalog = Catalog()
    let cells = try Matrix(readMockup(document).classic, in: &catalog).cells
    let bytes = try MockupRenderer(catalog).render(#require(cells.first), scale: 2).bytes
    let picture = try Picture(#require(bytes))
    let places = try Places(of: document, scale: 2)
    let button = try rect(places, "actions/0")
    func pixels(_ rect: Rect) -> [[Int]] {
      let columns = Int(rect.minX * 2)..<Int(rect.maxX * 2)
      return (Int(rect.minY * 2)..<Int(rect.maxY * 2)).flatMap { y in
        columns.map { x in picture[x, y].prefix(3).map { Int($0) } }
      }
    }
    func hasColor(_ name: String, _ color: [Int]) throws -> Bool {
      let baseline = try places.baseline("/actionSheet/\(name)")
      let title = try rect(places, name)
      return pixels(Rect(title.minX, baseline - 10, title.width, 10)).contains { pixel in
        zip(pixel, color).allSatisfy { abs($0 - $1) <= 3 }
      }
    }
    #expect(pixels(Rect(60, 65, 1, 1))[0] == [0, 0, 0], "the screen")
    // 76 to 87 in the picture, in whose middle it is lighter.
    #expect(pixels(Rect(button.minX + 10, button.minY + 5, 1, 1))[0] == [82, 82, 82], "the fill")
    #expect(try hasColor("actions/1/title", [254, 58, 47]))
    for name in ["title", "message", "actions/0/title", "actions/2/title"] {
      #expect(try hasColor(name, [255, 255, 255]), "\(name)")
    }
    // The corner's curve crosses its diagonal 2.2 inside, 0.293 of the radius.
    #expect(pixels(Rect(button.minX + 1, button.minY + 1, 1, 1))[0].max() ?? 255 < 20)
    #expect(pixels(Rect(button.minX + 3, button.minY + 3, 1, 1))[0].min() ?? 0 > 75)
  }

  /// On other watches lengths are in proportion to the width, but for heights, which were published.
  @Test(arguments: Catalog().devices.devices.filter { $0.idiom == .watch })
  func otherWatchesAreInProportion(_ watch: Device) throws {
    let places = try Places(of: Self.document(watch.id), scale: 2)
    let (size, unit) = (watch.portrait.size, watch.portrait.size.width / 136)
    let (first, second) = (try rect(places, "actions/0"), try rect(places, "actions/1"))
    let heights: [TextSize: Double] = [.small: 37.5, .large: 40, .xLarge: 44]
    let height = try #require(heights[watch.textSize])
    let table: [(String, Double, Double)] = [
      ("side margin", first.minX, unit), ("width", first.width, size.width - 2 * unit),
      ("height", first.height, height), ("gap", second.minY - first.maxY, 4 * unit),
      ("bottom margin", size.height - second.maxY, 4 * unit),
    ]
    for (name, ours, expected) in table {
      #expect(abs(ours - expected) <= 0.5, "\(name): \(ours), expected \(expected)")
    }
    // Cancel and the time stand within the rounded corners, and the header below the status bar.
    let (cancel, time) = (
      try rect(places, "actions/2/title"), try places.rect("/screen/statusBar/time")
    )
    #expect(cancel.minX > 0.3 * watch.portrait.cornerRadius && cancel.maxX < time.minX)
    #expect(abs(cancel.minX - (size.width - time.maxX)) <= 1)
    #expect(try rect(places, "title").minY >= watch.portrait.statusBarHeight)
  }

  @Test func cancelStandsWhereReadingBegins() throws {
    let document = "layoutDirection: rightToLeft\n" + Self.document("watch-45")
    let places = try Places(of: document, scale: 2)
    let mirrored = try Places(of: Self.document("watch-45"), scale: 2)
    for name in ["/actionSheet/actions/2/title", "/screen/statusBar/time"] {
      let (here, there) = (try places.rect(name), try mirrored.rect(name))
      #expect(abs(here.minX - (198 - there.maxX)) <= 0.5 && here.minY == there.minY, "\(name)")
    }
  }
}

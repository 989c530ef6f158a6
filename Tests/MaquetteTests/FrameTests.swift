import Maquette
import MaquetteTestSupport
import Testing

/// The frame round a screen, in pixels.
@Suite struct FrameTests {
  private func picture(_ document: String) throws -> Picture {
    var catalog = Catalog()
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    return try Picture(#require(MockupRenderer(catalog).render(cell, scale: 1).bytes))
  }

  @Test(arguments: ["iphone-15", "iphone-se-3", "ipad-pro-11", "watch-45"])
  func isAllRoundTheScreen(device: String) throws {
    let plain = try picture("{device: \(device), screen: {}}")
    let framed = try picture("{device: \(device), frame: true, screen: {}}")
    #expect(framed.width == plain.width + 24 && framed.height == plain.height + 24)
    let (right, bottom) = (framed.width - 1, framed.height - 1)
    for (x, y) in [(0, 0), (right, 0), (0, bottom), (right, bottom)] {
      #expect(framed[x, y][3] == 0, "it is transparent outside")
    }
    let middle = framed.height / 2
    for x in [1, 10, right - 10, right - 1] {
      #expect(framed[x, middle][3] == 255)
      #expect(framed[x, middle].prefix(3).allSatisfy { $0 < 64 }, "\(framed[x, middle])")
    }
    #expect(
      Array(framed[right / 2, middle].prefix(3)) == Array(plain[right / 2 - 12, middle].prefix(3)))
  }

  /// What lies over the screen must blur the screen, not the frame.
  @Test func isNotSeenThroughMaterials() throws {
    let document = "screen: {content: []}\nactionSheet: {title: A, actions: [B, C]}"
    let (plain, framed) = (try picture(document), try picture("frame: true\n" + document))
    let middle = 852 - 34 - 20
    for x in [9, 20, 60, 196] {
      for (ours, other) in zip(framed[x + 12, middle + 12].prefix(3), plain[x, middle].prefix(3)) {
        #expect(abs(Int(ours) - Int(other)) <= 3, "\(x): \(ours), \(other)")
      }
    }
  }
}

import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in a screenshot of a popover on an iPad Pro of 12.9 inches with iPadOS 14.
@Suite struct PopoverMeasuredTests {
  private static let document = """
    device: ipad-pro-12-9
    screen:
      navigationBar: {title: Pick, leading: [{button: Samples, id: back}]}
    popover:
      from: [507, 197, 40, 42]
      size: [375, 667]
      navigationBar: {title: Photos}
      toolbar: [spacer, {text: Select Items}, spacer]
    """

  private static let scale = 2.0

  private func picture() throws -> Picture {
    var catalog = Catalog()
    let cell = try #require(Matrix(readMockup(Self.document).classic, in: &catalog).cells.first)
    return try Picture(#require(MockupRenderer(catalog).render(cell, scale: Self.scale).bytes))
  }

  @Test func placesAreAsMeasured() throws {
    let body = try Places(of: Self.document, scale: Self.scale).rect("/popover")
    let table: [(String, Double, Double)] = [
      ("width", body.width, 375), ("height", body.height, 667),
      ("arrow", body.minY - 239, 13), ("middle", body.center.x, 527),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 0.5, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func coloursAreAsMeasured() throws {
    let picture = try picture()
    func pixel(_ x: Double, _ y: Double) -> [UInt8] {
      picture[Int(x * Self.scale), Int(y * Self.scale)]
    }
    let table: [(String, [UInt8], Int)] = [
      ("bar", pixel(400, 260), 247), ("arrow", pixel(527, 247), 247), ("tip", pixel(527, 240), 247),
      ("bar at the bottom", pixel(360, 900), 247),
      ("page, which is not dimmed", pixel(60, 1200), 255),
    ]
    for (name, pixel, measured) in table {
      for component in pixel.prefix(3) {
        #expect(abs(Int(component) - measured) <= 1, "\(name): \(pixel)")
      }
    }
  }

  /// Controls beneath are grey while it is there.
  @Test func theTintBeneathIsAsMeasured() throws {
    let picture = try picture()
    let places = try Places(of: Self.document, scale: Self.scale)
    let title = "/screen/navigationBar/leading/0/title"
    let (rect, baseline) = (try places.rect(title), try places.baseline(title))
    var darkest: [UInt8] = [255, 255, 255]
    for y in Int((baseline - 12) * Self.scale)..<Int(baseline * Self.scale) {
      for x in Int(rect.minX * Self.scale)..<Int(rect.maxX * Self.scale) {
        let pixel = Array(picture[x, y].prefix(3))
        if pixel[0] < darkest[0] { darkest = pixel }
      }
    }
    #expect(darkest[0] == darkest[1] && darkest[1] == darkest[2], "\(darkest)")
    #expect(abs(Int(darkest[0]) - 150) <= 4, "\(darkest)")
  }

  @Test func theShadowIsAsMeasured() throws {
    let picture = try picture()
    let whole = try Places(of: Self.document, scale: Self.scale).rect("/popover")
    let (left, right) = (Int(whole.minX * Self.scale), Int(whole.maxX * Self.scale))
    let (middle, bottom) = (Int(600 * Self.scale), Int(whole.maxY * Self.scale))
    let measured: [(Double, Double)] = [
      (0, 0.083), (12, 0.072), (20, 0.064), (28, 0.056), (35, 0.048), (43, 0.040), (51, 0.035),
      (66, 0.024), (82, 0.016), (97, 0.008), (125, 0),
    ]
    for (distance, alpha) in measured {
      let offset = Int(distance * Self.scale)
      let samples = [
        picture[left - 1 - offset, middle][0], picture[right + offset, middle][0],
        picture[(left + right) / 2, bottom + offset][0],
      ]
      for sample in samples {
        #expect(abs(1 - Double(sample) / 255 - alpha) <= 0.006, "\(distance) pt: \(samples)")
      }
    }
  }

  /// A circle of radius 13 crosses the diagonal at 0.2929 of the radius, and ends a radius from the corner.
  @Test func theCornerIsAsMeasured() throws {
    let picture = try picture()
    let whole = try Places(of: Self.document, scale: Self.scale).rect("/popover")
    // The bar at the bottom is lighter than the shadow beside it.
    func isPopover(_ x: Double, _ y: Double) -> Bool {
      picture[Int((whole.minX + x) * Self.scale), Int((whole.maxY - y) * Self.scale) - 1][0] > 241
    }
    let crossing = 13 * 0.2929
    #expect(!isPopover(crossing - 0.5, crossing - 0.5))
    #expect(isPopover(crossing + 0.5, crossing + 0.5))
    #expect(isPopover(13.5, 0))
    #expect(!isPopover(9, 0))
  }

  /// A popover that is as wide as its text must not break it.
  @Test(arguments: ["A", "What stands in it", "Reports of the last year", "iiiii", "삭제하시겠습니까?"])
  func aTextStandsOnOneLine(_ text: String) throws {
    let document = "device: ipad-pro-11\npopover: {content: ['\(text)']}"
    let popover = try Places(of: document, scale: 2).rect("/popover")
    // A line of 20.3 with 16 above and below.
    #expect(abs(popover.height - 52.5) <= 0.5, "\(popover.height)")
  }
}

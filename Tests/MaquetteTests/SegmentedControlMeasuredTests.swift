import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured of the segmented control in the photo picker's bar, against ours.
@Suite struct SegmentedControlMeasuredTests {
  private static let document = """
    device: ipad-pro-12-9
    screen:
      navigationBar: {titleView: [{segmentedControl: [Photos, Albums], selected: Photos}]}
    """

  @Test func placesAreAsMeasured() throws {
    let places = try Places(of: Self.document, scale: 2)
    let name = "/screen/navigationBar/titleView/0"
    let control = try places.rect(name)
    let (first, second) = (
      try places.rect("\(name)/items/0/title"), try places.rect("\(name)/items/1/title")
    )
    let table: [(String, Double, Double)] = [
      ("width", control.width, 131), ("height", control.height, 32),
      ("baseline", try places.baseline("\(name)/items/0/title") - control.minY, 20.5),
      ("first title's middle", first.center.x - control.minX, 32.5),
      ("second title's middle", control.maxX - second.center.x, 32.5),
    ]
    for (name, ours, measured) in table {
      #expect(abs(ours - measured) <= 1, "\(name): \(ours), measured \(measured)")
    }
  }

  @Test func coloursAreAsMeasured() throws {
    var catalog = Catalog()
    let cell = try #require(Matrix(readMockup(Self.document).classic, in: &catalog).cells.first)
    let rendered = try MockupRenderer(catalog).render(cell, scale: 2)
    let picture = try Picture(#require(rendered.bytes))
    let control = try Places(of: Self.document, scale: 2)
      .rect("/screen/navigationBar/titleView/0")
    let (left, top) = (Int(control.minX * 2), Int(control.minY * 2))
    // Pixels from the control's corner: beside the titles, and of the shadow round what is chosen.
    for (name, x, y, measured) in [
      ("above", 64, 1, 229.4), ("just above", 64, 3, 226.3), ("chosen", 64, 8, 255),
      ("just below", 64, 60, 209.4), ("below", 64, 63, 215.3), ("outside", 64, 65, 247),
      ("at the left", 0, 32, 224.3), ("just left", 3, 32, 219.3), ("not chosen", 200, 8, 231.3),
    ] {
      for component in picture[left + x, top + y].prefix(3) {
        #expect(abs(Double(component) - measured) <= 3, "\(name): \(picture[left + x, top + y])")
      }
    }
  }
}

import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// What was measured in screenshots of buttons of iOS 15 and 16.
@Suite struct ButtonMeasuredTests {
  private static func document(_ button: String, background: String = "#000000") -> String {
    """
    appearance: dark
    canvas: {fit: {padding: 20, background: "\(background)"}}
    button: \(button)
    """
  }

  /// Button, what of it, and its width and height with how far they may be off.
  static let sizes: [(String, String, Size, Double)] = [
    ("{button: New action, style: bordered}", "", Size(110, 34.3), 0.5),
    ("{button: New action, style: bordered, size: large}", "", Size(126, 50.7), 0.5),
    ("{button: Button, style: gray}", "", Size(75, 34.4), 0.5),
    ("{button: Button, style: tinted}", "", Size(75, 34.4), 0.5),
    ("{button: Info, type: detailDisclosure}", "/type", Size(22, 22), 0.8),
    ("{button: Info, type: infoLight}", "/type", Size(22, 22), 0.8),
    ("{button: Info, type: infoDark}", "/type", Size(22, 22), 0.8),
    ("{button: Add, type: contactAdd}", "/type", Size(22, 22), 0.8),
    ("{button: Close, type: close}", "", Size(30, 30), 0.8),
    // The cross of a font of 15 to 16 points has ink of 12.6.
    ("{button: Close, type: close}", "/type", Size(12.6, 12.6), 0.8),
  ]

  @Test(arguments: sizes)
  func sizesAreAsMeasured(_ button: String, _ part: String, _ size: Size, _ error: Double) throws {
    let places = try Places(of: Self.document(button), scale: 3)
    let rect = try places.rect("/button" + part)
    #expect(abs(rect.width - size.width) <= error, "\(button): \(rect.size)")
    #expect(abs(rect.height - size.height) <= error, "\(button): \(rect.size)")
  }

  @Test(arguments: [("regular", 12.0), ("large", 20)])
  func titlesStandAsMeasured(_ size: String, _ inset: Double) throws {
    let document = Self.document("{button: New action, style: bordered, size: \(size)}")
    let places = try Places(of: document, scale: 3)
    let (button, title) = (try places.rect("/button"), try places.rect("/button/title"))
    #expect(abs(title.minX - button.minX - inset) <= 0.5)
    #expect(abs(button.maxX - title.maxX - inset) <= 0.5)
  }

  /// Button, radius of its corners and how far that may be off.
  @Test(arguments: [
    ("{button: New action, style: bordered}", 7.6, 0.5),
    ("{button: New action, style: bordered, size: large}", 9.5, 0.5),
    ("{button: New action, style: bordered, size: large, shape: capsule}", 25.35, 0.25),
    ("{button: Button, style: gray}", 6, 0.3), ("{button: Button, style: tinted}", 6, 0.3),
  ])
  func cornersAreAsMeasured(_ button: String, _ radius: Double, _ error: Double) throws {
    var catalog = Catalog()
    let cell = try #require(
      Matrix(readMockup(Self.document(button)).classic, in: &catalog).cells.first)
    let frame = try MockupRenderer(catalog).frame(of: cell, scale: 3)
    let radii = frame.items.compactMap { placed -> Double? in
      guard placed.name == "/button", case .shape(.rectangle(_, let radius, _), _, _) = placed.item
      else { return nil }
      return radius
    }
    let ours = try #require(radii.first)
    #expect(abs(ours - radius) <= error, "\(button): \(ours)")
  }

  /// Button, what is behind it, and the colour near its leading edge.
  @Test(arguments: [
    ("{button: New action, style: bordered}", "#000000", [38, 38, 41]),
    ("{button: Button, style: gray}", "#1C1C1E", [57, 57, 61]),
    ("{button: Button, style: tinted, role: destructive}", "#1C1C1E", [73, 36, 36]),
    ("{button: Button, style: filled, role: destructive}", "#1C1C1E", [254, 66, 60]),
    ("{button: Close, type: close}", "#1C1C1E", [49, 49, 54]),
    // A quarter of the text's colour, on a screen with another profile.
    ("{button: A, style: bordered, tint: '#68CE67'}", "#000000", [24, 51, 25]),
  ])
  func coloursAreAsMeasured(_ button: String, _ background: String, _ measured: [Int]) throws {
    var catalog = Catalog()
    let document = Self.document(button, background: background)
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    let bytes = try MockupRenderer(catalog).render(cell, scale: 2).bytes
    let picture = try Picture(#require(bytes))
    let pixel = picture[2 * 24, picture.height / 2].prefix(3).map { Int($0) }
    for (ours, measured) in zip(pixel, measured) {
      #expect(abs(ours - measured) <= 3, "\(button): \(pixel)")
    }
  }

  /// The lines of a circle are about 1.5 points wide.
  @Test(arguments: ["detailDisclosure", "contactAdd"])
  func linesAreAsMeasured(_ type: String) throws {
    var catalog = Catalog()
    let document = Self.document("{button: A, type: \(type)}")
    let cell = try #require(Matrix(readMockup(document).classic, in: &catalog).cells.first)
    let bytes = try MockupRenderer(catalog).render(cell, scale: 4).bytes
    let picture = try Picture(#require(bytes))
    // The blue of a row through the middle, from the edge to the first dark pixel.
    let row = (0..<picture.width / 2).map { Double(picture[$0, picture.height / 2][2]) / 255 }
    let line = row.drop { $0 == 0 }.prefix { $0 > 0 }
    #expect(abs(line.reduce(0, +) / 4 - 1.5) <= 0.2)
  }

  /// A box that hugs its text: the button that opened a menu.
  @Test func buttonsHugTheirTexts() throws {
    var catalog = Catalog()
    let mockup = Mockup(
      menu: Menu(from: .button(Button("New action", style: .bordered))) { "Copy" })
    let cell = try #require(Matrix(mockup, in: &catalog).cells.first)
    let frame = try MockupRenderer(catalog).frame(of: cell, scale: 2)
    let source = try #require(frame.items.first { $0.name == "/menu/from" })
    // Measured at 110 by 34.3 in a real interface.
    #expect(abs(source.item.bounds.width - 110) <= 2)
    #expect(abs(source.item.bounds.height - 34.3) <= 0.5)
  }
}

import Maquette
import MaquetteTestSupport
import Testing

/// How wide texts are in screenshots of the system, against the same texts set by ours.
///
/// Texts whose letters themselves are wider or narrower in Inter than in the system's font (Date,
/// Yes, Allow) are left out: no tracking makes up for that.
@Suite struct InkWidthTests {
  /// Text, size, weight, measured width of the ink in points.
  private static let measured: [(String, Double, FontWeight, Double)] = [
    ("Create a file", 17, .regular, 89.29), ("Create a folder", 17, .regular, 110.97),
    ("Size", 17, .regular, 30.32), ("Location", 17, .regular, 62.60),
    ("Choose your language:", 17, .regular, 173.23), ("TypeScript", 20, .regular, 93.25),
    ("JavaScript", 20, .regular, 90.65), ("Neither", 20, .regular, 62.45),
    ("Cancel", 20, .semibold, 61.21), ("Please try again later.", 17, .regular, 159.72),
    ("Are you sure you want to", 17, .regular, 186.81), ("Cancel", 17, .regular, 50.52),
    ("ContextMenuAuxPreviewExample02", 12, .regular, 202.19),
    ("Shorter Delay", 17, .regular, 102.00), ("Document changed", 17, .semibold, 154.02),
    ("Do you want to save your edits?", 13, .regular, 190.17),
    ("Remove Rating", 17, .regular, 111.38), ("Information", 17, .regular, 84.06),
    ("small", 17, .regular, 37.31), ("medium", 17, .regular, 58.67),
    ("large", 17, .regular, 35.88), ("paletteColors", 17, .regular, 99.60),
    ("ContextMenuViewExample25", 12, .regular, 163.29), ("Action #1", 17, .regular, 68.17),
    ("Dummy action", 15, .regular, 96.22), ("Deferred Item 02", 17, .regular, 126.57),
    ("Clear Cache", 17, .regular, 91.18), ("Remove loaded items...", 15, .regular, 156.66),
    ("Bikes", 17, .regular, 38.42), ("Helmets", 17, .regular, 60.76),
    ("Gears", 17, .regular, 43.32), ("Notification Token Component", 17, .semibold, 239.09),
    ("Notifications may include alerts,", 13, .regular, 191.30),
    ("be configured in Settings.", 13, .regular, 153.63), ("Photos", 13, .semibold, 41.85),
    ("Add to Reading List", 17, .regular, 146.70),
  ]

  @Test func inkIsAsWideAsMeasured() throws {
    var catalog = Catalog()
    let renderer = try Renderer(fonts: catalog.theme("ios-18").fonts)
    for (text, size, weight, width) in Self.measured {
      let ours = try inkWidth(text, FontStyle(size: size, weight: weight), renderer)
      #expect(abs(ours / width - 1) <= 0.01, "\(text) at \(size): \(ours), measured \(width)")
    }
  }

  /// The width between the outermost columns of ink, where a column's darkest pixel is half covered.
  private func inkWidth(
    _ text: String, _ style: FontStyle, _ renderer: Renderer
  ) throws -> Double {
    let scale = 8.0
    let shaped = renderer.shape(text, style, locale: "en", width: nil, lines: 1)
    var frame = Frame(size: Size(shaped.width + 20, 40))
    frame.place(
      .shape(.rectangle(frame.size), fill: Fill(.white), stroke: nil), at: .zero)
    frame.place(.text(try #require(shaped.lines.first), .black), at: Point(10, 25))
    let picture = try Picture(
      PNGFormat().render(frame, RenderOptions(scale: scale), renderer))
    let columns = (0..<picture.width).filter { x in
      (0..<picture.height).contains { picture[x, $0][0] < 128 }
    }
    let (first, last) = try (#require(columns.first), #require(columns.last))
    return Double(last - first + 1) / scale
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

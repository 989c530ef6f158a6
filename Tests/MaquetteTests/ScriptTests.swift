import Maquette
import MaquetteFidelity
import MaquetteTestSupport
import Testing

/// Scripts beside each other in rows: on the row's line, and nothing of them cut off.
@Suite struct ScriptTests {
  /// Those with the highest and the lowest marks are first and last, beside the card's edges.
  private static let texts = [
    "น้ำปั่น", "한국어", "日本語", "简体", "繁體", "إِعداد", "הַגְדָר", "Éğ", "กู้คืน", "हिन्दी", "कृपूर्कैँ",
  ]

  @Test(arguments: TextSize.allCases, ["ios-18", "ios-26"])
  func rowsOfMenus(_ size: TextSize, _ theme: String) throws {
    let items = Self.texts.map { "{button: \($0), image: gear}" }.joined(separator: ", ")
    try check("{theme: \(theme), textSize: \(size.rawValue), menu: {items: [\(items)]}}", size) {
      "/menu/items/\($0)/title"
    }
  }

  @Test(arguments: TextSize.allCases, ["ios-18", "ios-26"])
  func rowsOfLists(_ size: TextSize, _ theme: String) throws {
    let rows = Self.texts.map { "{row: \($0), image: gear}" }.joined(separator: ", ")
    let list = "{list: [\(rows)], style: insetGrouped}"
    try check(
      """
      theme: \(theme)
      textSize: \(size.rawValue)
      device: {size: [393, 1600]}
      screen: {statusBar: false, content: [\(list)]}
      """, size
    ) { "/screen/content/0/rows/\($0)/title" }
  }

  /// Compares the ink in each row with that of the same text alone.
  private func check(
    _ document: String, _ size: TextSize, name: (Int) -> String
  ) throws {
    let scale = 2.0
    var catalog = Catalog()
    let theme = try catalog.theme("ios-18")
    let typography = theme.typography(.body, for: size)
    let shaper = try Renderer(fonts: theme.fonts)
    let cell = try #require(Matrix(readMockup(document), in: &catalog).cells.first)
    let renderer = MockupRenderer(catalog)
    let places = try Places(renderer.frame(of: cell, scale: scale))
    let picture = try Picture(#require(renderer.render(cell, scale: scale).bytes))
    let baselines = try Self.texts.indices.map { try places.baseline(name($0)) }
    let pitch = (baselines[baselines.count - 1] - baselines[0]) / Double(baselines.count - 1)
    // Titles stand in the middle of their rows.
    let above = typography.ascent + (pitch - typography.lineHeight) / 2
    for (index, text) in Self.texts.enumerated() {
      let baseline = baselines[index]
      let place = baseline - baselines[0] - pitch * Double(index)
      #expect(abs(place) <= 1 / scale, "\(text) stands \(place) below the row's line")
      let title = try places.rect(name(index))
      let row = Rect(title.minX - 4, baseline - above, title.width + 8, pitch)
      let ink = Self.ink(in: picture, row, scale, from: baseline)
      let alone = try Self.inkAlone(text, typography.font, shaper, scale)
      #expect(
        abs(ink.lowerBound - alone.lowerBound) <= 1 && abs(ink.upperBound - alone.upperBound) <= 1,
        "\(text) has ink in the rows \(ink) from its baseline, alone in \(alone)")
    }
  }

  /// The rows of pixels with ink, counted from the baseline.
  private static func ink(
    in picture: Picture, _ rect: Rect, _ scale: Double, from baseline: Double
  ) -> ClosedRange<Int> {
    func pixels(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
      max(0, Int((from * scale).rounded()))..<min(limit, Int((to * scale).rounded()))
    }
    let inked = pixels(rect.minY, rect.maxY, picture.height).filter { y in
      pixels(rect.minX, rect.maxX, picture.width).contains { x in
        // Outside of a menu it is dark only for want of paint.
        picture[x, y][0] < 100 && (picture.channels == 3 || picture[x, y][3] == 255)
      }
    }
    let line = Int((baseline * scale).rounded())
    return (inked.first ?? line) - line...(inked.last ?? line) - line
  }

  private static func inkAlone(
    _ text: String, _ font: FontStyle, _ renderer: Renderer, _ scale: Double
  ) throws -> ClosedRange<Int> {
    let shaped = renderer.shape(text, font, locale: "en", width: nil, lines: 1)
    var frame = Frame(size: Size(shaped.width + 20, 4 * font.size))
    frame.place(.shape(.rectangle(frame.size), fill: Fill(.white), stroke: nil), at: .zero)
    frame.place(
      .text(try #require(shaped.lines.first), .black), at: Point(10, 2 * font.size))
    let picture = try Picture(PNGFormat().render(frame, RenderOptions(scale: scale), renderer))
    return ink(in: picture, Rect(size: frame.size), scale, from: 2 * font.size)
  }
}

import MaquetteCairo
import MaquetteScene
import Testing

@Suite struct BreakingTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  @Test(
    arguments: [
      ("one two three", 70.0, nil, ["one two", "three"]),
      ("one two three", 1000, nil, ["one two three"]),
      ("one  two", 40, nil, ["one", "two"]),
      ("a\nb", 1000, nil, ["a", "b"]),
      ("a\r\nb", 1000, nil, ["a", "b"]),
      ("a\n\nb", 1000, nil, ["a", "", "b"]),
      ("", 100, nil, [""]),
      ("Donaudampfschiff", 60, nil, ["Donaud", "ampfsc", "hiff"]),
      ("a Donaudampfschiff", 60, nil, ["a", "Donaud", "ampfsc", "hiff"]),
      ("iii", 0, nil, ["i", "i", "i"]),
      ("휴지통으로 이동하시겠습니까", 100, nil, ["휴지통으로", "이동하시겠습", "니까"]),
      ("要移到废纸篓吗", 70, nil, ["要移到废", "纸篓吗"]),
      ("one two three", 70, 1, ["one tw…"]),
      ("one two three", 1000, 1, ["one two three"]),
      ("one two three four", 70, 2, ["one two", "three f…"]),
      ("one two", 46, 1, ["one…"]),
      ("a\nb", 1000, 1, ["a…"]),
      ("a\nb", nil, 1, ["a…"]),
      ("a \nb", 1000, 1, ["a…"]),
      ("long", 1, 1, ["…"]),
      ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 40, 1, ["👨‍👩‍👧‍👦…"]),
    ] as [(String, Double?, Int?, [String])])
  func breaksAndTruncates(_ text: String, _ width: Double?, _ lines: Int?, _ expected: [String]) {
    let shaped = renderer.shape(text, width: width, lines: lines)
    #expect(shaped.lines.map(\.text) == expected)
    #expect(shaped.isTruncated == (lines != nil && expected.last?.hasSuffix("…") == true))
  }

  @Test(arguments: [
    "Are you sure that you want to delete this message forever?",
    "مرحبا بكم في هذا البرنامج الجديد",
  ])
  func linesFit(_ text: String) {
    for width in stride(from: 30.0, through: 300, by: 7) {
      for lines in [nil, 1, 2] {
        let shaped = renderer.shape(text, width: width, lines: lines)
        #expect(shaped.width <= width)
        #expect(shaped.lines.count <= lines ?? .max)
      }
    }
  }

  @Test func aWidthThatJustFitsIsEnough() {
    let text = "Create a folder"
    let width = renderer.shape(text).width
    #expect(renderer.shape(text, width: width, lines: 1).isTruncated == false)
    #expect(renderer.shape(text, width: width - 0.01, lines: 1).isTruncated)
  }

  @Test func theEllipsisOfHebrewIsOnTheLeft() throws {
    let line = try #require(renderer.shape("אבגדהוזחט", width: 60, lines: 1).lines.first)
    let ellipsis = try #require(renderer.shape("…").lines.first)
    #expect(line.glyphs.first == ellipsis.glyphs.first)
  }

  @Test func aLineOfAParagraphKeepsItsDirection() throws {
    // The second line holds Latin letters alone and still belongs to a Hebrew paragraph.
    let shaped = renderer.shape("אבגדה abc.", width: 55, lines: nil)
    #expect(shaped.lines.map(\.text) == ["אבגדה", "abc."])
    let dot = try #require(renderer.shape(".").lines.first)
    #expect(shaped.lines[1].glyphs.first == dot.glyphs.first)
  }
}

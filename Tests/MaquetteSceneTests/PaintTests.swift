import MaquetteScene
import Testing

@Suite struct PaintTests {
  @Test(arguments: ["#000000", "#FFFFFF", "#12AB9F", "#12345600", "#0102037F", "#FFFFFFFE"])
  func colorsComeBack(hex: String) throws {
    #expect(try #require(Color(hex: hex)).hex == hex)
  }

  @Test func everyLevelComesBack() throws {
    for level in 0...255 {
      let digits = (level < 16 ? "0" : "") + String(level, radix: 16, uppercase: true)
      let hex = "#\(digits)00FF" + (level < 255 ? digits : "")
      #expect(try #require(Color(hex: hex)).hex == hex)
    }
  }

  @Test func digitsMayBeSmallOrFull() {
    #expect(Color(hex: "#abcdef") == Color(hex: "#ABCDEF"))
    #expect(Color(hex: "#123456FF") == Color(hex: "#123456"))
    #expect(Color(red: 2, green: -1, blue: 0.5).hex == "#FF0080")
  }

  @Test(arguments: [
    "", "#", "123456", "#12345", "#1234567", "#123456789", "#12345G", "#+12345", "#-1234567",
    "##123456", "#１２", "# 12345", "white",
  ])
  func otherTextsAreNoColors(text: String) {
    #expect(Color(hex: text) == nil)
  }

  /// Ratios that WCAG's formula gives, to two decimals, whichever of the two lies over the other.
  @Test(arguments: [
    ("#000000", "#FFFFFF", 21), ("#777777", "#777777", 1), ("#767676", "#FFFFFF", 4.54),
    ("#949494", "#FFFFFF", 3.03), ("#FF0000", "#FFFFFF", 4), ("#0000FF", "#FFFFFF", 8.59),
  ])
  func contrastIsThatOfWCAG(_ one: String, _ another: String, _ ratio: Double) throws {
    let (one, another) = try (#require(Color(hex: one)), #require(Color(hex: another)))
    #expect(one.contrast(with: another).isClose(to: ratio, within: 0.005))
    #expect(another.contrast(with: one) == one.contrast(with: another))
  }

  /// A colour, what it lies over, and what is seen.
  static let layers: [(String, String, String)] = [
    ("#FF0000", "#00FF00", "#FF0000"),
    ("#FF000000", "#00FF00", "#00FF00"),
    ("#FF000080", "#0000FF", "#80007F"),
    ("#FFFFFF80", "#000000", "#808080"),
    ("#00000000", "#00000000", "#00000000"),
    ("#FF000080", "#0000FF00", "#FF000080"),
    // 0.5 over 0.5 covers three quarters, of which the upper two thirds.
    ("#FF000080", "#0000FF80", "#AA0055C0"),
  ]

  @Test(arguments: layers) func layersMix(top: String, bottom: String, seen: String) throws {
    let (top, bottom) = (try #require(Color(hex: top)), try #require(Color(hex: bottom)))
    #expect(top.over(bottom).hex == seen)
  }

  @Test func opacityMultiplies() {
    #expect(Color(red: 1, green: 0, blue: 0, alpha: 0.5).opacity(0.5).alpha == 0.25)
  }

  private let shadow = Shadow(
    size: Size(100, 100), radius: 13, color: .black,
    falloff: [
      .init(distance: 0, alpha: 0.08), .init(distance: 20, alpha: 0.06),
      .init(distance: 100, alpha: 0),
    ])

  @Test(
    arguments: [
      (-5, 0.08), (0, 0.08), (10, 0.07), (20, 0.06), (60, 0.03), (100, 0), (101, 0), (1e6, 0),
    ] as [(Double, Double)])
  func shadowsFallOff(distance: Double, alpha: Double) {
    #expect(shadow.alpha(at: distance).isClose(to: alpha))
  }

  @Test func shadowWithoutStopsIsNothing() {
    let empty = Shadow(size: Size(9, 9), radius: 0, color: .black, falloff: [])
    #expect(empty.alpha(at: 0) == 0)
    #expect(empty.reach == 0)
    #expect(empty.windowed(to: 32).alpha(at: 0) == 0)
  }

  @Test(arguments: [1.0, 16, 32, 200]) func windowsEndAtTheEdge(width: Double) {
    let windowed = shadow.windowed(to: width)
    #expect(windowed.alpha(at: width) == 0)
    #expect(windowed.reach == width)
    #expect(windowed.alpha(at: 0) == shadow.alpha(at: 0))
    // Nothing is taken away up to the half, three quarters of the way half of it is.
    #expect(windowed.alpha(at: width / 2).isClose(to: shadow.alpha(at: width / 2)))
    #expect(windowed.alpha(at: width * 0.75).isClose(to: shadow.alpha(at: width * 0.75) / 2))
    let alphas = (0...200).map { windowed.alpha(at: width * Double($0) / 200) }
    #expect(zip(alphas, alphas.dropFirst()).allSatisfy { $0 >= $1 }, "it grows again")
  }

  @Test func windowOfNothingIsNothing() {
    let windowed = shadow.windowed(to: 0)
    #expect(windowed.falloff.allSatisfy { $0.alpha.isFinite })
    #expect(windowed.alpha(at: 0) == 0)
  }
}

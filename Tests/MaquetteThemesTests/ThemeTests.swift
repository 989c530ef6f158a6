import Maquette
import MaquetteComponents
import MaquetteScene
import MaquetteSource
import MaquetteTestSupport
import MaquetteThemes
import Testing

@Suite struct ThemeTests {
  @Test func everyThemeIsWithoutMistakes() throws {
    var catalog = Catalog()
    for name in catalog.themeNames {
      // As a file, of which every section is read and checked.
      let theme = try catalog.theme("\(PackageFiles.root)/themes/\(name).yaml")
      #expect(theme.name == name)
      #expect(!theme.summary.isEmpty)
      #expect(!theme.idioms.isEmpty)
      #expect(!theme.fonts.files.isEmpty)
    }
  }

  @Test func theTypeScaleIsWholeAndGrows() throws {
    let theme = try Theme.squares
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { theme.typography(style, for: $0) }
      let pairs = zip(sizes, sizes.dropFirst())
      #expect(pairs.allSatisfy { $0.font.size <= $1.font.size && $0.leading <= $1.leading })
      // The three smallest may be the same; from large on each is larger.
      #expect(pairs.dropFirst(3).allSatisfy { $0.font.size < $1.font.size }, "\(style)")
      #expect(sizes.allSatisfy { $0.leading > $0.lineHeight * 0.9 }, "\(style)")
      #expect(sizes.allSatisfy { $0.font.weight == (style == .headline ? .semibold : .regular) })
    }
    // A size that is left out would be its neighbour's: all of the largest style differ.
    let large = Set(TextSize.allCases.map { theme.typography(.largeTitle, for: $0).font.size })
    #expect(large.count == TextSize.allCases.count)
    #expect(theme.typography(.body, for: .large).font == FontStyle(size: 17))
    #expect(theme.typography(.body, weight: .bold, for: .large).font.weight == .bold)
  }

  /// The guidelines' sizes and leadings of watchOS, those that a watch lacks as their neighbours.
  @Test(arguments: [
    (TextStyle.body, TextSize.small, 15.0, 17.5), (.body, .large, 16, 18.5),
    (.headline, .xLarge, 17, 19.5), (.largeTitle, .accessibility3, 46, 48.5),
    (.title1, .accessibility2, 43, 46), (.title2, .large, 27, 30.5), (.title3, .xSmall, 17, 19.5),
    (.caption1, .xLarge, 16, 18.5), (.caption2, .xxLarge, 15, 18.5), (.footnote, .small, 12, 14.5),
    (.body, .medium, 16, 18.5), (.body, .accessibility5, 23, 25.5),
  ])
  func watchesHaveTheirOwnTypeScale(
    _ style: TextStyle, _ textSize: TextSize, _ size: Double, _ leading: Double
  ) throws {
    var catalog = Catalog()
    let typography = try catalog.theme("watchos-11").typography(style, for: textSize)
    #expect(typography.font.size == size && typography.leading == leading)
  }

  @Test func extendsOverlaysDeeply() throws {
    let folder = try ThemeFolder([
      "mine.yaml": """
      name: mine
      extends: ios-18
      palette:
        systemRed: "#800000"
        brand: {light: "#112233", dark: "#445566"}
      typeScale: {body: {large: [20, 26]}}
      menu: {title: brand}
      """,
      "yours.yaml": "{name: yours, extends: mine.yaml, palette: {brand: {light: '#FF0000'}}}",
    ])
    let (base, mine) = (try Theme.squares, try folder.theme("mine.yaml"))
    let yours = try folder.theme("yours.yaml")
    var dark = Traits()
    dark.appearance = .dark
    #expect(mine.name == "mine")
    #expect(mine.fonts == base.fonts)
    #expect(mine.idioms == base.idioms)
    #expect(mine.color(.named("brand"), for: dark).hex == "#445566")
    #expect(mine.color(.named("systemRed"), for: dark).hex == "#800000")
    #expect(mine.color(named: "label") == base.color(named: "label"))
    #expect(mine.typography(.body, for: .large).font.size == 20)
    #expect(mine.typography(.body, for: .xLarge) == base.typography(.body, for: .xLarge))
    #expect(yours.color(.named("brand"), for: Traits()).hex == "#FF0000")
    #expect(yours.color(.named("brand"), for: dark).hex == "#445566", "variants are joined too")
    #expect(yours.typography(.body, for: .large).font.size == 20)
    #expect(mine != base)
  }

  @Test func colorsHaveFourVariants() {
    func variants(_ color: AdaptiveColor) -> [Color] {
      var traits = Traits()
      return [Contrast.normal, .increased].flatMap { contrast in
        [Appearance.light, .dark].map { appearance in
          (traits.contrast, traits.appearance) = (contrast, appearance)
          return color.resolved(for: traits)
        }
      }
    }
    let (white, black) = (Color.white, Color.black)
    let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
    #expect(variants(AdaptiveColor(light: white)) == [white, white, white, white])
    #expect(variants(AdaptiveColor(light: white, dark: black)) == [white, black, white, black])
    #expect(
      variants(AdaptiveColor(light: white, dark: black, increasedLight: gray))
        == [white, black, gray, black])
    #expect(
      variants(AdaptiveColor(light: white, increasedDark: gray)) == [white, white, white, gray])
  }

  /// Lengths by text size as written, and what small, large and accessibility 3 get.
  static let lengths: [(String, [Double])] = [
    ("44", [44, 44, 44]),
    ("{large: 44}", [44, 44, 44]),
    ("{small: 1, large: 2}", [1, 2, 2]),
    ("{medium: 1, accessibility3: 2}", [1, 1, 2]),
    ("{accessibility1: 2, xSmall: 1}", [1, 1, 2]),
    ("{}", [0, 0, 0]),
  ]

  @Test(arguments: lengths) func lengthsFallBack(text: String, expected: [Double]) throws {
    let file = SourceFile(name: "test.yaml", text: "length: \(text)")
    let node = try #require(readDocuments(file).documents.first?["length"])
    var reader = SourceReader(file: file)
    let length = try #require(ByTextSize(node, at: .root, &reader))
    #expect([.small, .large, .accessibility3].map { (size: TextSize) in length[size] } == expected)
    #expect(reader.diagnostics == [])
    let again = readDocuments(SourceFile(name: "x.json", text: "{\"length\": \(length.json.text)}"))
    let written = try #require(again.documents.first?["length"])
    #expect(ByTextSize(written, at: .root, &reader).map { $0[.large] } == length[.large])
  }
}

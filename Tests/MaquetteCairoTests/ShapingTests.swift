import MaquetteCairo
import MaquetteScene
import Testing

@Suite struct ShapingTests {
  let renderer: Renderer

  init() throws { renderer = try .test() }

  @Test(arguments: [
    ("Create", "en", ["Inter-Regular.otf#0"]),
    ("한글", "ko", ["NotoSansCJK-Regular.ttc#1"]),
    ("直す", "ja", ["NotoSansCJK-Regular.ttc#0"]),
    ("直", "zh-Hans-CN", ["NotoSansCJK-Regular.ttc#2"]),
    ("直", "zh", ["NotoSansCJK-Regular.ttc#2"]),
    ("直", "zh_TW", ["NotoSansCJK-Regular.ttc#3"]),
    ("直", "zh-Hant", ["NotoSansCJK-Regular.ttc#3"]),
    ("直", "en", ["NotoSansCJK-Regular.ttc#2"]),
    ("عربي", "ar", ["NotoSansArabic-Regular.ttf#0"]),
    ("עברית", "he", ["NotoSansHebrew-Regular.ttf#0"]),
    ("ไทย", "th", ["NotoSansThai-Regular.ttf#0"]),
    ("हिन्दी", "hi", ["NotoSansDevanagari-Regular.ttf#0"]),
    ("12 한글", "ko", ["Inter-Regular.otf#0", "NotoSansCJK-Regular.ttc#1"]),
    ("😀", "en", ["NotoColorEmoji.ttf#0"]),
    ("❤️", "en", ["NotoColorEmoji.ttf#0"]),
  ])
  func picksTheFontByCharacterAndLocale(_ text: String, _ locale: String, _ fonts: [String]) {
    #expect(renderer.shape(text, locale: locale).lines.first?.fonts == fonts)
  }

  @Test(arguments: [
    (FontWeight.light, "Inter-Regular.otf#0", "NotoSansHebrew-Regular.ttf#0"),
    (.regular, "Inter-Regular.otf#0", "NotoSansHebrew-Regular.ttf#0"),
    (.medium, "Inter-Medium.otf#0", "NotoSansHebrew-Regular.ttf#0"),
    (.semibold, "Inter-SemiBold.otf#0", "NotoSansHebrew-Bold.ttf#0"),
    (.bold, "Inter-Bold.otf#0", "NotoSansHebrew-Bold.ttf#0"),
    (.black, "Inter-Bold.otf#0", "NotoSansHebrew-Bold.ttf#0"),
  ])
  func takesTheNearestWeight(_ weight: FontWeight, _ latin: String, _ hebrew: String) {
    #expect(renderer.shape("a", weight: weight).lines.first?.fonts == [latin])
    #expect(renderer.shape("א", weight: weight).lines.first?.fonts == [hebrew])
  }

  @Test(arguments: ["😀", "👍🏽", "🇩🇪", "👨‍👩‍👧‍👦", "1️⃣", "❤️", "🏳️‍🌈"])
  func anEmojiIsOneGlyph(_ text: String) {
    let shaped = renderer.shape(text)
    #expect(shaped.lines.first?.glyphs.count == 1)
    #expect(shaped.lines.first?.runs.first?.isColored == true)
    #expect(shaped.missing == [])
  }

  @Test(arguments: [
    ("abc", false), ("123", false), ("", false), ("אבג", true), ("(1) عربي abc", true),
    ("abc עברית", false), ("… ؟", true),
  ])
  func takesTheDirectionOfTheFirstStrongCharacter(_ text: String, _ isRightToLeft: Bool) {
    #expect(renderer.shape(text).isRightToLeft == isRightToLeft)
  }

  @Test(arguments: [
    ("abc אבג def", ["abc ", "גבא", " def"]),
    ("אבג abc דהו", ["והד ", "abc", " גבא"]),
    ("אבג 12 דהו", ["והד ", "12", " גבא"]),
    ("אבג!", ["!", "גבא"]),
  ])
  func ordersMixedDirections(_ text: String, _ seen: [String]) throws {
    // What is seen from left to right, letter by letter; a space is in the font before or after it.
    func glyph(_ text: String) -> UInt32? { renderer.shape(text).lines.first?.glyphs.last }
    let spaces = [glyph(" "), renderer.shape("א א").lines.first?.glyphs[1]]
    let line = try #require(renderer.shape(text).lines.first)
    let letters = seen.joined().filter { $0 != " " }.map { glyph(String($0)) }
    #expect(line.glyphs.filter { !spaces.contains($0) } == letters)
    let xs = line.runs.flatMap(\.glyphs).map(\.position.x)
    #expect(xs == xs.sorted())
  }

  @Test(arguments: ["->", "2x4", "<-", "=>", "(x)"])
  func hasNoContextualAlternates(_ text: String) throws {
    let line = try #require(renderer.shape(text).lines.first)
    let single = text.compactMap { renderer.shape(String($0)).lines.first?.glyphs.first }
    #expect(line.glyphs == single)
  }

  @Test func tracksTheLatinFamilyAlone() throws {
    let plain = try Renderer(
      fonts: FontSet(
        family: "Inter", files: FontSet.test.files, fallbacks: FontSet.test.fallbacks))
    func difference(_ text: String, size: Double = 17) -> Double {
      plain.shape(text, size: size).width - renderer.shape(text, size: size).width
    }
    #expect(abs(difference("abcd") - 3 * 0.505) < 1e-6)
    #expect(abs(difference("a") - 0) < 1e-6)
    #expect(abs(difference("abcd", size: 15) - 3 * 0.305) < 1e-6)
    #expect(abs(difference("abcd", size: 40) - 3 * 0.79) < 1e-6)
    for text in ["한글", "عربي", "אבג", "😀😀", "ไทย"] { #expect(abs(difference(text)) < 1e-6) }
    // A Latin letter before another family keeps its space.
    #expect(abs(difference("ab한") - 2 * 0.505) < 1e-6)
  }

  @Test func takesTheDisplayFamilyFromItsSizeOn() throws {
    var fonts = FontSet.test
    fonts.display = FontSet.Display(
      family: "Inter Display",
      files: ["Regular", "Bold"].map {
        FontSet.File(path: "opentype/inter/InterDisplay-\($0).otf", package: "fonts-inter")
      }, minimumSize: 20,
      tracking: [.regular: [FontSet.Tracking(size: 20, points: 0.3)]])
    let renderer = try Renderer(fonts: fonts)
    func files(_ text: String, _ size: Double, _ weight: FontWeight = .regular) -> [String] {
      renderer.shape(text, size: size, weight: weight).lines.flatMap(\.fonts)
    }
    #expect(files("Cancel", 19.99) == ["Inter-Regular.otf#0"])
    #expect(files("Cancel", 20) == ["InterDisplay-Regular.otf#0"])
    #expect(files("Cancel", 20, .semibold) == ["InterDisplay-Bold.otf#0"])
    #expect(
      files("OK 한", 20) == ["InterDisplay-Regular.otf#0", "NotoSansCJK-Regular.ttc#2"])
    #expect(self.renderer.shape("Cancel", size: 20).lines.first?.fonts == ["Inter-Regular.otf#0"])
    fonts.display?.tracking = [:]
    let untracked = try Renderer(fonts: fonts)
    #expect(
      abs(
        renderer.shape("abcd", size: 34).width - untracked.shape("abcd", size: 34).width - 3 * 0.3)
        < 1e-6)
    // Its files are looked for at once, like all others.
    fonts.display?.files.append(FontSet.File(path: "None.otf", package: "fonts-none"))
    #expect(throws: RenderError.missingFont(file: "None.otf", package: "fonts-none")) {
      try Renderer(fonts: fonts)
    }
    #expect(Environment(fonts: fonts).fonts.contains { $0.file.path == "None.otf" })
  }

  @Test(arguments: [FontWeight.regular, .medium, .semibold])
  func digitsCanBeOfOneWidth(_ weight: FontWeight) {
    func widths(_ isMonospaced: Bool) -> [Double] {
      (0...9).map {
        renderer.shape(
          "\($0)\($0)", FontStyle(size: 17, weight: weight, hasMonospacedDigits: isMonospaced),
          locale: "en", width: nil, lines: 1
        ).width
      }
    }
    #expect(widths(true).allSatisfy { abs($0 - widths(true)[0]) < 0.1 })
    #expect(!widths(false).allSatisfy { abs($0 - widths(false)[0]) < 1 })
  }

  @Test func styleTracksBesidesTheFamily() {
    func width(_ tracking: Double) -> Double {
      renderer.shape(
        "abcd", FontStyle(size: 17, tracking: tracking), locale: "en", width: nil, lines: 1
      ).width
    }
    #expect(abs(width(0) - width(-0.5) - 1.5) < 1e-6)
  }

  @Test func kerns() {
    let pair = renderer.shape("AV").width
    #expect(pair < renderer.shape("A").width + renderer.shape("V").width - 0.505 - 0.1)
  }

  @Test func positionsDoNotDependOnSize() throws {
    // Without hinting or rounding ten times the size is ten times the width.
    let plain = try Renderer(fonts: FontSet(family: "Inter", files: FontSet.test.files))
    let small = plain.shape("Create a folder", size: 17).width
    let large = plain.shape("Create a folder", size: 170).width
    #expect(abs(large - small * 10) < 0.05)
  }

  @Test func standsOnTheBaseline() {
    for text in ["Àgj", "한글", "😀"] {
      let glyphs = renderer.shape(text).lines.flatMap(\.runs).flatMap(\.glyphs)
      #expect(glyphs.allSatisfy { $0.position.y == 0 })
    }
  }

  @Test func arabicJoins() throws {
    let line = try #require(renderer.shape("بب", locale: "ar").lines.first)
    let alone = try #require(renderer.shape("ب", locale: "ar").lines.first)
    #expect(!line.glyphs.contains(alone.glyphs[0]))
  }

  @Test(
    arguments: [
      ("a\u{E000}b", ["\u{E000}"]), ("\u{10FFFF}", ["\u{10FFFF}"]), ("\u{2FA20}", ["\u{2FA20}"]),
      ("\u{F8FF}\u{F8FF}", ["\u{F8FF}"]), ("\u{100001}x\u{E000}", ["\u{100001}", "\u{E000}"]),
      ("😀", []), ("plain", []), ("a\u{200B}b\u{FEFF}", []), ("\u{FE0F}", []), ("א\u{200F}", []),
      ("\u{2FA20}\n\u{E000}", ["\u{2FA20}", "\u{E000}"]),
    ] as [(String, [Unicode.Scalar])])
  func tellsMissingCharacters(_ text: String, _ missing: [Unicode.Scalar]) {
    #expect(renderer.shape(text).missing == missing)
    // Also when they are not shown.
    #expect(renderer.shape(text, width: 1, lines: 1).missing == missing)
  }

  @Test func anAbsentFontFileIsAnError() {
    let set = FontSet(
      family: "Inter", files: [FontSet.File(path: "nowhere/None.otf", package: "fonts-none")])
    let error = #expect(throws: RenderError.self) { try Renderer(fonts: set) }
    #expect(error == .missingFont(file: "nowhere/None.otf", package: "fonts-none"))
    #expect(error?.description.contains("fonts-none") == true)
  }

  @Test func findsFilesByNameAlone() throws {
    let set = FontSet(
      family: "Inter", files: [FontSet.File(path: "some/where/Inter-Bold.otf", package: "x")])
    let found = try Renderer(fonts: set, folders: ["/nowhere", "/usr/share/fonts/opentype/inter"])
    #expect(found.shape("a").lines.first?.fonts == ["Inter-Bold.otf#0"])
  }

  @Test func environmentNamesLibrariesAndFiles() {
    let none = FontSet.File(path: "None.otf", package: "none")
    let environment = Environment(
      fonts: FontSet(family: "Inter", files: FontSet.test.files + [none]))
    #expect(environment.libraries.allSatisfy { $0.version.split(separator: ".").count >= 2 })
    #expect(environment.fonts.count == 5)
    #expect(environment.fonts.first?.sha256?.count == 64)
    #expect(environment.fonts.last?.path == nil)
  }
}

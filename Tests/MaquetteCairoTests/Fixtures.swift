import MaquetteCairo
import MaquetteScene

extension FontSet {
  /// Inter with a fallback for each script that is tested.
  static let test = FontSet(
    family: "Inter",
    files: ["Regular", "Medium", "SemiBold", "Bold"].map {
      File(path: "opentype/inter/Inter-\($0).otf", package: "fonts-inter")
    },
    fallbacks: [
      noto("Arabic"), noto("Hebrew"), noto("Thai"), noto("Devanagari"), noto("Symbols"),
      cjk("SC", "zh-Hans"), cjk("TC", "zh-Hant"), cjk("JP", "ja"), cjk("KR", "ko"),
      Fallback(
        family: "Noto Color Emoji",
        files: [File(path: "truetype/noto/NotoColorEmoji.ttf", package: "fonts-noto-color-emoji")]),
    ],
    tracking: [
      .regular: [
        Tracking(size: 13, points: -0.105), Tracking(size: 17, points: -0.505),
        Tracking(size: 20, points: -0.79),
      ]
    ])

  private static func noto(_ script: String) -> Fallback {
    Fallback(
      family: "Noto Sans \(script)",
      files: ["Regular", "Bold"].map {
        File(path: "truetype/noto/NotoSans\(script)-\($0).ttf", package: "fonts-noto-core")
      })
  }

  private static func cjk(_ region: String, _ language: String) -> Fallback {
    Fallback(
      family: "Noto Sans CJK \(region)",
      files: ["Regular", "Bold"].map {
        File(path: "opentype/noto/NotoSansCJK-\($0).ttc", package: "fonts-noto-cjk")
      },
      languages: [language])
  }
}

extension Renderer {
  /// A renderer with the fonts of the tests.
  static func test() throws -> Renderer { try Renderer(fonts: .test) }

  /// Shapes in 17 pt unless said otherwise.
  func shape(
    _ text: String, size: Double = 17, weight: FontWeight = .regular, locale: String = "en",
    width: Double? = nil, lines: Int? = nil
  ) -> ShapedText {
    shape(
      text, FontStyle(size: size, weight: weight), locale: locale, width: width, lines: lines)
  }

  /// A picture of items on a background, read back.
  func picture(
    _ size: Size, scale: Double = 1, background: Color? = .white,
    _ build: (inout Frame) -> Void
  ) throws -> Picture {
    try Picture(
      PNGFormat().render(
        .build(size, background: background, build).rounded(to: 1 / scale),
        RenderOptions(scale: scale), self))
  }
}

extension Frame {
  /// A frame filled by a closure.
  static func build(
    _ size: Size, background: Color? = .white, _ build: (inout Frame) -> Void
  ) -> Frame {
    var frame = Frame(size: size)
    if let background {
      frame.place(.shape(.rectangle(size), fill: Fill(background), stroke: nil), at: .zero)
    }
    build(&frame)
    return frame
  }
}

extension TextLine {
  /// The numbers of all glyphs, left to right.
  var glyphs: [UInt32] { runs.flatMap(\.glyphs).map(\.id) }
  /// The names of the fonts' files, left to right.
  var fonts: [String] {
    runs.map { String($0.face.file.split(separator: "/").last ?? "") + "#\($0.face.index)" }
  }
}

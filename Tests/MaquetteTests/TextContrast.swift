import Foundation
import Maquette
import MaquetteCairo
import MaquetteScene
import MaquetteSource
import MaquetteThemes

/// How a text of a picture stands out from what is behind it.
struct TextContrast {
  /// The path in the document of what the text shows.
  var name: String
  /// The ratio of luminances that WCAG defines, from 1 to 21: nine tenths of what the capitals cover
  /// have more, since over a varied ground it is the worst place where a text cannot be read.
  var ratio: Double
  /// Whether half the contrast is enough.
  var isLarge: Bool
}

extension TextContrast {
  /// Measures the texts that can be read and used in the picture of a cell.
  ///
  /// The frame is painted twice, without these texts and with a block of a colour of its own for each,
  /// from the baseline to the height of capitals. Where the second picture has a text's colour, the first
  /// has what is behind it. So nothing is measured that is clipped, covered or outside of the picture.
  ///
  /// What cannot be used is exempt from WCAG's ratios: what is disabled, what lies under the topmost
  /// presentation, and what is seen through a dim or in a group that lets through what is behind it, for
  /// there a block has not its own colour. Placeholders are left out too: they are fainter than what is
  /// entered, so that the two are told apart, and the system's have less than 4.5:1.
  static func all(
    in frame: Frame, of cell: Cell, _ renderer: Renderer
  ) throws -> [TextContrast] {
    let topmost = cell.mockup.presented.last?.path ?? .root
    var disabled: [NodePath] = []
    cell.mockup.visit(at: .root) { value, path in
      if value as? Bool == true, path.description.hasSuffix("/disabled"), let element = path.parent
      {
        disabled.append(element)
      }
    }
    func isJudged(_ text: FrameText) -> Bool {
      let path = NodePath(text.name)
      return !text.line.isEmoji && path.isInside(topmost)
        && !disabled.contains { path.isInside($0) } && !text.name.hasSuffix("/placeholder")
    }

    var texts: [FrameText] = []
    let blocks = frame.replacingTexts { text in
      guard isJudged(text) else { return .text(text.line, text.color) }
      let height = text.line.size * 0.7
      texts.append(text)
      return .shape(
        .path(Path(Rect(0, -height, text.line.width, height))),
        fill: Fill(Color(key: texts.count - 1)), stroke: nil)
    }
    guard !texts.isEmpty else { return [] }
    precondition(texts.count < 256)
    let bare = frame.replacingTexts { isJudged($0) ? nil : .text($0.line, $0.color) }

    let page = cell.theme.color(.named("systemBackground"), for: cell.traits)
    var measures = texts.map { Measure(color: $0.color, page: page) }
    let shown = try renderer.pixels(of: blocks, scale: 1)
    let behind = try renderer.pixels(of: bare, scale: 1)
    var index = 0
    while index < shown.count {
      // Not a sequence of pairs, which is slow where it is not optimized.
      let pixel = shown[index]
      if pixel & 0xFFFF_00FF == 0xFFFF_0000, Int(pixel >> 8 & 0xFF) < texts.count {
        measures[Int(pixel >> 8 & 0xFF)].add(behind[index])
      }
      index += 1
    }
    return zip(texts, measures).compactMap { text, measure in
      measure.worst.map {
        TextContrast(name: text.name, ratio: $0, isLarge: text.line.isLarge)
      }
    }
  }
}

extension Color {
  /// The colour of a block: red with the text's number, which no mixture with a grey gives.
  fileprivate init(key: Int) {
    self.init(red: 1, green: Double(key) / 255, blue: 0)
  }
}

/// The ratios of one text to the pixels behind it.
private struct Measure {
  let color: Color
  /// What is behind the picture where that is transparent.
  let page: Color
  private var ratios: [Double] = []
  private var last: (pixel: UInt32, ratio: Double) = (0, 0)

  init(color: Color, page: Color) {
    (self.color, self.page) = (color, page)
    last.ratio = color.over(page).contrast(with: page)
  }

  mutating func add(_ pixel: UInt32) {
    if pixel != last.pixel {
      let behind = Color(multiplied: pixel, over: page)
      last = (pixel, color.over(behind).contrast(with: behind))
    }
    ratios.append(last.ratio)
  }

  /// What nine tenths are above; nothing where hardly a pixel is seen.
  var worst: Double? { ratios.count < 16 ? nil : ratios.sorted()[ratios.count / 10] }
}

extension Color {
  /// A pixel whose colours are multiplied by its alpha, over an opaque colour.
  fileprivate init(multiplied pixel: UInt32, over page: Color) {
    func component(_ shift: UInt32) -> Double { Double(pixel >> shift & 0xFF) / 255 }
    let rest = 1 - component(24)
    self.init(
      red: component(16) + page.red * rest, green: component(8) + page.green * rest,
      blue: component(0) + page.blue * rest)
  }

  /// WCAG's relative luminance.
  private var luminance: Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// WCAG's contrast ratio of two opaque colours.
  fileprivate func contrast(with other: Color) -> Double {
    let (one, another) = (luminance, other.luminance)
    return (max(one, another) + 0.05) / (min(one, another) + 0.05)
  }
}

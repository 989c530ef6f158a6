import MaquetteCairo
import MaquetteScene

/// Frames with something of everything that a format must be able to write.
enum Sample: String, CaseIterable, Sendable {
  case empty, shapes, strokes, latin, otherScripts, emoji, image, shadow, layers, mirrored, sheet,
    fadingSheet

  /// The frame, for a scale of 2.
  func frame(_ renderer: Renderer) -> Frame {
    let size = self == .sheet || self == .fadingSheet ? Size(200, 260) : Size(160, 120)
    return .build(size, background: self == .empty ? nil : .white) { frame in
      add(to: &frame, renderer)
    }.rounded(to: 0.5)
  }

  private func add(to frame: inout Frame, _ renderer: Renderer) {
    func rectangle(_ x: Double, _ y: Double, _ size: Size, _ color: Color, radius: Double = 0) {
      frame.place(
        .shape(.rectangle(size, radius: radius), fill: Fill(color), stroke: nil), at: Point(x, y))
    }
    switch self {
    case .empty: break
    case .shapes:
      rectangle(10, 10, Size(60, 40), .black.opacity(0.5), radius: 12)
      rectangle(10, 60, Size(140, 0.5), Color(red: 1, green: 0.2, blue: 0.1))
      var ring = Path(ellipseIn: Rect(0, 0, 40, 40))
      ring.append(Path(ellipseIn: Rect(10, 10, 20, 20)))
      frame.place(
        .shape(.path(ring), fill: Fill(.black, rule: .evenOdd), stroke: nil), at: Point(90, 10))
    case .strokes:
      var path = Path()
      path.move(to: Point(0, 0))
      path.curve(Point(20, 40), Point(60, -40), to: Point(120, 20))
      frame.place(
        .shape(.path(path), fill: nil, stroke: Stroke(.black, width: 3)), at: Point(20, 40))
      let dashed = Stroke(.black.opacity(0.4), width: 2, dashes: [6, 4])
      frame.place(.shape(.path(path), fill: nil, stroke: dashed), at: Point(20, 80))
    case .latin: text("Delete <File> & Co", at: Point(10, 40), to: &frame, renderer)
    case .otherScripts:
      text("عربي ولكن", at: Point(10, 30), to: &frame, renderer)
      text("한글 直す abc", at: Point(10, 60), to: &frame, renderer)
    case .emoji: text("ok 👍🏽 ❤️", at: Point(10, 40), to: &frame, renderer)
    case .image:
      let pixels = (0..<1600).flatMap { index -> [UInt8] in
        [UInt8(index % 40 * 6), UInt8(index / 40 * 6), 90, 255]
      }
      frame.place(
        .image(Bitmap(width: 40, height: 40, pixels: pixels), Size(40, 40)), at: Point(20, 20))
      let faded = (0..<1600).flatMap { [200, 40, 90, UInt8($0 % 40 * 6)] as [UInt8] }
      frame.place(
        .image(Bitmap(width: 40, height: 40, pixels: faded), Size(60, 40)), at: Point(80, 60))
    case .shadow:
      let shadow = Shadow(
        size: Size(60, 40), radius: 13, color: .black,
        falloff: [
          .init(distance: 0, alpha: 0.25), .init(distance: 12, alpha: 0.1),
          .init(distance: 30, alpha: 0),
        ])
      frame.place(
        .group(Frame(size: Size(60, 40)), Effects(shadow: shadow)), at: Point(50, 40))
    case .layers, .mirrored:
      var group = Frame(size: Size(80, 60))
      group.place(
        .shape(.rectangle(Size(80, 60)), fill: Fill(.black), stroke: nil), at: Point(10, 10))
      for line in renderer.shape("FR").lines { group.place(.text(line, .white), at: Point(20, 40)) }
      let clip = Shape.rectangle(Size(80, 60), radius: 10)
      let effects =
        self == .layers
        ? Effects(clip: clip, opacity: 0.5) : Effects(transform: .mirror(width: 80), clip: clip)
      frame.place(.group(group, effects), at: Point(30, 20))
    case .sheet: addSheet(to: &frame, renderer)
    case .fadingSheet: addSheet(to: &frame, opacity: 0.6, renderer)
    }
  }

  private func addSheet(to frame: inout Frame, opacity: Double = 1, _ renderer: Renderer) {
    let colors = ["#FF3B30", "#34C759", "#007AFF", "#FFCC00"].compactMap { Color(hex: $0) }
    for (index, color) in colors.enumerated() {
      let square = Shape.rectangle(Size(40, 40), radius: 9)
      frame.place(
        .shape(square, fill: Fill(color), stroke: nil), at: Point(20, 20 + 60 * Double(index)))
      text("Row \(index)", at: Point(80, 46 + 60 * Double(index)), to: &frame, renderer)
    }
    let all = Shape.rectangle(frame.size)
    frame.place(.shape(all, fill: Fill(.black.opacity(0.2)), stroke: nil), at: .zero)
    let tint = Color(red: 0.98, green: 0.98, blue: 0.98, alpha: 0.79)
    var sheet = Frame(size: frame.size)
    for (y, title) in [(100.0, "Delete"), (180, "Cancel")] {
      var block = Frame(size: Size(184, 70))
      for line in renderer.shape(title, size: 20).lines {
        block.place(.text(line, .black), at: Point(60, 42))
      }
      let effects = Effects(
        clip: .rectangle(block.size, radius: 13),
        backdrop: Backdrop(blur: 12, saturation: 1.8, tint: tint))
      sheet.place(.group(block, effects), at: Point(8, y))
    }
    frame.place(.group(sheet, Effects(opacity: opacity)), at: .zero)
  }

  private func text(_ text: String, at point: Point, to frame: inout Frame, _ renderer: Renderer) {
    for line in renderer.shape(text, locale: "ko").lines {
      frame.place(.text(line, .black), at: point)
    }
  }
}

internal import Glibc
internal import Maquette
internal import MaquetteCairo
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Prints what each stage of drawing a document costs in a process that has drawn it before.
///
/// The arguments are a document, `examples/hello.yaml` unless given, and a number of rounds; or the word
/// `compare` and two pictures.
@main
struct Main {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    if arguments.first == "compare" {
      return try PictureComparison(paths: Array(arguments.dropFirst())).run()
    }
    let path = arguments.first ?? "examples/hello.yaml"
    let rounds = arguments.dropFirst().first.flatMap { Int($0) } ?? 200
    let source = SourceFile(name: path, bytes: try FileSystem.read(path))
    var catalog = Catalog()
    guard let mockup = MockupFile(source, name: "bench").mockups.first?.mockup,
      let cell = try Matrix(mockup, in: &catalog).cells.first
    else {
      print("error: '\(path)' has no picture to draw")
      exit(1)
    }
    let drawing = MockupRenderer(catalog)
    let renderer = try Renderer(fonts: cell.theme.fonts)
    let scale = cell.device.scale
    let fast = RenderOptions(scale: scale, effort: .fast)
    let standard = RenderOptions(scale: scale)

    var stages = Stages()
    for _ in 0..<rounds {
      _ = stages.time("read") { MockupFile(source, name: "bench") }
      let frame = try stages.time("layout") { try drawing.frame(of: cell, scale: scale) }
      try stages.time("paint") { try renderer.paint(frame, scale: scale) }
      _ = try stages.time("write") { try PNGFormat().render(frame, standard, renderer) }
      _ = try stages.time("write fast") { try PNGFormat().render(frame, fast, renderer) }
      var moved = Frame(size: frame.size)
      moved.place(frame, at: Point(0, 1))
      _ = stages.time("compare") { LayoutDifference(old: frame, new: moved, theme: cell.theme) }
      _ = try stages.time("all") { try drawing.render(cell, scale: scale) }
    }

    let paint = stages.median("paint")
    print("\(path), warm, medians of \(rounds)")
    show("read", stages.median("read"))
    show("shape and lay out", stages.median("layout"))
    show("paint", paint)
    show("encode", stages.median("write") - paint)
    show("encode, effort fast", stages.median("write fast") - paint)
    show("compare layouts", stages.median("compare"))
    show("lay out to file", stages.median("all"))
  }

  /// Prints a row of the table.
  static func show(_ name: String, _ milliseconds: Double) {
    let thousandths = Int((milliseconds * 1000).rounded())
    let fraction = String(1000 + thousandths % 1000).dropFirst()
    let number = "\(thousandths / 1000).\(fraction)"
    print("  \(padded(name, to: 20, atStart: false))\(padded(number, to: 9, atStart: true)) ms")
  }

  private static func padded(_ text: String, to width: Int, atStart: Bool) -> String {
    let spaces = String(repeating: " ", count: max(0, width - text.count))
    return atStart ? spaces + text : text + spaces
  }
}

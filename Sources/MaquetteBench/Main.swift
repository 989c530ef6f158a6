internal import Glibc
internal import Maquette
internal import MaquetteCairo
internal import MaquetteScene

/// Prints what each stage of drawing a document costs in a process that has drawn it before.
///
/// The arguments are a document, `examples/hello.yaml` unless given, and a count of rounds.
@main
struct Main {
  static func main() throws {
    let path = CommandLine.arguments.dropFirst().first ?? "examples/hello.yaml"
    let rounds = CommandLine.arguments.dropFirst(2).first.flatMap { Int($0) } ?? 200
    let bytes = try FileSystem.read(path)
    var catalog = Catalog()
    let file = MockupFile(SourceFile(name: path, bytes: bytes), name: "bench")
    guard let mockup = file.mockups.first?.mockup,
      let cell = try Matrix(mockup, in: &catalog).cells.first
    else {
      print("error: '\(path)' has no picture to draw")
      exit(1)
    }
    let renderer = MockupRenderer(catalog)
    let scale = cell.device.scale
    var stages = Stages()
    var size = 0
    for _ in 0..<rounds {
      stages.time("read") { _ = MockupFile(SourceFile(name: path, bytes: bytes), name: "bench") }
      try stages.time("matrix") { _ = try Matrix(mockup, in: &catalog) }
      try stages.time("shape and layout") { _ = try renderer.frame(of: cell, scale: scale) }
    }
    stages.print()
    print("\(size) bytes")
  }
}

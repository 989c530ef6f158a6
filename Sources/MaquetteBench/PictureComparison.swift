internal import Maquette
internal import MaquetteCairo
internal import MaquetteImageDiff
internal import MaquetteScene

/// Prints what comparing two picture files costs.
struct PictureComparison {
  let paths: [String]
  let rounds = 20

  func run() throws {
    let files = try paths.map { try FileSystem.read($0) }
    var stages = Stages()
    for _ in 0..<rounds {
      _ = stages.time("equal files") { files[0] == Array(files[0]) }
      let bitmaps = try stages.time("decode both") {
        try files.map { try FileContent.pixels(of: $0) }
      }
      let exact = stages.time("exact") { ImageComparison()(bitmaps[0], bitmaps[1]) }
      _ = stages.time("yiq") { ImageComparison.yiq()(bitmaps[0], bitmaps[1]) }
      _ = stages.time("regions and window") { (exact.count, exact.regions, exact.worstWindow) }
    }
    print("comparing \(paths.joined(separator: " and ")), medians of \(rounds)")
    for name in ["equal files", "decode both", "exact", "yiq", "regions and window"] {
      Main.show(name, stages.median(name))
    }
  }
}

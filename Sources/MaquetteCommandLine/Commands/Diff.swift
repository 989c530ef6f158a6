internal import Maquette
internal import MaquetteCairo
internal import MaquetteImageDiff
internal import MaquetteScene
internal import MaquetteSource

/// Compares two pictures.
struct Diff: ComparingCommand {
  static let name = "diff"
  static let summary = "Compares two pictures, pixel by pixel."
  static let discussion = """
    Prints how many pixels differ, which part of all that is, and the densest square of 32 pixels. \
    The status is 1 when any differs.

        maquette diff before.png after.png -o difference.png --metric yiq
    """
  static let operandNames = "A B"
  static let options: [Option<Self>] =
    [
      .value(
        "-o", "--output", to: \.output, placeholder: "path",
        help: "Where the picture of differences goes.")
    ] + metricOptions

  var operands: [String] = []
  var output: String?
  var tolerance = ToleranceOptions()

  func run(_ console: inout Console) throws -> ExitCode {
    let files = try operands.map { try FileSystem.read($0, limit: 1 << 30) }
    if files[0] == files[1] {
      try console.print("the files are the same")
      return .success
    }
    var bitmaps: [Bitmap] = []
    for (path, file) in zip(operands, files) {
      do throws(PictureError) {
        bitmaps.append(try FileContent.pixels(of: file))
      } catch {
        console.fail("cannot read '\(path)': \(error.reason)", hint: error.help)
        return .invalidInput
      }
    }
    let difference = tolerance.comparison(bitmaps[0], bitmaps[1])
    let (before, after) = (difference.firstSize, difference.secondSize)
    if before != after {
      try console.print(
        "\(before.width) × \(before.height) and \(after.width) × \(after.height) pixels")
    }
    try console.print("\(difference.count) pixels differ, a ratio of \(difference.ratio)")
    if difference.antialiasedCount > 0 {
      try console.print("\(difference.antialiasedCount) smooth an edge and do not count")
    }
    if let worst = difference.worstWindow {
      let (box, side) = (worst.box, difference.windowSide)
      try console.print("\(worst.count) in the square of \(side) at \(box.x), \(box.y)")
    }
    if let output {
      let picture = DifferencePicture()(difference, over: bitmaps[0])
      try FileSystem.put(try picture.pngFile(), at: output)
      try console.print(output)
    }
    return difference.count > 0 || before != after ? .findings : .success
  }
}

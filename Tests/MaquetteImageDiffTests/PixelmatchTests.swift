import MaquetteCairo
import MaquetteImageDiff
import MaquetteScene
import MaquetteTestSupport
import Testing

/// The published pairs of pixelmatch 7.2.0 with their counts, read from the folder of reference material.
@Suite(.enabled(if: Reference.folder != nil, "there is no folder of reference material"))
struct PixelmatchTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var first: String
    var second: String
    var picture: String
    var count: Int
    /// The count with pixels that smooth an edge.
    var whole: Int
    var threshold = 0.05
    var look = DifferencePicture()

    var testDescription: String { "\(first) \(second) \(picture)" }
  }

  static let cases: [Case] = {
    var mask = DifferencePicture()
    mask.isMask = true
    var colored = DifferencePicture()
    colored.opacity = 0.5
    colored.antialiased = .init(0, 192, 0)
    colored.different = .init(255, 0, 255)
    var darker = DifferencePicture()
    darker.darker = .init(0, 255, 0)
    return [
      Case(first: "1a", second: "1b", picture: "1diff", count: 143, whole: 251),
      Case(
        first: "1a", second: "1b", picture: "1diffdefaultthreshold", count: 106, whole: 167,
        threshold: 0.1),
      Case(first: "1a", second: "1b", picture: "1diffmask", count: 143, whole: 251, look: mask),
      Case(
        first: "1a", second: "1a", picture: "1emptydiffmask", count: 0, whole: 0, threshold: 0,
        look: mask),
      Case(first: "2a", second: "2b", picture: "2diff", count: 12437, whole: 13090, look: colored),
      Case(first: "3a", second: "3b", picture: "3diff", count: 212, whole: 404),
      Case(first: "4a", second: "4b", picture: "4diff", count: 36049, whole: 41623),
      Case(first: "5a", second: "5b", picture: "5diff", count: 6, whole: 256),
      Case(first: "6a", second: "6b", picture: "6diff", count: 51, whole: 4900),
      Case(first: "6a", second: "6a", picture: "6empty", count: 0, whole: 0, threshold: 0),
      Case(
        first: "7a", second: "7b", picture: "7diff", count: 2448, whole: 2737, threshold: 0.1,
        look: darker),
      Case(first: "8a", second: "5b", picture: "8diff", count: 32896, whole: 32896),
    ]
  }()

  @Test(arguments: cases) func agrees(with expected: Case) throws {
    let (first, second) = (try bitmap(expected.first), try bitmap(expected.second))
    let difference = ImageComparison.yiq(threshold: expected.threshold)(first, second)
    #expect(difference.count == expected.count)
    let whole = ImageComparison.yiq(
      threshold: expected.threshold, ignoresAntialiasing: false)(first, second)
    #expect(whole.count == expected.whole)
    let picture = expected.look(difference, over: first)
    #expect(picture.pixels == (try bitmap(expected.picture)).pixels)
  }

  private func bitmap(_ name: String) throws -> Bitmap {
    let content = try FileContent(Reference.read("data/pixelmatch", "\(name).png"))
    guard case .pixels(let bitmap) = content else { throw Reference.Missing(name: name) }
    return bitmap
  }
}

import Maquette
import MaquetteTestSupport
import Testing

@testable import MaquetteFidelity

@Suite struct AlignmentTests {
  /// A picture of noise in which no place is like another.
  private func picture(_ width: Int, _ height: Int) -> Bitmap {
    var generator = SeededGenerator(seed: 7)
    let levels = (0..<(width * height)).map { _ in UInt8.random(in: 0...255, using: &generator) }
    return Bitmap(width: width, height: height, pixels: levels.flatMap { [$0, $0, $0, 255] })
  }

  @Test func aPartOfTheSameScaleHasTheSamePixels() {
    let reference = picture(40, 30)
    let alignment = Alignment(reference: reference, scale: 2, origin: Point(6, 4))
    let part = alignment.part(Rect(1, 2, 10, 5), pixels: 2)
    #expect(part == reference.part(Rect(8, 8, 20, 10), width: 20, height: 10))
  }

  @Test func whatIsClearIsWhite() {
    let clear = Bitmap(width: 4, height: 4, pixels: Array(repeating: 0, count: 64))
    let part = Alignment(reference: clear, scale: 1, origin: .zero)
      .part(Rect(0, 0, 4, 4), pixels: 1)
    #expect(part.pixels.allSatisfy { $0 == 255 })
  }

  @Test(arguments: [Point(1, 0), Point(-2, 3), Point(0, -1), Point(3, 2)])
  func movesToWhereItFits(_ offset: Point) {
    let reference = smooth(picture(120, 120))
    let ours = reference.part(Rect(20, 30, 60, 60), width: 60, height: 60)
    var alignment = Alignment(
      reference: reference, scale: 1, origin: Point(20, 30) - offset)
    alignment.refine(to: ours, in: Rect(0, 0, 60, 60), pixels: 1)
    #expect(alignment.origin == Point(20, 30))
  }

  @Test func movesNoFartherThanItMay() {
    let reference = smooth(picture(120, 120))
    let ours = reference.part(Rect(30, 30, 60, 60), width: 60, height: 60)
    var alignment = Alignment(reference: reference, scale: 1, origin: Point(20, 30))
    alignment.refine(to: ours, in: Rect(0, 0, 60, 60), pixels: 1)
    #expect(abs(alignment.origin.x - 20) <= 3 && abs(alignment.origin.y - 30) <= 3)
  }

  @Test func onlyWhatBothHaveIsVisible() {
    let alignment = Alignment(reference: picture(40, 30), scale: 2, origin: Point(-4, 6))
    #expect(alignment.visible(Rect(0, 0, 100, 100)) == Rect(2, 0, 20, 12))
  }

  /// Each pixel the mean of those near it, so that what is near fits better than what is far.
  private func smooth(_ bitmap: Bitmap) -> Bitmap {
    let reach = 4
    var pixels: [UInt8] = []
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width {
        var (sum, count) = (0, 0)
        for row in max(0, y - reach)...min(bitmap.height - 1, y + reach) {
          for column in max(0, x - reach)...min(bitmap.width - 1, x + reach) {
            sum += Int(bitmap.pixels[(row * bitmap.width + column) * 4])
            count += 1
          }
        }
        pixels += [UInt8](repeating: UInt8(sum / count), count: 3) + [255]
      }
    }
    return Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels)
  }
}

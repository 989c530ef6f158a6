import MaquetteScene
import Testing

struct RectTests {
  private static let all = [
    Rect(0, 0, 10, 10), Rect(5, 5, 10, 10), Rect(2, 3, 4, 5), Rect(10, 0, 5, 5),
    Rect(20, 30, 1, 1), Rect(5, -20, 0, 100), Rect(-3, -3, 3, 3),
  ]

  @Test(arguments: all, all)
  func anIntersectionHoldsWhatBothHold(_ one: Rect, _ other: Rect) {
    let common = one.intersection(other)
    #expect(common.width >= 0 && common.height >= 0)
    for x in stride(from: -4.0, through: 32, by: 0.5) {
      for y in stride(from: -4.0, through: 32, by: 0.5) {
        let point = Point(x, y)
        guard one.contains(point), other.contains(point) else { continue }
        #expect(common.contains(point))
      }
    }
    if common.width > 0, common.height > 0 {
      #expect(one.union(common) == one && other.union(common) == other)
      #expect(one.contains(common.center) && other.contains(common.center))
    }
  }

  @Test func whatLiesApartHasNothingInCommon() {
    #expect(Rect(0, 0, 1, 1).intersection(Rect(5, 0, 1, 1)).width == 0)
    #expect(Rect(0, 0, 1, 1).intersection(Rect(0, 5, 1, 1)).height == 0)
  }
}

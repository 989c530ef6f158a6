import MaquetteSnapshots
import XCTest

final class MenuXCTests: XCTestCase {
  func testMenu() {
    assertSnapshot(of: mockup, as: .png(scale: 2, comparison: .yiq(threshold: 0.1), maxPixels: 5))
  }
}

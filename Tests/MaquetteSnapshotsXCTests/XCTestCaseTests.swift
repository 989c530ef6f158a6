import MaquetteSnapshots
import XCTest

final class XCTestCaseTests: XCTestCase {
  override func invokeTest() {
    withSnapshots(record: .never) { super.invokeTest() }
  }

  func testSnapshotsAreBesideTheFile() {
    assertSnapshot(of: "A text.\n", as: .lines)
    assertSnapshot(of: "Another text.\n", as: .lines, named: "another")
  }

  func testFailuresAreToldToTheCaller() throws {
    let message = try XCTUnwrap(verifySnapshot(of: "A text.\n", as: .lines))
    XCTAssert(message.contains("is missing"), message)
  }
}

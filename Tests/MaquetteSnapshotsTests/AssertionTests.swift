import MaquetteSnapshots
import MaquetteTestSupport
import Testing

@Suite struct AssertionTests {
  @Test func snapshotsWithoutNameAreNumbered() throws {
    let folder = try TemporaryFolder()
    for text in ["a", "b"] {
      _ = verifySnapshot(
        of: text, as: .lines, record: .all, snapshotDirectory: folder.path)
    }
    #expect(
      folder.names == [
        "snapshotsWithoutNameAreNumbered.1.txt", "snapshotsWithoutNameAreNumbered.2.txt",
      ])
  }

  @Test func `names become parts of files' names`() throws {
    let folder = try TemporaryFolder()
    _ = verifySnapshot(
      of: "a", as: .lines, named: "größer, ../2 × 3", record: .all,
      snapshotDirectory: folder.path)
    #expect(folder.names == ["names-become-parts-of-files-names.größer-2-3.txt"])
  }

  @Test(arguments: [1, 2])
  func aTestWithArgumentsNamesItsSnapshots(_ argument: Int) throws {
    let folder = try TemporaryFolder()
    func message(_ name: String?) -> String? {
      verifySnapshot(
        of: "\(argument)", as: .lines, named: name, record: .all,
        snapshotDirectory: folder.path)
    }
    #expect(message(nil)?.contains("'named:'") == true)
    #expect(folder.names == [])
    #expect(message("\(argument)")?.contains("recorded") == true)
  }

  @Test func anAssertionFailsItsTestAtItsLine() async {
    let line = #line + 3
    withKnownIssue {
      // There is no such snapshot.
      assertSnapshot(of: "a", as: failing, named: "none", record: .never)
    } matching: { issue in
      issue.sourceLocation?.line == line
        && issue.comments.contains { $0.rawValue.contains("nothing to compare") }
    }
  }

  private let failing = Snapshotting<String>(files: { _, _ in [] }, difference: { _, _ in nil })
}

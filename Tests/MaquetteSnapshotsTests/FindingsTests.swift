import Maquette
import MaquetteSnapshots
import MaquetteTestSupport
import Testing

@Suite struct FindingsTests {
  /// A snapshot of what the guidelines say has a line a finding, and tells what came to it.
  @Test func findingsAreText() throws {
    let folder = try TemporaryFolder()
    func check(_ mockup: Mockup, record: SnapshotRecording) -> String? {
      verifySnapshot(
        of: mockup, as: .findings, named: "menu", record: record, snapshotDirectory: folder.path)
    }
    _ = check(Mockup(menu: Menu { "Copy" }), record: .all)
    let name = try #require(folder.names.first)
    #expect(try folder.bytes(of: name) == Array("nothing found\n".utf8))
    #expect(check(Mockup(menu: Menu { "Copy" }), record: .never) == nil)
    let message = try #require(check(Mockup(menu: Menu { "Delete" }), record: .never))
    #expect(message.contains("/menu/items/0: warning: 'Delete' is not marked as destructive"))
  }
}

import Maquette
import MaquetteSnapshots
import MaquetteTestSupport

/// A folder of snapshots and the assertions of one test about them.
struct Check {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What an assertion about a value fails with.
  func callAsFunction<Value>(
    _ value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
    record recording: SnapshotRecording = .never
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: "a", record: recording,
      snapshotDirectory: folder.path, testName: "menu()")
  }
}

extension Mockup {
  /// A menu with some items.
  static func menu(_ titles: String...) -> Mockup {
    Mockup(menu: Menu { for title in titles { Button(LocalizedText(title)) } })
  }
}

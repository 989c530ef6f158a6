import Maquette
import MaquetteSnapshots
import MaquetteTestSupport

/// A folder of snapshots and the assertions of one test.
struct Check {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// What an assertion about a value would fail with.
  func callAsFunction<Value>(
    _ value: @autoclosure () throws -> Value, _ strategy: Snapshotting<Value>,
    _ recording: SnapshotRecording = .never, named name: String? = "a"
  ) -> String? {
    verifySnapshot(
      of: try value(), as: strategy, named: name, record: recording,
      snapshotDirectory: folder.path, testName: "menu()")
  }
}

extension Mockup {
  /// A menu with some items, as few pixels as can be.
  static func menu(
    _ titles: String..., appearance: OneOrMore<Appearance> = [], locale: OneOrMore<String> = []
  ) -> Mockup {
    Mockup(
      appearance: appearance, locale: locale,
      menu: Menu(items: titles.map { .init(Button(.init($0))) }))
  }
}

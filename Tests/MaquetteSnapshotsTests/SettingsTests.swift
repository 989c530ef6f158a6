import MaquetteTestSupport
import Testing

@testable import MaquetteSnapshots

@Suite struct SettingsTests {
  private func recording(
    _ argument: SnapshotRecording? = nil, _ environment: [String: String] = [:]
  ) throws -> SnapshotRecording {
    try SnapshotSettings(argument) { environment[$0] }.recording
  }

  @Test func theNearestCounts() throws {
    let environment = ["MAQUETTE_SNAPSHOTS_RECORD": "never"]
    #expect(try recording() == .missing)
    #expect(try recording(nil, environment) == .never)
    #expect(try recording(.all, environment) == .all)
    let scoped = try withSnapshots(record: .failed) {
      [try recording(nil, environment), try recording(.all, environment)]
    }
    #expect(scoped == [.failed, .all])
  }

  @Test(.snapshots(record: .failed)) func aTraitCounts() throws {
    #expect(try recording() == .failed)
  }

  @Suite(.snapshots(record: .all)) struct Traits {
    @Test func ofASuiteCount() { #expect(SnapshotRecording.scoped == .all) }
    @Test(.snapshots(record: .never)) func nearerCount() {
      #expect(SnapshotRecording.scoped == .never)
    }
  }

  @Test func nothingMissingIsRecordedInCI() throws {
    #expect(try recording(nil, ["CI": "true"]) == .never)
    #expect(try recording(.missing, ["CI": "1"]) == .never)
    #expect(try recording(.failed, ["CI": "1"]) == .failed)
    for value in ["", "0", "false"] { #expect(try recording(nil, ["CI": value]) == .missing) }
  }

  @Test func anUnknownValueFails() throws {
    let error = #expect(throws: SnapshotSettings.UnknownValue.self) {
      try recording(.never, ["MAQUETTE_SNAPSHOTS_RECORD": "yes"])
    }
    #expect(
      error?.description
        == "'yes' is no value of MAQUETTE_SNAPSHOTS_RECORD, which is one of never, missing, failed, all"
    )
  }

  @Test func listsTheSnapshotsThatTestsHave() throws {
    let folder = try TemporaryFolder()
    let settings = try SnapshotSettings(nil) {
      $0 == "MAQUETTE_SNAPSHOTS_LIST" ? folder("list") : nil
    }
    try settings.list([SnapshotFile(name: "a.png", bytes: [])], in: "/t")
    try settings.list([SnapshotFile(name: "b.png", bytes: [])], in: "/t")
    #expect(try folder.bytes(of: "list") == Array("/t/a.png\n/t/b.png\n".utf8))
  }

  @Test func artifactsGoWhereTheEnvironmentSays() throws {
    let own = try SnapshotSettings(nil) { _ in nil }.artifacts(for: "/t/__Snapshots__/MenuTests")
    #expect(own.path == "/t/__Snapshots__/MenuTests/__Failures__")
    let given = try SnapshotSettings(nil) { $0 == "MAQUETTE_SNAPSHOTS_ARTIFACTS" ? "/out" : nil }
      .artifacts(for: "/t/__Snapshots__/MenuTests")
    #expect(given.path == "/out/MenuTests")
    #expect(!given.isIgnored)
  }
}

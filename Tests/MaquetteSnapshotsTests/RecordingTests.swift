import Maquette
import MaquetteSnapshots
import MaquetteTestSupport
import Testing

@Suite struct RecordingTests {
  private let check: Check

  init() throws { check = try Check() }

  @Test func recordsWhatIsMissingAndFails() throws {
    let message = try #require(check(.menu("Copy"), as: .png(scale: 1), record: .failed))
    #expect(message.contains("recorded"))
    #expect(message.contains("run the test again"))
    #expect(message.contains(check.folder("menu.a.png")))
    #expect(check.folder.names == ["menu.a.png"])
    #expect(check(.menu("Copy"), as: .png(scale: 1)) == nil)
  }

  @Test func failsWithoutSnapshotAndKeepsWhatThereIs() throws {
    let message = try #require(check(.menu("Copy"), as: .png(scale: 1)))
    #expect(message.contains("'menu.a.png' is missing"))
    #expect(
      check.folder.names == [
        "__Failures__", "__Failures__/.gitignore", "__Failures__/menu.a.actual.png",
      ])
  }

  @Test func namesFilesAsRenderDoes() throws {
    var mockup = Mockup.menu("Copy")
    mockup.appearance = [.light, .dark]
    mockup.layoutDirection = [.leftToRight, .rightToLeft]
    #expect(check(mockup, as: .png(scale: 2), record: .failed) != nil)
    #expect(
      check.folder.names == [
        "menu.a.leftToRight@2x.png", "menu.a.leftToRight~dark@2x.png",
        "menu.a.rightToLeft@2x.png", "menu.a.rightToLeft~dark@2x.png",
      ])
  }

  @Test(arguments: [SnapshotRecording.failed, .all])
  func recordsAgainWhatChanged(_ recording: SnapshotRecording) throws {
    _ = check(.menu("Copy"), as: .png(scale: 1), record: .failed)
    let message = try #require(check(.menu("Cut"), as: .png(scale: 1), record: recording))
    #expect(message.contains("recorded again"))
    #expect(check(.menu("Cut"), as: .png(scale: 1)) == nil)
  }

  /// A picture says which document it is of, so the same pixels may come in other bytes.
  @Test(arguments: SnapshotRecording.allCases)
  func neverWritesEqualPixelsAgain(_ recording: SnapshotRecording) throws {
    var mockup = Mockup.menu("Copy")
    _ = check(mockup, as: .png(scale: 1), record: .failed)
    let bytes = try check.folder.bytes(of: "menu.a.png")
    mockup.alt = "Another description"
    #expect(check(mockup, as: .png(scale: 1), record: recording) == nil)
    #expect(try check.folder.bytes(of: "menu.a.png") == bytes)
  }

  @Test func onlyAllRecordsWhatIsTolerated() throws {
    let tolerant = Snapshotting<Mockup>.png(scale: 1, maxRatio: 0.5)
    _ = check(.menu("Copy"), as: tolerant, record: .failed)
    #expect(check(.menu("Cody"), as: tolerant, record: .failed) == nil)
    let message = try #require(check(.menu("Cody"), as: tolerant, record: .all))
    #expect(message.contains("recorded again"))
  }

  @Test func saysWhereNothingCanBeRecorded() throws {
    try check.folder.write("", to: "file")
    let message = try #require(
      verifySnapshot(
        of: "text", as: .lines, named: "a", record: .all,
        snapshotDirectory: check.folder("file"), testName: "menu()"))
    #expect(message.contains("cannot be recorded"))
  }
}

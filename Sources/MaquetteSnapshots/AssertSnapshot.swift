internal import Maquette
internal import Testing

/// Fails the test unless a value is as its snapshots beside the test say.
///
/// The snapshots are `__Snapshots__/<file>/<function>.<name>.<ending>` beside the test's file. Works in
/// tests of Swift Testing and of XCTest.
///
/// - Parameters:
///   - value: What is compared, such as a mockup.
///   - strategy: What is made of it and how that is compared: `.png`, `.svg`, `.layout`.
///   - name: What tells the snapshot from others of the test; a number unless given.
///   - recording: When a snapshot is written; see ``SnapshotRecording``.
///   - fileID: Where the assertion stands; left out by callers, as what follows.
///   - filePath: The file that the assertion stands in.
///   - testName: The function that the assertion stands in.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
public func assertSnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  let message = verifySnapshot(
    of: try value(), as: strategy, named: name, record: recording, fileID: fileID,
    file: filePath, testName: testName, line: line, column: column)
  guard let message else { return }
  SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column).fail(message)
}

/// Compares a value with its snapshots as `assertSnapshot` does, and leaves it to the caller to fail.
///
/// - Parameters:
///   - value: What is compared, such as a mockup.
///   - strategy: What is made of it and how that is compared.
///   - name: What tells the snapshot from others of the test; a number unless given.
///   - recording: When a snapshot is written.
///   - directory: The folder of the snapshots; beside the test's file unless given.
///   - fileID: Where the assertion stands; left out by callers, as what follows.
///   - filePath: The file that the assertion stands in.
///   - testName: The function that the assertion stands in.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
/// - Returns: What the test is to fail with; nothing when all is as it was.
public func verifySnapshot<Value>(
  of value: @autoclosure () throws -> Value, as strategy: Snapshotting<Value>,
  named name: String? = nil, record recording: SnapshotRecording? = nil,
  snapshotDirectory directory: String? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, testName: String = #function, line: UInt = #line,
  column: UInt = #column
) -> String? {
  let site = SnapshotSite(fileID: fileID, filePath: filePath, line: line, column: column)
  do {
    let folder = directory ?? site.snapshotFolder
    let settings = try SnapshotSettings(recording)
    let label =
      try name ?? String(SnapshotNumbers.shared.next(in: testName, of: "\(filePath)"))
    let files = try strategy.files(
      value(), "\(testName.fileNamePart).\(label.fileNamePart)")
    guard !files.isEmpty else { return "there is nothing to compare: the strategy made no file" }
    try settings.list(files, in: folder)
    let check = SnapshotCheck(
      folder: folder, artifacts: settings.artifacts(for: folder),
      recording: settings.recording, isCI: settings.isCI)
    let outcomes = files.map { check($0, strategy.difference) }
    for outcome in outcomes { site.attach(outcome.artifacts) }
    return SnapshotReport(outcomes).message
  } catch let error as Mockup.Failure {
    return "the mockup cannot be drawn\n" + error.diagnostics.lines
  } catch let error as Catalog.ThemeError {
    return "the mockup cannot be drawn\n" + error.diagnostics.lines
  } catch {
    return "there is nothing to compare: \(error)"
  }
}

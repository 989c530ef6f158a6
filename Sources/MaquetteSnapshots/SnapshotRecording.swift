/// When snapshots are written.
///
/// A test that writes one fails, so that nothing is recorded unseen. An argument of an assertion counts before the trait `.snapshots(record:)`, that before the environment
/// variable `MAQUETTE_SNAPSHOTS_RECORD`, and `missing` is usual.
public enum SnapshotRecording: String, Sendable, Hashable, CaseIterable {
  /// None is written, and one that is missing is a failure.
  case never
  /// Those that are not there; where the environment has `CI`, none.
  case missing
  /// Those that are not there, and those whose comparison fails.
  case failed
  /// Those that are not there, and those that differ at all, even as little as the test allows.
  case all

  /// What a trait says.
  @TaskLocal static var scoped: SnapshotRecording?
}

/// Runs code, such as `super.invokeTest()` of an XCTestCase, in which snapshots are recorded so.
///
/// - Parameters:
///   - recording: When snapshots are written.
///   - body: The code.
/// - Returns: What the code returns.
public func withSnapshots<Result>(
  record recording: SnapshotRecording, _ body: () throws -> Result
) rethrows -> Result {
  try SnapshotRecording.$scoped.withValue(recording) { try body() }
}

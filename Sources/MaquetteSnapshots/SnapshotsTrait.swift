public import Testing

/// Says when the snapshots of a test or of all tests in a suite are written.
public struct SnapshotsTrait: TestTrait, SuiteTrait, TestScoping {
  let recording: SnapshotRecording

  /// Suites pass the trait on to their tests.
  public var isRecursive: Bool { true }

  /// Runs a test with what the trait says.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotRecording.$scoped.withValue(recording) { try await function() }
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Says when snapshots are written: `@Suite(.snapshots(record: .failed))`.
  public static func snapshots(record recording: SnapshotRecording) -> Self {
    SnapshotsTrait(recording: recording)
  }
}

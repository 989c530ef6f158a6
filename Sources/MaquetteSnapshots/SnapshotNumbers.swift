internal import Synchronization
internal import Testing

/// Counts the snapshots without a name that each test has made.
///
/// The count belongs to the run of a test, which hands nothing from one assertion to the next; so it is kept
/// for the process.
final class SnapshotNumbers: Sendable {
  static let shared = SnapshotNumbers()

  /// A test that runs once for each argument, at the same time and in any order.
  struct Unordered: Error, CustomStringConvertible {
    var description: String {
      "a test with arguments makes its snapshots in any order; tell them apart with 'named:'"
    }
  }

  private struct Key: Hashable {
    let test: Test.ID?
    let file: String
    let function: String
  }

  private let counts = Mutex<[Key: Int]>([:])

  /// The number of the next snapshot in a function of a file.
  func next(in function: String, of file: String) throws(Unordered) -> Int {
    if Test.current?.isParameterized == true { throw Unordered() }
    let key = Key(test: Test.current?.id, file: file, function: function)
    return counts.withLock { counts in
      counts[key, default: 0] += 1
      return counts[key, default: 0]
    }
  }
}

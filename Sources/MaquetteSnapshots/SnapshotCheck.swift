internal import Maquette

/// Compares files with those in a folder, and records them there.
struct SnapshotCheck {
  /// What comes of a file.
  enum Outcome {
    /// It is as it was, or differs as little as is allowed.
    case passed
    /// It was written to a path, where there was none or another one.
    case recorded(path: String, isNew: Bool)
    /// It is another; with what shows that.
    case failed(String, artifacts: [SnapshotFile])

    /// What shows a failure.
    var artifacts: [SnapshotFile] {
      guard case .failed(_, let artifacts) = self else { return [] }
      return artifacts
    }
  }

  /// Compares bytes that are not the same.
  typealias Comparison = (_ expected: [UInt8], _ actual: [UInt8]) throws -> SnapshotDifference?

  let folder: String
  let artifacts: ArtifactFolder
  let recording: SnapshotRecording
  let isCI: Bool

  /// Compares a file with the one of its name.
  func callAsFunction(_ file: SnapshotFile, _ difference: Comparison) -> Outcome {
    let path = "\(folder)/\(file.name)"
    guard FileSystem.exists(path) else {
      guard recording == .never else { return record(file, at: path, isNew: true) }
      let why = isCI ? "none is recorded where CI is set" : "none is to be recorded"
      return fail(
        "the snapshot '\(file.name)' is missing, and \(why); record it on your machine and commit it",
        expected: nil, file)
    }
    var expected: [UInt8]?
    do {
      let bytes = try FileSystem.read(path, limit: 1 << 30)
      expected = bytes
      guard bytes != file.bytes else { return pass(file) }
      if let pointer = PointerFile(bytes) { throw pointer }
      guard let difference = try difference(bytes, file.bytes) else { return pass(file) }
      if recording == .all || recording == .failed && !difference.isTolerated {
        return record(file, at: path, isNew: false)
      }
      if difference.isTolerated { return pass(file) }
      return fail(
        "'\(file.name)' is not as in the snapshot: \(difference.message)", expected: bytes, file,
        difference.picture)
    } catch {
      if recording == .all || recording == .failed { return record(file, at: path, isNew: false) }
      return fail(
        "'\(file.name)' cannot be compared with the snapshot: \(error)", expected: expected, file)
    }
  }

  /// What an earlier failure left would mislead.
  private func pass(_ file: SnapshotFile) -> Outcome {
    artifacts.remove(file.name)
    return .passed
  }

  private func record(_ file: SnapshotFile, at path: String, isNew: Bool) -> Outcome {
    do {
      try FileSystem.makeFolder(folder)
      try FileSystem.write(file.bytes, to: path)
      artifacts.remove(file.name)
      return .recorded(path: path, isNew: isNew)
    } catch {
      return .failed("the snapshot cannot be recorded: \(error)", artifacts: [file])
    }
  }

  private func fail(
    _ message: String, expected: [UInt8]?, _ actual: SnapshotFile, _ picture: [UInt8]? = nil
  ) -> Outcome {
    let (files, lines) = artifacts.write(
      expected: expected, actual: actual, difference: picture,
      snapshot: expected == nil ? nil : "\(folder)/\(actual.name)")
    return .failed(([message] + lines).joined(separator: "\n"), artifacts: files)
  }
}

/// A file that stands for another, which Git LFS has not fetched.
private struct PointerFile: Error, CustomStringConvertible {
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: "version https://git-lfs".utf8) else { return nil }
  }

  var description: String { "Git LFS has not fetched it; run 'git lfs pull'" }
}

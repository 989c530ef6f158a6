internal import Glibc
internal import Maquette

/// What the environment says about snapshots.
struct SnapshotSettings {
  /// A value of a variable that means nothing.
  struct UnknownValue: Error, CustomStringConvertible {
    let variable: String
    let value: String
    let known: [String]

    var description: String {
      "'\(value)' is no value of \(variable), which is one of \(known.joined(separator: ", "))"
    }
  }

  /// When snapshots are written.
  let recording: SnapshotRecording
  /// Whether nobody sees what is recorded.
  let isCI: Bool
  /// The folder for what failed.
  private let artifacts: String?
  /// The file that lists the snapshots that tests have.
  private let list: String?

  /// Reads the environment.
  ///
  /// - Parameters:
  ///   - recording: What the assertion itself says.
  ///   - variable: The value of an environment variable.
  /// - Throws: `UnknownValue` when a variable has one.
  init(
    _ recording: SnapshotRecording?, variable: (String) -> String? = Self.variable
  ) throws {
    isCI = !["", "0", "false"].contains(variable("CI") ?? "")
    artifacts = variable("MAQUETTE_SNAPSHOTS_ARTIFACTS")
    list = variable("MAQUETTE_SNAPSHOTS_LIST")
    let name = "MAQUETTE_SNAPSHOTS_RECORD"
    let wanted = try variable(name).map { value in
      guard let wanted = SnapshotRecording(rawValue: value) else {
        throw UnknownValue(
          variable: name, value: value, known: SnapshotRecording.allCases.map(\.rawValue))
      }
      return wanted
    }
    let chosen = recording ?? SnapshotRecording.scoped ?? wanted ?? .missing
    self.recording = chosen == .missing && isCI ? .never : chosen
  }

  /// The folder for the failures of the snapshots in a folder.
  func artifacts(for folder: String) -> ArtifactFolder {
    guard let artifacts else {
      return ArtifactFolder(path: "\(folder)/__Failures__", isIgnored: true)
    }
    let name = folder.split(separator: "/").last.map { String($0) } ?? ""
    return ArtifactFolder(path: name.path(in: artifacts), isIgnored: false)
  }

  /// Lists snapshots, so that those of no test can be found after all tests have run.
  func list(_ files: [SnapshotFile], in folder: String) throws {
    guard let list else { return }
    let lines = files.map { "\(folder)/\($0.name)\n" }.joined()
    try FileSystem.append(Array(lines.utf8), to: list)
  }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}

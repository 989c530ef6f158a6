internal import Maquette

/// The folder for what shows failures.
struct ArtifactFolder {
  let path: String
  /// Whether the folder tells Git to ignore it.
  let isIgnored: Bool

  /// Writes what was expected, what there is and what shows the difference.
  ///
  /// - Returns: The files, and lines for the message that say where they are.
  func write(
    expected: [UInt8]?, actual: SnapshotFile, difference: [UInt8]?, snapshot: String?
  ) -> (files: [SnapshotFile], lines: [String]) {
    var files = [SnapshotFile(name: name(of: actual.name, "actual"), bytes: actual.bytes)]
    var lines: [String] = []
    if let expected {
      files.insert(SnapshotFile(name: name(of: actual.name, "expected"), bytes: expected), at: 0)
    }
    if let difference {
      let name = name(of: actual.name, "difference").baseName + ".png"
      files.append(SnapshotFile(name: name, bytes: difference))
    }
    remove(actual.name)
    do {
      try FileSystem.makeFolder(path)
      if isIgnored { try FileSystem.write(Array("*\n".utf8), to: "\(path)/.gitignore") }
      for file in files {
        try FileSystem.write(file.bytes, to: "\(path)/\(file.name)")
        lines.append("  \(path)/\(file.name)")
      }
    } catch {
      lines.append("  what shows it cannot be kept: \(error)")
    }
    if let snapshot { lines.append("  the snapshot: \(snapshot)") }
    return (files, lines)
  }

  /// Removes what an earlier failure of a file left.
  func remove(_ fileName: String) {
    for kind in ["expected", "actual", "difference"] {
      let name = name(of: fileName, kind)
      try? FileSystem.remove("\(path)/\(name)")
      try? FileSystem.remove("\(path)/\(name.baseName).png")
    }
  }

  /// The name with a word before its ending: `menu.1@3x.actual.png`.
  private func name(of fileName: String, _ kind: String) -> String {
    guard let ending = fileName.fileExtension else { return "\(fileName).\(kind)" }
    return "\(fileName.baseName).\(kind).\(ending)"
  }
}

internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

extension Lint {
  /// Repairs what can be repaired in a file and says how much that was.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - path: Where it lies; what came from standard input goes to standard output.
  ///   - bytes: The file as it was read.
  ///   - linter: What judges it.
  ///   - console: Where it is said.
  /// - Returns: The file as it is now.
  /// - Throws: When it cannot be written.
  func fix(
    _ file: MockupFile, of path: String, _ bytes: [UInt8], _ linter: DocumentLinter,
    _ console: inout Console
  ) throws -> MockupFile {
    let (fixed, count) = linter.fixed(file)
    // A byte order mark stays where one was.
    let written = bytes.prefix(bytes.count - file.source.bytes.count) + fixed.source.bytes
    if path == "-" {
      try console.write(Array(written))
    } else if count > 0 {
      try FileSystem.put(Array(written), at: path)
    }
    if count > 0 {
      console.inform("\(file.source.name): \(count == 1 ? "1 finding" : "\(count) findings") fixed")
    }
    return fixed
  }

  /// Prints what repairing a file would change.
  func showFixes(
    of file: MockupFile, _ linter: DocumentLinter, _ console: inout Console
  ) throws -> ExitCode {
    console.report(file.diagnostics, in: [file.source])
    if file.diagnostics.contains(where: { $0.severity == .error }) { return .invalidInput }
    let fixed = linter.fixed(file).file
    guard fixed.source != file.source else { return .success }
    let diff = UnifiedDiff(from: file.source.bytes, to: fixed.source.bytes)
    try console.write(diff.text(name: file.source.name))
    return .findings
  }
}

internal import Maquette

/// What a test fails with after all files of a snapshot were compared.
struct SnapshotReport {
  /// The message; nothing when all passed.
  let message: String?

  init(_ outcomes: [SnapshotCheck.Outcome]) {
    var (new, changed, failures): ([String], [String], [String]) = ([], [], [])
    for outcome in outcomes {
      switch outcome {
      case .passed: break
      case .recorded(let path, let isNew):
        if isNew { new.append(path) } else { changed.append(path) }
      case .failed(let message, _): failures.append(message)
      }
    }
    if !failures.isEmpty {
      failures.append(
        "if the change is meant, run the test with MAQUETTE_SNAPSHOTS_RECORD=failed and commit it")
    }
    let parts =
      failures + Self.recorded(new, "no snapshot was there; recorded")
      + Self.recorded(changed, "the snapshot was another; recorded again")
    message = parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  private static func recorded(_ paths: [String], _ what: String) -> [String] {
    guard !paths.isEmpty else { return [] }
    return [what] + paths.map { "  \($0)" }
      + ["look at what was recorded, commit it, and run the test again to compare with it"]
  }
}

extension [Diagnostic] {
  /// The messages, one a line, with where in the mockup and what to do.
  var lines: String {
    map { diagnostic in
      "  \(diagnostic.path): \(diagnostic.severity.rawValue): \(diagnostic.message)"
        + (diagnostic.help.map { "; \($0)" } ?? "")
    }.joined(separator: "\n")
  }
}

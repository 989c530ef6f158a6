@preconcurrency internal import Glibc

extension Console {
  /// Returns a console on the standard streams and surroundings of the process.
  ///
  /// From here on a closed pipe is an error of `write` and does not kill the process, which could
  /// leave temporary files behind.
  package static func process() -> Console {
    _ = signal(SIGPIPE, SIG_IGN)
    return descriptors(
      environment: processEnvironment(),
      workingDirectory: processWorkingDirectory()
    )
  }

  private static func processEnvironment() -> [String: String] {
    var variables: [String: String] = [:]
    var position = environ
    while let entry = position.pointee {
      let parts = String(cString: entry)
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.count == 2 { variables[String(parts[0])] = String(parts[1]) }
      position += 1
    }
    return variables
  }

  /// A folder that was removed while we stand in it has no path, only the name `.`.
  private static func processWorkingDirectory() -> String {
    guard let path = getcwd(nil, 0) else { return "." }
    defer { free(path) }
    return String(cString: path)
  }
}

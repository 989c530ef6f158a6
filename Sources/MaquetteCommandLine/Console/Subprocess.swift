internal import Glibc

/// Another program that is run to its end.
enum Subprocess {
  /// Why a program did not do what it was run for.
  struct Failure: Error {
    /// The program.
    let program: String
    /// What it said, or why it could not be run.
    let reason: String
  }

  /// Runs a program found along the path, without input.
  ///
  /// - Parameters:
  ///   - arguments: Its name and its arguments.
  ///   - environment: The variables that it sees.
  /// - Returns: What it printed.
  /// - Throws: `Failure` when it cannot be run or ends with a status other than zero.
  @discardableResult
  static func run(
    _ arguments: String..., environment: [String: String]
  ) throws(Failure) -> [UInt8] {
    let program = arguments[0]
    var ends = [Int32](repeating: 0, count: 2)
    guard pipe(&ends) == 0 else { throw failure(program, errno) }
    var messages = [Int32](repeating: 0, count: 2)
    guard pipe(&messages) == 0 else { throw failure(program, errno) }

    // Otherwise the program would hold the ends that are read here open itself.
    for end in ends + messages { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
    posix_spawn_file_actions_adddup2(&actions, messages[1], 2)
    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + variables { free(word) } }
    var process = pid_t()
    let code = posix_spawnp(&process, program, &actions, nil, words, variables)
    close(ends[1])
    close(messages[1])
    defer {
      close(ends[0])
      close(messages[0])
    }
    guard code == 0 else { throw failure(program, code) }
    // What it prints is read first: a program that says more than a pipe holds on the other stream
    // is none that is run here.
    let printed = read(ends[0])
    let said = read(messages[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    guard status == 0 else {
      let text = String(decoding: said, as: UTF8.self)
      throw Failure(
        program: program, reason: text.split(separator: "\n").last.map { String($0) } ?? "it failed"
      )
    }
    return printed
  }

  private static func failure(_ program: String, _ code: Int32) -> Failure {
    Failure(program: program, reason: String(cString: strerror(code)))
  }

  private static func read(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}

/// The streams and surroundings of a run.
///
/// Results go to standard output, and everything for people to standard error. What a buffered
/// console is given stays in it, so a command is tested by calling it.
package struct Console: Sendable {
  static let defaultWidth = 80

  /// The environment variables.
  let environment: [String: String]

  /// The absolute path of the folder that relative paths start from.
  let workingDirectory: String

  /// The name of the running command, which messages begin with.
  var command: String?

  /// What a buffered console was given for standard output.
  private(set) var output: [UInt8] = []

  private var error: [UInt8] = []
  private let streams: Streams
  private let outputTerminalWidth: Int?
  private let errorTerminalWidth: Int?

  /// Where bytes go to and come from.
  private enum Streams {
    case buffers(input: [UInt8])
    case descriptors(input: StandardStream, output: StandardStream, error: StandardStream)
  }
}

extension Console {
  /// Returns a console that keeps what it is given.
  ///
  /// With a terminal width, both streams pass for terminals.
  static func buffered(
    input: [UInt8] = [],
    environment: [String: String] = [:],
    workingDirectory: String = "/",
    terminalWidth: Int? = nil
  ) -> Console {
    Console(
      environment: environment,
      workingDirectory: workingDirectory,
      streams: .buffers(input: input),
      outputTerminalWidth: terminalWidth,
      errorTerminalWidth: terminalWidth
    )
  }

  /// Returns a console on file descriptors, by default the standard streams of the process.
  static func descriptors(
    input: Int32 = 0,
    output: Int32 = 1,
    error: Int32 = 2,
    environment: [String: String],
    workingDirectory: String
  ) -> Console {
    let output = StandardStream(descriptor: output)
    let error = StandardStream(descriptor: error)
    return Console(
      environment: environment,
      workingDirectory: workingDirectory,
      streams: .descriptors(
        input: StandardStream(descriptor: input),
        output: output,
        error: error
      ),
      outputTerminalWidth: output.terminalWidth,
      errorTerminalWidth: error.terminalWidth
    )
  }

  /// What a buffered console was given for standard output, as text.
  var outputText: String { String(decoding: output, as: UTF8.self) }

  /// What a buffered console was given for standard error, as text.
  var errorText: String { String(decoding: error, as: UTF8.self) }

  /// Whether a person is reading standard error, so that progress makes sense.
  var isTerminal: Bool { errorTerminalWidth != nil }

  /// Whether messages may be coloured.
  var isColorEnabled: Bool { isTerminal && (environment["NO_COLOR"] ?? "").isEmpty }

  /// The number of characters in a line of standard error.
  var width: Int { errorTerminalWidth ?? Self.defaultWidth }

  /// The number of characters in a line of standard output.
  var outputWidth: Int { outputTerminalWidth ?? Self.defaultWidth }

  /// Reads standard input to its end, or until there are more bytes than `limit`.
  func readInput(limit: Int) throws(ConsoleError) -> [UInt8] {
    switch streams {
    case .buffers(let input): input
    case .descriptors(let input, _, _): try input.read(limit: limit)
    }
  }

  /// Writes bytes to standard output.
  mutating func write(_ bytes: [UInt8]) throws(ConsoleError) {
    switch streams {
    case .buffers: output += bytes
    case .descriptors(_, let output, _): try output.write(bytes)
    }
  }

  /// Writes a text to standard error, where a failure cannot be told to anybody.
  mutating func inform(_ text: String, terminator: String = "\n") {
    let bytes = Array((text + terminator).utf8)
    switch streams {
    case .buffers: error += bytes
    case .descriptors(_, _, let error): try? error.write(bytes)
    }
  }
}

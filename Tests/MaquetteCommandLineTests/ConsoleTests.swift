import Glibc
@testable import MaquetteCommandLine
import Testing

@Suite struct ConsoleTests {
  /// Returns a console whose standard output is a descriptor.
  private func console(output: Int32, input: Int32 = 0) -> Console {
    .descriptors(input: input, output: output, environment: [:], workingDirectory: "/")
  }

  /// Returns the two ends of a new pipe.
  private func makePipe() throws -> (reading: Int32, writing: Int32) {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    // A process that another test starts must not keep the pipe open.
    for end in ends { try #require(fcntl(end, F_SETFD, FD_CLOEXEC) == 0) }
    return (ends[0], ends[1])
  }

  @Test func buffersBothStreams() throws {
    var console = Console.buffered(input: [1, 2])
    try console.write([104, 105, 10])
    try console.print("there")
    console.inform("3/7", terminator: "\r")
    #expect(console.outputText == "hi\nthere\n")
    #expect(console.errorText == "3/7\r")
    #expect(try console.readInput(limit: 10) == [1, 2])
  }

  @Test(arguments: [
    (nil, [:], false), (100, [:], true), (100, ["NO_COLOR": ""], true),
    (100, ["NO_COLOR": "1"], false),
  ])
  func colorsOnTerminals(width: Int?, environment: [String: String], isColored: Bool) {
    var console = Console.buffered(environment: environment, terminalWidth: width)
    console.warn("low ink")
    #expect(console.isTerminal == (width != nil))
    #expect(console.width == width ?? 80)
    #expect(console.outputWidth == width ?? 80)
    #expect(
      console.errorText
        == (isColored
          ? "maquette: \u{1B}[1;33mwarning:\u{1B}[0m low ink\n" : "maquette: warning: low ink\n")
    )
  }

  @Test(arguments: [
    (
      UsageError("no such thing", hint: "try another", command: "lint"), nil,
      "maquette lint: error: no such thing\ntry another\nTry 'maquette help lint'\n"
    ),
    (
      UsageError("no such thing"), "render",
      "maquette render: error: no such thing\nTry 'maquette help render'\n"
    ),
    (UsageError("no such thing"), nil, "maquette: error: no such thing\nTry 'maquette help'\n"),
  ])
  func reportsUsage(error: UsageError, command: String?, expected: String) {
    var console = Console.buffered()
    console.command = command
    #expect(console.report(error) == .usage)
    #expect(console.errorText == expected)
  }

  @Test(arguments: [
    (ConsoleError.closedPipe, ""),
    (.unwritableOutput(reason: "full"), "maquette: error: cannot write to standard output: full\n"),
    (.unreadableInput(reason: "gone"), "maquette: error: cannot read standard input: gone\n"),
  ])
  func reportsStreams(error: ConsoleError, expected: String) {
    var console = Console.buffered()
    #expect(console.report(error) == .environment)
    #expect(console.errorText == expected)
  }

  @Test func noticesFullDisk() throws {
    let full = open("/dev/full", O_WRONLY)
    defer { close(full) }
    var console = console(output: full)
    #expect(throws: ConsoleError.unwritableOutput(reason: "no space left on device")) {
      try console.print("a line")
    }
  }

  @Test func noticesClosedPipe() throws {
    _ = signal(SIGPIPE, SIG_IGN)
    let (reading, writing) = try makePipe()
    defer { close(writing) }
    close(reading)
    var console = console(output: writing)
    #expect(throws: ConsoleError.closedPipe) { try console.print("a line") }
  }

  @Test func noticesUnreadableInput() throws {
    let folder = open("/", O_RDONLY)
    defer { close(folder) }
    let console = console(output: 1, input: folder)
    #expect(throws: ConsoleError.unreadableInput(reason: "is a directory")) {
      try console.readInput(limit: 10)
    }
  }

  @Test func passesMoreThanPipesHold() async throws {
    let (reading, writing) = try makePipe()
    defer { close(reading) }
    // Neither end waits by itself, so both see partial results.
    try #require(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    try #require(fcntl(reading, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let reader = console(output: 1, input: reading)
    let received = Task.detached { try reader.readInput(limit: .max) }
    var writer = console(output: writing)
    let written = Result { try writer.write(bytes) }
    close(writing)
    #expect(try await received.value == bytes)
    try written.get()
  }

  @Test func stopsReadingBehindTheLimit() throws {
    let zeros = open("/dev/zero", O_RDONLY)
    defer { close(zeros) }
    let bytes = try console(output: 1, input: zeros).readInput(limit: 100_000)
    #expect(bytes.count > 100_000 && bytes.count < 1_000_000)
  }

  @Test(
    .enabled(if: access("/dev/ptmx", R_OK | W_OK) == 0, "this system has no pseudoterminals"),
    arguments: [(UInt16(132), 132), (0, 80)]
  )
  func measuresTerminals(columns: UInt16, width: Int) throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    defer { close(terminal) }
    var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    try #require(ioctl(terminal, UInt(TIOCSWINSZ), &size) == 0)
    let console = Console.descriptors(
      output: terminal,
      error: terminal,
      environment: [:],
      workingDirectory: "/"
    )
    #expect(console.isTerminal)
    #expect(console.width == width)
    #expect(console.outputWidth == width)
  }

  @Test func takesTheSurroundingsOfTheProcess() throws {
    let console = Console.process()
    let path = try #require(getenv("PATH"))
    #expect(console.environment["PATH"] == String(cString: path))
    #expect(console.workingDirectory.hasPrefix("/"))
  }
}

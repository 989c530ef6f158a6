public import Foundation

/// The program as a process.
public struct ToolRun {
  /// The status with which it ended.
  public var status: Int32
  /// What it wrote to standard output.
  public var output: [UInt8]
  /// What it wrote to standard error.
  public var error: String

  /// Runs a program: the one that was built beside the tests unless another is named.
  ///
  /// - Parameters:
  ///   - program: The program.
  ///   - arguments: The arguments.
  ///   - environment: The whole environment.
  ///   - folder: The working directory.
  ///   - body: Called while it runs.
  /// - Throws: When the program cannot be started.
  public init(
    program: URL = ToolRun.maquette, _ arguments: [String], environment: [String: String] = [:],
    in folder: String = "/",
    while body: (Process) -> Void = { _ in }
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    body(process)
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    let text = error.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = [UInt8](bytes)
    self.error = String(decoding: text, as: UTF8.self)
  }

  /// The program stands beside the bundle of the tests.
  public static var maquette: URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    for argument in CommandLine.arguments where argument.hasSuffix(".xctest") {
      folder = URL(fileURLWithPath: argument).deletingLastPathComponent()
    }
    return folder.appendingPathComponent("maquette")
  }
}

extension ToolRun {
  /// Runs a program of the system.
  public static func system(_ program: String, _ arguments: [String]) throws -> ToolRun {
    try ToolRun(program: URL(fileURLWithPath: program), arguments)
  }
}

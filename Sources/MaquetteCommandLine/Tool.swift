internal import Maquette
internal import MaquetteCairo
internal import MaquetteSource

/// The program: its commands and what happens before and after one runs.
package enum Tool {
  /// The version, of semantic versioning.
  static let version = "0.1.0"

  /// The commands, in the order of help.
  static let commands: [any Command.Type] = [
    Render.self, Lint.self, Rules.self, Verify.self, Approve.self, Merge.self, Diff.self,
    Symbols.self, Themes.self, Devices.self, Doctor.self, Inspect.self, PrintSchema.self,
  ]

  static let parser = ToolParser(
    summary: "Turns descriptions of menus into faithful pictures of them.", commands: commands)

  /// The page of the reference on the command line, in Markdown.
  package static var reference: String { parser.description.markdown }

  /// Runs the program with its arguments, without its own name.
  package static func run(_ arguments: [String], _ console: inout Console) async -> ExitCode {
    leaveOutHostFonts()
    do {
      let folder = console.workingDirectory
      let invocation = try parser.parse(arguments, environment: console.environment) { command in
        try Configuration.nearest(to: folder)?.entries(for: command) ?? []
      }
      switch invocation {
      case .run(let command, let warnings):
        console.command = type(of: command).name
        for warning in warnings { console.warn(warning) }
        return try await command.run(&console)
      case .help(let help):
        try console.write(Array(help.text(width: console.outputWidth).utf8))
        return .success
      case .version:
        try console.print("maquette \(version)")
        return .success
      case .nothing(let help):
        console.inform(help.text(width: console.width), terminator: "")
        return .usage
      }
    } catch {
      return console.report(error)
    }
  }
}

extension Console {
  /// Prints a fault of any kind, and returns the status that stands for it.
  mutating func report(_ error: any Error, hint: String? = nil) -> ExitCode {
    switch error {
    case let error as UsageError: return report(error)
    case let error as ConsoleError: return report(error)
    case let error as Catalog.ThemeError:
      report(error.diagnostics, in: error.file.map { [$0] } ?? [])
      return .invalidInput
    case let error as FileError:
      fail(error.description, hint: hint)
      return error.action == "read" ? .invalidInput : .environment
    case let error as FolderOptions.MissingFolder:
      fail(error.message, hint: error.hint)
      return .environment
    case let error as ReportFolder.Missing:
      fail("there is no report in '\(error.path)'", hint: "'maquette verify' writes one")
      return .invalidInput
    case let error as Subprocess.Failure:
      fail("\(error.program): \(error.reason)")
      return .environment
    case let error as RenderError:
      fail(error.description)
      if case .tooLarge = error { return .invalidInput }
      return .environment
    default:
      fail("\(error)")
      return .environment
    }
  }

  /// Prints diagnostics with the lines that they are about.
  mutating func report(_ diagnostics: [Diagnostic], in files: [SourceFile]) {
    guard !diagnostics.isEmpty else { return }
    let writer = ConsoleWriter(files, isColored: isColorEnabled)
    inform(writer.text(of: diagnostics), terminator: "")
  }
}

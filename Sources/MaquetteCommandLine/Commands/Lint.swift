internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

/// Judges documents by the Human Interface Guidelines.
struct Lint: Command {
  static let name = "lint"
  static let summary = "Judges documents by the Human Interface Guidelines."
  static let discussion = """
    The status is 1 when a finding is an error. A rule is not reported where the document says so, with \
    'disable: [id]' in a mockup or an element or with a comment on the line above:

        # maquette:disable menu-groups

    'maquette rules' lists the rules with their reasons. Some findings can be repaired: '--fix' does so in \
    the file, and leaves the rest of it as it was written. Standard input is repaired to standard output.
    """
  static let operandNames = "FILE…"
  static let options: [Option<Self>] = [
    .list("--error", to: \.errors, placeholder: "id", help: "Rules whose findings are errors."),
    .list(
      "--warning", to: \.warnings, placeholder: "id", help: "Rules whose findings are warnings."),
    .list("--off", to: \.off, placeholder: "id", help: "Rules that are not judged."),
    .flag("--fix", to: \.fixes, help: "Repairs what can be repaired, in the files themselves."),
    .flag(
      "--diff", to: \.showsFixes,
      help: "Prints what '--fix' would change and writes nothing; the status is 1 if there is any."),
    .flag(
      "--allow-path", to: \.allowsAnyPath,
      help: "Lets documents name files outside of their folder."),
  ]

  var operands: [String] = []
  var errors: [String] = []
  var warnings: [String] = []
  var off: [String] = []
  var fixes = false
  var showsFixes = false
  var allowsAnyPath = false

  func run(_ console: inout Console) throws -> ExitCode {
    let linter = Linter(try configuration(), lexicon: Catalog.lexicon())
    var status = ExitCode.success
    var seen: Set<String> = []
    for operand in operands {
      for path in try DocumentFiles.paths(of: operand) where seen.insert(path).inserted {
        status = max(status, try lint(path, linter, &console))
      }
    }
    return status
  }

  /// Which rules are judged, as the options say; a rule that there is not is wrong usage.
  private func configuration() throws -> LintConfiguration {
    var configuration = LintConfiguration()
    let named: [(String, [String], LintConfiguration.Setting)] = [
      ("--error", errors, .severity(.error)), ("--warning", warnings, .severity(.warning)),
      ("--off", off, .off),
    ]
    let known = RuleCatalog.all.map { $0.description.id }
    for (option, rules, setting) in named {
      for rule in rules {
        guard known.contains(rule) else {
          throw UsageError(
            "'\(rule)' of '\(option)' is no rule", correcting: rule, among: known)
        }
        configuration.settings[rule] = setting
      }
    }
    return configuration
  }

  private func lint(_ path: String, _ linter: Linter, _ console: inout Console) throws -> ExitCode {
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try console.readInput(limit: 64 << 20) : try FileSystem.read(path)
    } catch {
      return console.report(error, hint: DocumentFiles.hint(path))
    }
    var file = MockupFile(
      SourceFile(name: path == "-" ? "stdin" : path, bytes: bytes),
      name: path == "-" ? "stdin" : path.baseName, allowsAnyPath: allowsAnyPath)
    if showsFixes { return try showFixes(of: file, linter, &console) }
    if fixes { file = try fix(file, of: path, bytes, linter, &console) }
    let findings = file.findings(of: linter)
    console.report(file.diagnostics + findings, in: [file.source])
    if file.diagnostics.contains(where: { $0.severity == .error }) { return .invalidInput }
    return findings.contains { $0.severity == .error } ? .findings : .success
  }
}

internal import Maquette
internal import MaquetteComponents
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

    'maquette rules' lists the rules with their reasons.
    """
  static let operandNames = "FILE…"
  static let options: [Option<Self>] = [
    .list("--error", to: \.errors, placeholder: "id", help: "Rules whose findings are errors."),
    .list(
      "--warning", to: \.warnings, placeholder: "id", help: "Rules whose findings are warnings."),
    .list("--off", to: \.off, placeholder: "id", help: "Rules that are not judged."),
    .flag(
      "--no-layout", to: \.leavesOutLayout,
      help: "Leaves out the rules that are judged by the layout of every picture."),
    .flag(
      "--allow-path", to: \.allowsAnyPath,
      help: "Lets documents name files outside of their folder."),
  ]

  var operands: [String] = []
  var errors: [String] = []
  var warnings: [String] = []
  var off: [String] = []
  var leavesOutLayout = false
  var allowsAnyPath = false

  func run(_ console: inout Console) throws -> ExitCode {
    let linter = Linter(try configuration(), lexicon: Catalog.lexicon())
    let renderer = MockupRenderer()
    let defaults = try Configuration.nearest(to: console.workingDirectory)?.defaults()
    var status = ExitCode.success
    var seen: Set<String> = []
    for operand in operands {
      for path in try DocumentFiles.paths(of: operand) where seen.insert(path).inserted {
        status = max(status, try lint(path, linter, renderer, defaults, &console))
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

  private func lint(
    _ path: String, _ linter: Linter, _ renderer: MockupRenderer, _ defaults: Mockup?,
    _ console: inout Console
  ) throws -> ExitCode {
    let source: SourceFile
    do {
      let bytes = path == "-" ? try console.readInput(limit: 64 << 20) : try FileSystem.read(path)
      source = SourceFile(name: path == "-" ? "stdin" : path, bytes: bytes)
    } catch {
      return console.report(error, hint: DocumentFiles.hint(path))
    }
    let file = MockupFile(
      source, name: path == "-" ? "stdin" : path.baseName, allowsAnyPath: allowsAnyPath)
    let findings: [Diagnostic]
    do {
      findings = try file.findings(
        of: linter, in: renderer, defaults: defaults, withLayout: !leavesOutLayout)
    } catch {
      return console.report(error)
    }
    console.report(file.diagnostics + findings, in: [source])
    if file.diagnostics.contains(where: { $0.severity == .error }) { return .invalidInput }
    return findings.contains { $0.severity == .error } ? .findings : .success
  }
}

internal import Maquette
internal import MaquetteGuidelines
internal import MaquetteSource

/// Judges documents by the Human Interface Guidelines.
struct Lint: Command {
  static let name = "lint"
  static let summary = "Judges documents by the Human Interface Guidelines."
  static let discussion = """
    What is found is printed to standard error with the lines that it is about; other forms of report \
    go to standard output. The status is 1 when a finding is an error. A rule is not reported where the document says so, with \
    'disable: [id]' in a mockup or an element or with a comment above the line or behind it:

        # maquette:disable menu-groups

    or in '.maquette.yaml':

        lint: {off: [menu-groups], error: [one-popover], limit: {context-menu-length: 8}, name: [eBay]}

    'maquette rules' lists the rules, 'maquette rules ID' says why a rule is one.

    Some findings can be repaired: '--fix' does so and leaves the rest of a file as it was written. What comes \
    from standard input is repaired to standard output.
    """
  static let operandNames = "FILE…"
  static let options: [Option<Self>] = [
    .value("--format", to: \.format, placeholder: "format", help: "The form of the report."),
    .list("--error", to: \.errors, placeholder: "id", help: "Rules whose findings are errors."),
    .list(
      "--warning", to: \.warnings, placeholder: "id", help: "Rules whose findings are warnings."),
    .list("--note", to: \.notes, placeholder: "id", help: "Rules whose findings are notes."),
    .list("--off", to: \.off, placeholder: "id", help: "Rules that are not judged."),
    .list(
      "--limit", to: \.limits, placeholder: "id=number",
      help: "Numbers that rules go by; 'maquette rules' tells which rules have one."),
    .list(
      "--name", to: \.names, placeholder: "name",
      help: "Names whose letters are right as they are, in titles too."),
    .flag("--fix", to: \.fixes, help: "Repairs what can be repaired, in the files themselves."),
    .flag(
      "--diff", to: \.showsFixes,
      help: "Prints what '--fix' would change and writes nothing; the status is 1 if there is any."),
    .flag("--strict", to: \.isStrict, help: "Treats warnings as errors."),
    .flag("--exit-zero", to: \.exitsWithZero, help: "Ends with the status 0 where it would be 1."),
    .flag(
      "--no-layout", to: \.leavesOutLayout,
      help: "Leaves out the rules that are judged by the layout of every picture."),
    .flag(
      "--allow-path", to: \.allowsAnyPath,
      help: "Lets documents name files outside of their folder."),
  ]

  var operands: [String] = []
  var format = LintFormat.text
  var errors: [String] = []
  var warnings: [String] = []
  var notes: [String] = []
  var off: [String] = []
  var limits: [RuleLimit] = []
  var names: [String] = []
  var fixes = false
  var showsFixes = false
  var isStrict = false
  var exitsWithZero = false
  var leavesOutLayout = false
  var allowsAnyPath = false

  func run(_ console: inout Console) throws -> ExitCode {
    if fixes, !showsFixes, operands.contains("-"), format != .text {
      throw UsageError("'--fix' writes standard input to where '--format' writes its report")
    }
    let linter = try linter(in: console.workingDirectory)
    var report = LintReport()
    var status = ExitCode.success
    var seen: Set<String> = []
    for operand in operands {
      for path in try DocumentFiles.paths(of: operand) where seen.insert(path).inserted {
        status = max(status, try lint(path, linter, &report, &console))
      }
    }
    if !showsFixes { try report.write(as: format, &console) }
    return status == .findings && exitsWithZero ? .success : status
  }

  /// What judges, as the options and a folder's configuration say; a rule that there is not is wrong
  /// usage.
  func linter(in folder: String) throws -> DocumentLinter {
    var configuration = LintConfiguration()
    let named: [(String, [String], LintConfiguration.Setting)] = [
      ("--error", errors, .severity(.error)), ("--warning", warnings, .severity(.warning)),
      ("--note", notes, .severity(.note)), ("--off", off, .off),
    ]
    let known = RuleCatalog.all.map { $0.description.id } + [Linter.unusedSuppression]
    for (option, rules, setting) in named {
      for rule in rules {
        guard known.contains(rule) else {
          throw UsageError(
            "'\(rule)' of '\(option)' is no rule", correcting: rule, among: known)
        }
        configuration.settings[rule] = setting
      }
    }
    for limit in limits {
      guard known.contains(limit.rule) else {
        throw UsageError(
          "'\(limit.rule)' of '--limit' is no rule", correcting: limit.rule, among: known)
      }
      configuration.limits[limit.rule] = try limit.checked()
    }
    configuration.names = names
    return DocumentLinter(
      linter: Linter(configuration, lexicon: Catalog.lexicon()),
      defaults: try Configuration.nearest(to: folder)?.defaults(), hasLayout: !leavesOutLayout)
  }

  private func lint(
    _ path: String, _ linter: DocumentLinter, _ report: inout LintReport,
    _ console: inout Console
  ) throws -> ExitCode {
    let bytes: [UInt8]
    do {
      bytes = path == "-" ? try console.readInput(limit: 64 << 20) : try FileSystem.read(path)
    } catch {
      report.isComplete = false
      return console.report(error, hint: DocumentFiles.hint(path))
    }
    var file = MockupFile(
      SourceFile(name: path == "-" ? "stdin" : path, bytes: bytes),
      name: path == "-" ? "stdin" : path.baseName, allowsAnyPath: allowsAnyPath)
    if showsFixes { return try showFixes(of: file, linter, &console) }
    if fixes { file = try fix(file, of: path, bytes, linter, &console) }
    do {
      let linted = LintedFile(file, try linter.judged(file), isStrict: isStrict)
      report.files.append(linted)
      return linted.status
    } catch {
      report.isComplete = false
      return console.report(error)
    }
  }
}

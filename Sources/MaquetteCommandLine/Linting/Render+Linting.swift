internal import Maquette
internal import MaquetteSource

/// What `render` does about the guidelines.
enum LintMode: String, CaseIterable, OptionValue {
  case off, warn, error
}

extension Render {
  /// Judges the documents as `--lint` and the options of `lint` in the surroundings say.
  ///
  /// - Parameters:
  ///   - plan: What was drawn.
  ///   - console: Where findings are printed; on a terminal, how many there are unless asked.
  /// - Returns: The status that comes of it.
  /// - Throws: When the options of `lint` are wrong, or a font is missing.
  func judge(_ plan: CellPlan, _ console: inout Console) throws -> ExitCode {
    if lint == .off || lint == nil && (!console.isTerminal || plan.status != .success) {
      return .success
    }
    var linter = try Lint.configured(for: operands, in: console)
      .linter(in: console.workingDirectory)
    // A reminder is not worth a second layout.
    linter.hasLayout = linter.hasLayout && lint != nil
    let findings = try plan.files.map { ($0.source, try linter.findings(in: $0)) }
    guard let lint else {
      remind(of: findings.reduce(0) { $0 + $1.1.count }, &console)
      return .success
    }
    var status = ExitCode.success
    for (source, found) in findings {
      let found = lint == .error ? found.map(\.strict) : found
      console.report(found, in: [source])
      if lint == .error, found.contains(where: { $0.severity == .error }) { status = .findings }
    }
    return status
  }

  private func remind(of count: Int, _ console: inout Console) {
    guard count > 0 else { return }
    let notes = "\(count.grouped) guideline note\(count == 1 ? "" : "s")"
    console.inform("\(notes): \((["maquette", "lint"] + operands).shellCommand)")
  }
}

extension Lint {
  /// The command as variables and the configuration file make it.
  static func configured(for operands: [String], in console: Console) throws -> Lint {
    let parser = CommandParser<Lint>(
      environment: console.environment,
      configuration: try Configuration.nearest(to: console.workingDirectory)?
        .entries(for: name) ?? [])
    return try parser.parse(["--"] + operands)
  }
}

internal import MaquetteSource

/// Reads the options of one command from the command line, the environment and the configuration.
///
/// The first of them that gives an option decides it; the others are not read.
struct CommandParser<Root: Command> {
  let environment: [String: String]
  let configuration: [ConfigurationEntry]

  private let descriptions = Root.options.map(\.description)

  init(environment: [String: String], configuration: [ConfigurationEntry]) {
    self.environment = environment
    self.configuration = configuration
  }

  func parse(_ arguments: some Sequence<String>) throws(UsageError) -> Root {
    let scanner = try ArgumentScanner(arguments, options: descriptions)
    let configured = try configuredValues()
    var root = Root()
    for option in Root.options {
      let typed = scanner.occurrences.filter { $0.key == option.description.key }
      let layers = [
        typed.isEmpty ? nil : typed,
        environmentValue(of: option.description).map { [$0] },
        configured[option.description.key],
      ]
      if let values = layers.lazy.compactMap({ $0 }).first {
        try option.assign(values, &root)
      }
    }
    root.operands = scanner.operands
    try OperandNotation(Root.operandNames)
      .check(root.operands, usage: CommandDescription(Root.self).usage)
    return root
  }

  /// Remarks on variables that look like options of the command and are none.
  ///
  /// They are no errors because an environment is shared with other versions of the tool.
  var warnings: [String] {
    let prefix = variablePrefix(command: Root.name)
    let known = descriptions.map { $0.variable(command: Root.name) }
    let unknown = environment.keys.filter { $0.hasPrefix(prefix) && !known.contains($0) }
    return unknown.sorted().map { variable in
      // The common beginning must not make every variable similar.
      let suggestion = nearest(
        to: String(variable.dropFirst(prefix.count)),
        among: known.map { String($0.dropFirst(prefix.count)) }
      )
      let hint = suggestion.first.map { ", did you mean '\(prefix)\($0)'?" } ?? ""
      return "\(variable): '\(Root.name)' has no such option\(hint)"
    }
  }

  /// An empty variable counts as absent: build scripts pass on what they do not have.
  private func environmentValue(of option: OptionDescription) -> Occurrence? {
    let variable = option.variable(command: Root.name)
    guard let value = environment[variable], !value.isEmpty else { return nil }
    return Occurrence(key: option.key, value: value, origin: variable)
  }

  private func configuredValues() throws(UsageError) -> [String: [Occurrence]] {
    var values: [String: [Occurrence]] = [:]
    for entry in configuration {
      guard let option = descriptions.first(where: { $0.key == entry.key }) else {
        throw UsageError(
          "\(entry.origin): unknown option '\(entry.key)'",
          correcting: entry.key,
          among: descriptions.map(\.key)
        )
      }
      guard option.isList || entry.values.count == 1 else {
        throw UsageError("\(entry.origin): '\(entry.key)' takes one value")
      }
      values[entry.key] = entry.values.map {
        Occurrence(key: entry.key, value: $0, origin: entry.origin)
      }
    }
    return values
  }
}

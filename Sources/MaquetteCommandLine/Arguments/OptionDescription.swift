/// What there is to know about an option apart from the property that it sets.
package struct OptionDescription: Hashable, Sendable {
  /// The names with their dashes, the long one last.
  package let names: [String]

  /// What stands for the value in help, or nil for a flag.
  package let placeholder: String?

  /// Whether the option may be repeated and its values separated by commas.
  package let isList: Bool

  /// The only values there are, or nothing when they cannot be counted.
  package let choices: [String]

  /// The value that holds when nobody gives one.
  package let defaultValue: String?

  /// One or two sentences on what the option does.
  package let help: String

  /// The long name without dashes, which is also the key in the configuration file.
  package let key: String

  init(
    names: [String],
    placeholder: String? = nil,
    isList: Bool = false,
    choices: [String] = [],
    defaultValue: String? = nil,
    help: String
  ) {
    let long = names.last ?? ""
    precondition(long.hasPrefix("--"), "an option needs a long name, and it comes last: \(names)")
    self.names = names
    self.placeholder = placeholder
    self.isList = isList
    self.choices = choices
    self.defaultValue = defaultValue
    self.help = help
    key = String(long.dropFirst(2))
  }

  /// The names and the value, as help shows them.
  package var synopsis: String {
    let indent = names.count == 1 ? "    " : ""
    let value = placeholder.map { " <\($0)>" } ?? ""
    return indent + names.joined(separator: ", ") + value
  }

  /// Returns the environment variable that stands for the option in a command.
  package func variable(command: String) -> String {
    variablePrefix(command: command) + variableWord(key)
  }
}

/// Returns what the variables of all options of a command begin with.
func variablePrefix(command: String) -> String {
  "MAQUETTE_\(variableWord(command))_"
}

private func variableWord(_ name: String) -> String {
  String(name.uppercased().map { $0 == "-" ? "_" : $0 })
}

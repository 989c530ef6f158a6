/// What there is to know about an option apart from the property that it sets.
struct OptionDescription: Hashable, Sendable {
  /// The names with their dashes; the last is a long one.
  let names: [String]

  /// What stands for the value in help, or nil for a flag.
  var placeholder: String?

  /// Whether the option may be repeated and its values separated by commas.
  var isList = false

  /// The only values there are, or nothing when they cannot be counted.
  var choices: [String] = []

  /// The value that holds when nobody gives one.
  var defaultValue: String?

  /// One or two sentences on what the option does.
  let help: String

  /// The long name without dashes, which is also the key in the configuration file.
  var key: String { String(names.last?.dropFirst(2) ?? "") }

  /// The names and the value, as help shows them.
  var synopsis: String {
    let indent = names.count == 1 ? "    " : ""
    let value = placeholder.map { " <\($0)>" } ?? ""
    return indent + names.joined(separator: ", ") + value
  }

  /// Returns the environment variable that stands for the option in a command.
  func variable(command: String) -> String {
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

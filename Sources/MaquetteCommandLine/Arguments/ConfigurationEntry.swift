/// What the configuration file says about one option of a command.
package struct ConfigurationEntry: Hashable, Sendable {
  /// The option's long name without dashes.
  package let key: String

  /// The value, or the elements of a list.
  package let values: [String]

  /// Where it is written, as `.maquette.yaml:3:5`.
  package let origin: String

  /// Creates an entry.
  package init(key: String, values: [String], origin: String) {
    self.key = key
    self.values = values
    self.origin = origin
  }
}

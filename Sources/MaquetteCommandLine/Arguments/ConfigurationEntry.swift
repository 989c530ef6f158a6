/// What the configuration file says about one option of a command.
struct ConfigurationEntry: Hashable, Sendable {
  /// The option's long name without dashes.
  let key: String

  /// The value, or the elements of a list.
  let values: [String]

  /// Where it is written, as `.maquette.yaml:3:5`.
  let origin: String
}

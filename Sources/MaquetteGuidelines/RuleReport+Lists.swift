internal import MaquetteSource

extension RuleReport {
  /// Reports several elements of a list at once, at the list, and one alone at its own place; nothing where
  /// the rule is not reported of the list.
  mutating func add(
    _ message: String, at paths: [NodePath], in list: NodePath, severity: Severity? = nil,
    help: String? = nil,
    fix: [SourceEdit]? = nil
  ) {
    guard !isSilenced(list) else { return }
    add(
      message, at: paths.count == 1 ? paths[0] : list, severity: severity, help: help, fix: fix,
      parts: paths.count == 1 ? [] : paths)
  }
}

extension [String] {
  /// The words in quotation marks, divided by commas.
  var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}

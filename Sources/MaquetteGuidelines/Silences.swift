public import MaquetteSource

/// Where a document says that rules are not reported, and what of that was needed.
public struct Silences: Sendable {
  /// A rule and the place where it is not reported.
  public struct Key: Sendable, Hashable {
    /// The place.
    public var path: NodePath
    /// The rule's id.
    public var rule: String
  }

  /// What is not reported in a place or anywhere inside of it.
  private let inside: [LintedMockup.Suppression]
  /// What is not reported at a place itself.
  private let at: [NodePath: Set<String>]
  /// What silenced something inside of its place.
  private(set) var usedInside: Set<Key> = []
  /// What silenced something at its place.
  private(set) var usedAt: Set<Key> = []

  init(inside: [LintedMockup.Suppression] = [], at: [NodePath: Set<String>] = [:]) {
    self.inside = inside
    self.at = at
  }

  /// Whether what a rule finds at a path is not reported.
  mutating func silence(_ rule: String, at path: NodePath) -> Bool {
    let around = inside.filter { $0.rules.contains(rule) && path.isInside($0.path) }
    usedInside.formUnion(around.map { Key(path: $0.path, rule: rule) })
    let isSilenced = at[path]?.contains(rule) ?? false
    if isSilenced { usedAt.insert(Key(path: path, rule: rule)) }
    return isSilenced || !around.isEmpty
  }
}

import MaquetteSource

/// What the aliases of a document stand for.
struct Anchors {
  /// A node that has a name, and what a copy of it costs.
  struct Target {
    var node: SourceNode
    var nodes: Int
    var levels: Int
  }

  private var targets: [String: Target] = [:]
  private var incomplete: [String] = []

  /// Notes that the node of an anchor begins.
  mutating func begin(_ name: String) {
    incomplete.append(name)
  }

  /// Notes that the node of the anchor that began last is complete.
  mutating func complete(_ name: String, _ target: Target) {
    incomplete.removeLast()
    targets[name] = target
  }

  /// What an alias stands for.
  func target(of name: String) -> Target? { targets[name] }

  /// Whether an alias of this name stands within the node that it names.
  func isIncomplete(_ name: String) -> Bool { incomplete.contains(name) }
}

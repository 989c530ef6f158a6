/// How large a document may be before it is refused.
package struct ReadingLimits: Sendable, Hashable {
  /// The values of a document, after aliases are expanded.
  package var nodes: Int
  /// The lists and mappings within each other.
  package var levels: Int
  /// The bytes of a document.
  package var bytes: Int

  /// Makes limits; the defaults are those of the command line.
  package init(nodes: Int = 100_000, levels: Int = 64, bytes: Int = 1 << 20) {
    self.nodes = nodes
    self.levels = levels
    self.bytes = bytes
  }
}

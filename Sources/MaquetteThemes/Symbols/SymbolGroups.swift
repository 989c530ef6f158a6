package import MaquetteSource

/// The groups that symbols are shown in, by use.
public struct SymbolGroups: Sendable {
  /// The beginnings of names by group.
  package let table: Table<String, [String]>

  /// Reads a mapping of groups to the beginnings of names; nothing when it has mistakes.
  package init?(_ node: SourceNode) {
    var reader = SourceReader(file: SourceFile(name: "symbol-groups.yaml", text: ""))
    guard let table = Table<String, [String]>(node, at: .root, &reader),
      reader.diagnostics.isEmpty, !table.entries.isEmpty
    else { return nil }
    self.table = table
  }

  /// The names of the groups in their order.
  public var names: [String] { table.entries.map(\.key) }

  /// The group of a symbol: the one with the longest beginning of its name, or the last.
  public func group(of symbol: String) -> String {
    var found = (group: names.last ?? "", length: 0)
    for entry in table.entries {
      for start in entry.value where start.utf8.count > found.length {
        if symbol == start || symbol.hasPrefix(start + ".") {
          found = (entry.key, start.utf8.count)
        }
      }
    }
    return found.group
  }
}

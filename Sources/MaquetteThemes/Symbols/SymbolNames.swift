/// The names that SF Symbols has, and old names with what they are called now.
public struct SymbolNames: Sendable {
  /// The current name of each name, sorted by name.
  private let names: [(name: Substring, current: Substring)]

  /// Reads a list of names, one a line, an old name followed by its current one.
  public init(_ text: String) {
    names = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let words = line.split(separator: " ")
      return (words[0], words[words.count - 1])
    }
  }

  /// What a symbol is called now, or nothing when SF Symbols has no such name.
  public func current(_ name: String) -> String? {
    names.first { $0.name == name }.map { String($0.current) }
  }

  /// The current names, sorted.
  public var all: [String] { names.filter { $0.name == $0.current }.map { String($0.name) } }
}

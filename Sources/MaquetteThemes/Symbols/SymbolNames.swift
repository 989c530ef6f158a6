/// The names that SF Symbols has, and old names with what they are called now.
public struct SymbolNames: Sendable {
  /// The lines of the list: a name, or an old name and its current one.
  private let lines: [String]

  /// Reads a list of names, one a line, an old name followed by its current one.
  package init(_ text: StaticString) {
    lines = text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// What a symbol is called now, or nothing when SF Symbols has no such name.
  public func current(_ name: String) -> String? {
    guard let line = lines.first(where: { $0 == name || $0.hasPrefix(name + " ") }) else {
      return nil
    }
    return line == name ? name : String(line.dropFirst(name.count + 1))
  }

  /// The current names, sorted.
  public var all: [String] { lines.filter { !$0.utf8.contains(UInt8(ascii: " ")) } }
}

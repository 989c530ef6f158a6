/// The names that SF Symbols has, and names of other years with the one that is used here.
public struct SymbolNames: Sendable {
  /// The lines of the list: a name, or one of another year and the one in its place.
  private let lines: [String]

  /// Reads a list of names, one a line, that of another year followed by the one in its place.
  package init(_ text: StaticString) {
    lines = text.withUTF8Buffer { bytes in
      bytes.split(separator: UInt8(ascii: "\n")).filter { $0.first != UInt8(ascii: "#") }
        .map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// What a symbol is called here, or nothing when SF Symbols has no such name.
  public func current(_ name: String) -> String? {
    guard let line = lines.first(where: { $0 == name || $0.hasPrefix(name + " ") }) else {
      return nil
    }
    return line == name ? name : String(line.dropFirst(name.count + 1))
  }

  /// The names of other years, sorted.
  public var others: [String] {
    lines.compactMap { line in line.firstIndex(of: " ").map { String(line[..<$0]) } }
  }

  /// The names that are used here, sorted.
  public var all: [String] { lines.filter { !$0.utf8.contains(UInt8(ascii: " ")) } }
}

public import Testing

/// A text with arrows, and the lines that are expected about it.
///
/// A table of them is a text file: cases are divided by empty lines, the lines that begin with `! `
/// are what is expected, and those that begin with `//` are comments.
public struct MarkedCase: Sendable, CustomTestStringConvertible {
  /// The text with its arrows.
  public var marked: String
  /// What is expected, a line each.
  public var messages: [String]

  /// The text with its arrows.
  public var testDescription: String { marked }

  /// Reads a table by its path in the package; a table that cannot be read is one failing case.
  public static func table(_ path: String) -> [MarkedCase] {
    guard let text = try? PackageFiles.text(path) else {
      return [MarkedCase(marked: "there is no \(path)", messages: ["the table"])]
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let cases = lines.filter { !$0.hasPrefix("//") }.split(separator: "")
    return cases.map { lines in
      MarkedCase(
        marked: lines.filter { !$0.hasPrefix("! ") }.joined(separator: "\n"),
        messages: lines.filter { $0.hasPrefix("! ") }.map { String($0.dropFirst(2)) })
    }
  }
}

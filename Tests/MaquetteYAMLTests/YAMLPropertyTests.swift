import MaquetteSource
import MaquetteYAML
import Testing

/// What holds for every text.
struct YAMLPropertyTests {
  static let sample = """
    # Sample
    name: "삭제 \\u00e9"   # comment
    menu: &m
      title: 'It''s'

      items:
      - Copy
      - {button: Delete, image: , x: [a, b: c]}
      - button: a long
          title
        role: &r destructive

      -
        - nested
    # between
    again: [*m, *r]
    note: |
      one

      two
    ---
    ? end
    : >-
      folded
      text
    """

  /// A range that is cut out and read again, with its column kept, gives the same node.
  @Test func rangesHoldTheirNodes() throws {
    let parsed = readYAML(SourceFile(name: "menu.yaml", text: Self.sample))
    #expect(parsed.diagnostics == [])
    #expect(parsed.documents.count == 2)
    var count = 0
    for node in parsed.documents.flatMap(\.withDescendants) {
      let text = Self.cut(node.range)
      // An alias is nothing without its anchor.
      guard !text.contains("*") else { continue }
      let padding = String(repeating: " ", count: node.range.lowerBound.column)
      let key = padding.isEmpty ? "" : "node:\n"
      let again = readYAML(SourceFile(name: "cut", text: key + padding + text))
      let document = try #require(again.documents.first, "\(text) \(again.diagnostics)")
      let value = padding.isEmpty ? document : document["node"]
      #expect(value?.withoutRanges == node.withoutRanges, "\(text)")
      count += 1
    }
    #expect(count > 30)
  }

  @Test func everyPrefixIsReadOrRefused() {
    let bytes = Array(Self.sample.utf8)
    for count in bytes.indices {
      check(Array(bytes[..<count]))
    }
  }

  @Test func everyMutationIsReadOrRefused() {
    let sample = Array(
      "a: [&b 'c', *b]\nd:\n  - \"é\\n\"\n  - {e: |f}\n  - g # h\n---\ni: >\n  j\n".utf8
    )
    for index in sample.indices {
      var bytes = sample
      for byte in UInt8.min...UInt8.max {
        bytes[index] = byte
        check(bytes)
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let file = SourceFile(name: "menu.yaml", bytes: bytes)
    let parsed = readYAML(file)
    let isWhole = parsed.diagnostics.isEmpty && !parsed.documents.isEmpty
    // One mistake a document; a syntax error ends the file.
    let isRefused =
      (1...2).contains(parsed.diagnostics.count)
      && parsed.diagnostics.allSatisfy { $0.range != nil && $0.help != "" }
      && parsed.diagnostics.dropLast().allSatisfy { $0.id != "syntax" }
    if !isWhole && !isRefused {
      Issue.record("\(String(decoding: bytes, as: UTF8.self).debugDescription): \(parsed)")
    }
    _ = ConsoleWriter([file]).text(of: parsed.diagnostics)
  }

  private static func cut(_ range: SourceRange) -> String {
    let scalars = Array(sample.unicodeScalars)[range.lowerBound.offset..<range.upperBound.offset]
    return String(String.UnicodeScalarView(scalars))
  }
}

extension SourceNode {
  /// The node and all within it.
  fileprivate var withDescendants: [SourceNode] {
    switch self {
    case .scalar: [self]
    case .sequence(let elements, _): [self] + elements.flatMap(\.withDescendants)
    case .mapping(let entries, _): [self] + entries.flatMap(\.value.withDescendants)
    }
  }

  /// The node as if it stood at the beginning.
  fileprivate var withoutRanges: SourceNode {
    let nowhere = SourcePosition.start ..< .start
    switch self {
    case .scalar(let text, let style, _): return .scalar(text, style, nowhere)
    case .sequence(let elements, _): return .sequence(elements.map(\.withoutRanges), nowhere)
    case .mapping(let entries, _):
      let moved = entries.map {
        SourceEntry(key: $0.key, keyRange: nowhere, value: $0.value.withoutRanges)
      }
      return .mapping(moved, nowhere)
    }
  }
}

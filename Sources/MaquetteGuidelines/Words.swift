public import MaquetteComponents
public import MaquetteSource
internal import MaquetteThemes

/// Words by language, of which texts in any of the languages are made; a word with `…` before it ends a text.
public struct Words: SourceReadable {
  /// The words as they are written.
  private var table: Table<String, [String]>
  /// Each word as it is written, by how it is written in small letters.
  private var spellings: [String: String] = [:]
  /// The words that begin a text, in small letters, by their first letter.
  private var beginnings: [Unicode.Scalar: [String]] = [:]
  /// The words of languages without spaces between words, or with the verb last, which may also end a
  /// text.
  private var ideographs: [String] = []
  /// Those of several words, in small letters between spaces.
  private var phrases: [String] = []
  /// The words that only end a text, in small letters.
  private var endings: [String] = []

  /// Makes no words.
  public init() { self.init(Table()) }

  private init(_ table: Table<String, [String]>) {
    self.table = table
    for word in table.entries.flatMap(\.value) {
      let small = word.lowercased()
      if small.hasPrefix("…") {
        endings.append(String(small.dropFirst()))
        continue
      }
      guard let first = small.unicodeScalars.first, spellings[small] == nil else { continue }
      spellings[small] = word
      if small.isIdeographic {
        ideographs.append(small)
      } else {
        beginnings[first, default: []].append(small)
        if small.contains(" ") { phrases.append(" \(small) ") }
      }
    }
  }

  /// Reads a mapping of languages to lists of words.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard let table = Table<String, [String]>(node, at: path, &reader) else { return nil }
    self.init(table)
  }

  /// The mapping.
  public var json: JSONValue { table.json }

  /// An object of lists.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    Table<String, [String]>.jsonSchema(&definitions)
  }

  /// The words of a language.
  public subscript(language: String) -> [String]? { table[language] }

  /// The words with others before them, whose spelling goes before theirs.
  func preceded(by words: [String]) -> Words {
    Words(Table([.init(key: "", value: words)] + table.entries))
  }

  /// Whether a text, in one of its languages, is one of the words.
  public func contains(_ text: LocalizedText) -> Bool {
    text.texts.contains { spellings[$0] != nil }
  }

  /// Whether a text, in one of its languages, begins or in some languages ends with one of the words.
  public func opens(_ text: LocalizedText) -> Bool { text.texts.contains { opening($0) != nil } }

  /// The language of the word that a text begins or ends with.
  func language(opening text: LocalizedText) -> String? {
    guard let word = text.texts.lazy.compactMap({ opening($0) }).first else { return nil }
    return table.entries.first { entry in
      entry.value.contains { [word, "…" + word].contains($0.lowercased()) }
    }?.key
  }

  /// Whether one of the words occurs in a text, in one of its languages.
  func occurs(in text: LocalizedText) -> Bool {
    text.texts.contains { text in
      let words = text.split { !$0.isLetter }
      if words.contains(where: { spellings[String($0)] != nil }) { return true }
      let line = " \(words.joined(separator: " ")) "
      return phrases.contains { line.contains($0) } || ideographs.contains { text.contains($0) }
    }
  }

  /// How a word in small letters is written.
  func spelling(of word: String) -> String? { spellings[word] }

  /// The words in small letters, in no order.
  var folded: some Sequence<String> { spellings.keys.lazy }

  private func opening(_ text: String) -> String? {
    guard let first = text.unicodeScalars.first else { return nil }
    return beginnings[first]?.first { word in
      text.hasPrefix(word) && (text.dropFirst(word.count).first.map { !$0.isLetter } ?? true)
    } ?? ideographs.first { text.hasPrefix($0) || text.hasSuffix($0) }
      ?? endings.first { text == $0 || text.hasSuffix(" " + $0) }
  }
}

extension String {
  /// Whether all its words are in letters of Chinese, Japanese or Korean.
  fileprivate var isIdeographic: Bool {
    unicodeScalars.allSatisfy { $0.value >= 0x2E80 || $0 == " " }
  }
}

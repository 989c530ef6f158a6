public import MaquetteSource

/// A text, perhaps in several languages.
///
/// Written as a plain text, or as a mapping of language tags to texts of which the first stands for
/// every other language.
public struct LocalizedText: SourceReadable, ExpressibleByStringLiteral,
  ExpressibleByStringInterpolation
{
  /// The text in one language.
  public struct Translation: Sendable, Hashable {
    /// A BCP 47 tag.
    public var language: String
    /// The text.
    public var text: String

    /// Makes a translation.
    public init(language: String, text: String) {
      self.language = language
      self.text = text
    }
  }

  /// The text as it is written, or in its first language.
  public var base: String
  /// The text in each language, when there are several.
  public var translations: [Translation]

  /// Makes a text.
  public init(_ text: String, translations: [Translation] = []) {
    base = text
    self.translations = translations
  }

  /// Makes a text.
  public init(stringLiteral value: String) { self.init(value) }

  /// Whether nothing would be drawn.
  public var isEmpty: Bool { base.isEmpty }

  /// The text of a translation for a locale: of the locale itself, else of its language.
  public func translation(for locale: String) -> String? {
    for tag in Locales.candidates(locale) {
      if let found = translations.first(where: { $0.language == tag }) { return found.text }
    }
    return nil
  }

  /// Reads a text or a mapping of languages.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .mapping(let entries, let range) = node else {
      guard let text = Self.text(node, at: path, &reader) else { return nil }
      self.init(text)
      return
    }
    reader.record(range, at: path)
    var translations: [Translation] = []
    for entry in entries {
      guard Locales.isTag(entry.key) else {
        reader.report(
          "unknown-key", "'\(entry.key)' is not a language",
          help:
            "a text is written as it is, or as a mapping of language tags: {en: Delete, ko: 삭제}",
          at: entry.keyRange, path: path)
        continue
      }
      if let text = Self.text(entry.value, at: path / entry.key, &reader) {
        translations.append(Translation(language: entry.key, text: text))
      }
    }
    guard let first = translations.first else { return nil }
    self.init(first.text, translations: translations)
  }

  /// The text of a scalar; of a block, without the line feed that ends its last line.
  private static func text(
    _ node: SourceNode, at path: NodePath, _ reader: inout SourceReader
  ) -> String? {
    guard let text = reader.text(node, at: path, expected: "a text") else { return nil }
    switch node {
    case .scalar(_, .literal, _), .scalar(_, .folded, _):
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    case .scalar, .sequence, .mapping: return text
    }
  }

  /// The text, or an object of languages.
  public var json: JSONValue {
    guard !translations.isEmpty else { return .string(base) }
    return .object(
      translations.map { JSONValue.Member(key: $0.language, value: .string($0.text)) })
  }

  /// A text or an object of texts.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    let text = String.jsonSchema(&definitions)
    return definitions.reference(to: "text") { _ in
      .object([
        "description": "A text, or one text a language.",
        "anyOf": .array([
          text,
          .object([
            "type": "object",
            "propertyNames": .object(["pattern": .string(Locales.pattern)]),
            "additionalProperties": text,
          ]),
        ]),
      ])
    }
  }
}

extension SchemaReadable {
  /// Whether a mapping in the place of such a value is a text in several languages: all keys are
  /// languages, and not all are keys of the value too (`id` is both).
  static func isText(_ entries: [SourceEntry]) -> Bool {
    entries.allSatisfy { Locales.isTag($0.key) }
      && entries.contains { schema.field($0.key) == nil }
  }
}

extension Field {
  /// Makes a field for a title: a line feed in it is reported.
  init<Value: SourceReadable>(
    _ name: String, _ keyPath: any WritableKeyPath<Root, Value> & Sendable,
    required isRequired: Bool = false, singleLine: Bool, _ summary: String
  ) {
    self.init(name, keyPath, required: isRequired, summary) { node, path, reader in
      let texts = if case .mapping(let entries, _) = node { entries.map(\.value) } else { [node] }
      for case .scalar(let text, _, let range) in texts
      where singleLine && text.dropLast().contains("\n") {
        reader.report(
          "line-feed", "a \(name) is one line, but this one has several",
          help: "join the lines with spaces", at: range, path: path)
      }
    }
  }
}

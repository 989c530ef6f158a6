public import MaquetteSource
public import MaquetteThemes

/// Translations by locale and text as written, or the file that holds them.
public enum Strings: SourceReadable, ExpressibleByDictionaryLiteral {
  case table(Table<String, Table<String, String>>)
  /// The path of a YAML or JSON file of that shape.
  case file(String)

  /// Makes a table.
  public init(dictionaryLiteral locales: (String, Table<String, String>)...) {
    self = .table(Table(locales.map { .init(key: $0.0, value: $0.1) }))
  }

  /// The translations into a locale; none while they are still in a file.
  subscript(locale: String) -> Table<String, String>? {
    if case .table(let table) = self { table[locale] } else { nil }
  }

  /// Whether there are translations into a locale or its language.
  package func hasLocale(_ locale: String) -> Bool {
    Locales.candidates(locale).contains { self[$0] != nil }
  }

  /// Reads a mapping or a path.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    if case .scalar(let file, _, let range) = node {
      reader.record(range, at: path)
      self = .file(file)
      return
    }
    guard let table = Table<String, Table<String, String>>(node, at: path, &reader) else {
      return nil
    }
    self = .table(table)
  }

  /// The table or the path.
  public var json: JSONValue {
    switch self {
    case .table(let table): table.json
    case .file(let path): .string(path)
    }
  }

  /// An object of objects, or a path.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object([
      "anyOf": .array([
        Table<String, Table<String, String>>.jsonSchema(&definitions),
        .object(["type": "string"]),
      ])
    ])
  }
}

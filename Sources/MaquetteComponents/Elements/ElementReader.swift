internal import MaquetteSource

/// Reads an element of a list: a text, a bare kind, or a mapping in which one key is the kind.
struct ElementReader {
  let kinds: [any Element.Type]
  let textKind: any Element.Type
  let excluded: [String: Set<String>]
  let name: String

  init<Kinds: ElementSet>(_ set: Kinds.Type) {
    kinds = set.kinds
    textKind = set.textKind
    excluded = set.excluded
    name = set.name
  }

  func read(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) -> AnyElement? {
    switch node {
    case .scalar(let text, _, let range):
      if let kind = kinds.first(where: { $0.kind == text && $0.main.mayBeEmpty }) {
        return element(kind, nil, [], in: range, at: path, &reader)
      }
      let entry = SourceEntry(key: textKind.main.field, keyRange: range, value: node)
      return element(textKind, entry, [], in: range, at: path, &reader)
    case .sequence:
      reader.report(
        "wrong-type", "a list cannot stand among \(name)", at: node.range, path: path)
      return nil
    case .mapping(let entries, let range):
      return mapping(entries, in: range, at: path, &reader)
    }
  }

  private func mapping(
    _ entries: [SourceEntry], in range: SourceRange, at path: NodePath,
    _ reader: inout SourceReader
  ) -> AnyElement? {
    // Three letters alone do not tell a language: `row` and `tab` are kinds elsewhere.
    let hasLanguage = entries.contains { ($0.key.prefix { $0 != "-" }).count == 2 }
    if hasLanguage, entries.allSatisfy({ Locales.isTag($0.key) }), candidates(entries).isEmpty {
      // A text in several languages.
      let entry = SourceEntry(
        key: textKind.main.field, keyRange: range, value: .mapping(entries, range))
      return element(textKind, entry, [], in: range, at: path, &reader)
    }
    let found = candidates(entries)
    guard let only = found.first, found.count == 1 else {
      report(found.map { $0.kind.kind }, entries, in: range, at: path, &reader)
      return nil
    }
    var rest = entries
    let main = rest.remove(at: only.index)
    return element(only.kind, main, rest, in: range, at: path, &reader)
  }

  /// A key that names a kind.
  private struct Candidate {
    var kind: any Element.Type
    var index: Int
  }

  /// The keys that name a kind and are not an attribute of another kind that is named.
  private func candidates(_ entries: [SourceEntry]) -> [Candidate] {
    let named = entries.enumerated().compactMap { index, entry in
      kinds.first { $0.kind == entry.key }.map { Candidate(kind: $0, index: index) }
    }
    return named.filter { candidate in
      !named.contains { other in
        other.index != candidate.index && other.kind.hasField(candidate.kind.kind)
          && excluded[other.kind.kind]?.contains(candidate.kind.kind) != true
      }
    }
  }

  private func report(
    _ found: [String], _ entries: [SourceEntry], in range: SourceRange, at path: NodePath,
    _ reader: inout SourceReader
  ) {
    let all = kinds.map { $0.kind }
    if found.isEmpty, let entry = textKind.strayKey(entries) {
      reader.report(
        "unknown-kind", "'\(entry.key)' is neither a language nor a kind of \(name)",
        help: "write one text a language, {en: Delete, ko: 삭제}, or an element",
        at: entry.keyRange, path: path)
    } else if found.isEmpty {
      let keys = entries.map { "'\($0.key)'" }.joined(separator: ", ")
      let near = entries.lazy.compactMap { nearest(to: $0.key, among: all).first }.first
      reader.report(
        "unknown-kind",
        keys.isEmpty
          ? "an element without keys has no kind" : "none of \(keys) is a kind of \(name)",
        help: near.map { "did you mean '\($0)'?" }
          ?? "the kinds are \(all.joined(separator: ", "))",
        at: range, path: path)
    } else {
      reader.report(
        "ambiguous-kind",
        "an element has one kind, but this one has \(found.map { "'\($0)'" }.joined(separator: " and "))",
        help: "write them as two elements", at: range, path: path)
    }
  }

  private func element(
    _ kind: any Element.Type, _ main: SourceEntry?, _ rest: [SourceEntry], in range: SourceRange,
    at path: NodePath, _ reader: inout SourceReader
  ) -> AnyElement? {
    func read<E: Element>(_ type: E.Type) -> AnyElement? {
      E(main, rest, excluding: excluded[E.kind] ?? [], in: range, at: path, &reader)
        .map { AnyElement($0) }
    }
    return read(kind)
  }
}

extension Element {
  /// Whether a key is an attribute of this kind.
  static func hasField(_ key: String) -> Bool { schema.field(key) != nil }

  /// Reads an element from the value of its kind and its other keys.
  init?(
    _ main: SourceEntry?, _ rest: [SourceEntry], excluding names: Set<String>,
    in range: SourceRange, at path: NodePath, _ reader: inout SourceReader
  ) {
    self.init()
    reader.record(range, at: path)
    var entries = rest
    if let main {
      switch main.value {
      case .mapping(let attributes, _)
      where !Self.isText(attributes) || Self.main.isList:
        if let entry = Self.strayKey(attributes) {
          reader.report(
            "unknown-key", "'\(entry.key)' is neither a language nor an attribute of \(Self.kind)",
            help: "write one text a language, {en: Delete, ko: 삭제}, or attributes",
            at: entry.keyRange, path: path)
          return nil
        }
        entries = attributes + rest
      case let value where value.isAbsent: break
      case let value:
        // In the place of its key, so that what follows it is known to.
        let place = rest.firstIndex { $0.keyRange.lowerBound > main.keyRange.lowerBound }
        entries.insert(
          SourceEntry(key: Self.main.field, keyRange: main.keyRange, value: value),
          at: place ?? rest.endIndex)
      }
    }
    Self.schema.read(entries, excluding: names, in: range, at: path, into: &self, &reader)
    let given = entries.first { $0.key == Self.main.field }
    if !Self.main.mayBeEmpty, given.map({ $0.value.isAbsent }) ?? true {
      let place = given?.value.range ?? main?.value.range ?? range
      reader.reportEmpty(Self.main.field, at: place, path: path / Self.main.field)
    }
  }

  /// The first key that is no language where others are, if it is no attribute either.
  ///
  /// Three letters alone do not tell a language: `row` and `tab` are kinds elsewhere.
  static func strayKey(_ entries: [SourceEntry]) -> SourceEntry? {
    let hasLanguage = entries.contains { entry in
      let language = entry.key.prefix { $0 != "-" }
      return language.count == 2 && Locales.isTag(entry.key) && !hasField(entry.key)
    }
    return hasLanguage ? entries.first { !Locales.isTag($0.key) && !hasField($0.key) } : nil
  }
}

extension SourceReader {
  /// Reports a title that is not there.
  mutating func reportEmpty(_ field: String, at range: SourceRange, path: NodePath) {
    if let comment = commentAfter(range) {
      report(
        "empty-title", "this \(field) is empty: YAML takes '\(comment)' for a comment",
        help: "write \"\(comment)\"", at: range, path: path)
    } else {
      report(
        "empty-title", "this \(field) is empty", help: "write \"\" if it is meant to be", at: range,
        path: path)
    }
  }
}

/// How a scalar is written.
public enum ScalarStyle: Sendable, Hashable {
  /// Without quotes; an empty plain scalar and JSON's `null` stand for "not given".
  case plain
  /// In single quotes.
  case singleQuoted
  /// In double quotes, as every JSON string.
  case doubleQuoted
  /// A YAML block that keeps its lines.
  case literal
  /// A YAML block that joins its lines.
  case folded
}

/// A key and its value in a mapping.
public struct SourceEntry: Sendable, Hashable {
  /// The key's text.
  public var key: String
  /// Where the key stands.
  public var keyRange: SourceRange
  /// The value.
  public var value: SourceNode

  /// Makes an entry.
  public init(key: String, keyRange: SourceRange, value: SourceNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A value of a YAML or JSON text, with the place where it stands.
public indirect enum SourceNode: Sendable, Hashable {
  case scalar(String, ScalarStyle, SourceRange)
  case sequence([SourceNode], SourceRange)
  case mapping([SourceEntry], SourceRange)

  /// Where the value stands, from its first character to behind its last.
  public var range: SourceRange {
    switch self {
    case .scalar(_, _, let range), .sequence(_, let range), .mapping(_, let range): range
    }
  }

  /// Whether the value stands for "not given": nothing after a colon, or JSON's `null`.
  public var isAbsent: Bool {
    if case .scalar("", .plain, _) = self { true } else { false }
  }

  /// The value of a key of a mapping.
  public subscript(key: String) -> SourceNode? {
    guard case .mapping(let entries, _) = self else { return nil }
    return entries.first { $0.key == key }?.value
  }

  /// What the value is, in words for a message.
  public var kind: String {
    switch self {
    case .scalar: isAbsent ? "nothing" : "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }
}

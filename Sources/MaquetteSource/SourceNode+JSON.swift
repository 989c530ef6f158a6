extension SourceNode {
  /// The value as JSON; every scalar is a string.
  package var json: JSONValue {
    switch self {
    case .scalar(let text, _, _): .string(text)
    case .sequence(let nodes, _): .array(nodes.map(\.json))
    case .mapping(let entries, _):
      .object(entries.map { JSONValue.Member(key: $0.key, value: $0.value.json) })
    }
  }
}

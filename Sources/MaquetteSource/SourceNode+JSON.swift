extension SourceNode {
  /// The value as JSON; scalars without quotes that look like a number or boolean are one.
  package var json: JSONValue {
    switch self {
    case .scalar("true", .plain, _): .boolean(true)
    case .scalar("false", .plain, _): .boolean(false)
    case .scalar(let text, .plain, _): Double(text).map { .number($0) } ?? .string(text)
    case .scalar(let text, _, _): .string(text)
    case .sequence(let nodes, _): .array(nodes.map(\.json))
    case .mapping(let entries, _):
      .object(entries.map { JSONValue.Member(key: $0.key, value: $0.value.json) })
    }
  }
}

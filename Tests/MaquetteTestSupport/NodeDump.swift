public import MaquetteSource

extension SourceNode {
  /// The node in a short form that shows styles and columns: `{a@1: 'b'@5-8}`.
  public var dump: String {
    let place = "@\(range.lowerBound.offset)-\(range.upperBound.offset)"
    switch self {
    case .scalar(let text, let style, _):
      let quote =
        switch style {
        case .plain: ""
        case .singleQuoted: "'"
        case .doubleQuoted: "\""
        case .literal: "|"
        case .folded: ">"
        }
      return quote + text.debugDescription.dropFirst().dropLast() + quote + place
    case .sequence(let elements, _):
      return "[" + elements.map(\.dump).joined(separator: ", ") + "]" + place
    case .mapping(let entries, _):
      let texts = entries.map { "\($0.key)@\($0.keyRange.lowerBound.offset): \($0.value.dump)" }
      return "{" + texts.joined(separator: ", ") + "}" + place
    }
  }
}

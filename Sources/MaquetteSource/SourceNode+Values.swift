extension SourceNode {
  /// What a document says as bytes, without comments, places and styles: equal where the same is said in
  /// the same order.
  package var valueBytes: [UInt8] {
    var bytes: [UInt8] = []
    appendValues(to: &bytes)
    return bytes
  }

  private func appendValues(to bytes: inout [UInt8]) {
    // Texts end in a byte that none holds.
    switch self {
    case .scalar(let text, _, _):
      bytes += text.utf8
      bytes.append(0)
    case .sequence(let nodes, _):
      bytes.append(UInt8(ascii: "["))
      for node in nodes { node.appendValues(to: &bytes) }
      bytes.append(UInt8(ascii: "]"))
    case .mapping(let entries, _):
      bytes.append(UInt8(ascii: "{"))
      for entry in entries {
        bytes += entry.key.utf8
        bytes.append(0)
        entry.value.appendValues(to: &bytes)
      }
      bytes.append(UInt8(ascii: "}"))
    }
  }
}

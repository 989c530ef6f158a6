/// Finds what to write where in a file, so that a document says something else and all the rest stays as
/// it was written.
package struct SourceEditor: Sendable {
  /// A value with the list or mapping that holds it.
  struct Place: Sendable {
    var node: SourceNode
    var parent: SourceNode?
    var index: Int
  }

  let scalars: [Unicode.Scalar]
  let lines: SourceLines
  let writer: ValueWriter
  private let ranges: [NodePath: SourceRange]
  /// The values by where they stand; an alias stands for a value somewhere else.
  private var places: [Range<Int>: [Place]] = [:]

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - document: The document in it that is edited.
  ///   - ranges: Where the values of the document stand.
  package init(
    _ file: SourceFile, _ document: SourceNode, ranges: [NodePath: SourceRange]
  ) {
    let scalars = Array(String(decoding: file.bytes, as: UTF8.self).unicodeScalars)
    self.scalars = scalars
    lines = SourceLines(file)
    self.ranges = ranges
    // JSON in a file of YAML stays JSON.
    let isJSON = document.starts.first.map { scalars[$0.offset] == "\"" } ?? false
    writer = ValueWriter(isJSON: isJSON, isCompact: isJSON && document.isCompact)
    add(document, in: nil, at: 0)
  }

  private mutating func add(_ node: SourceNode, in parent: SourceNode?, at index: Int) {
    places[node.range.offsets, default: []].append(Place(node: node, parent: parent, index: index))
    for (index, child) in node.children.enumerated() { add(child, in: node, at: index) }
  }

  /// What an edit replaces; nothing where it cannot be made, as where an alias stands for the value.
  package func replacements(for edit: SourceEdit) -> [SourceReplacement]? {
    switch edit {
    case .set(let path, let key, let value, let kind):
      place(at: path).flatMap { set(key, value, kind: kind, in: $0.node) }
    case .remove(let path): place(at: path).flatMap(remove)
    case .move(let path, before: let other):
      place(at: path).flatMap { place in
        self.place(at: other).flatMap { move(place, before: $0) }
      }
    case .append(let path, let value): place(at: path).flatMap { append(value, to: $0.node) }
    case .replaceText(let path, let text): place(at: path).flatMap { replace($0, with: text) }
    }
  }

  /// The value of a path, when nothing else in the document stands for it.
  private func place(at path: NodePath) -> Place? { ranges[path].flatMap(onlyPlace) }

  private func onlyPlace(in range: SourceRange) -> Place? {
    guard let found = places[range.offsets], found.count == 1 else { return nil }
    return found.first
  }

  /// Whether an element of a list or a value of a mapping stands there itself, and nowhere else.
  func isWritten(_ child: SourceNode) -> Bool { onlyPlace(in: child.range) != nil }

  /// Whether a list or mapping is in brackets.
  func isFlow(_ node: SourceNode) -> Bool {
    let start = node.range.lowerBound.offset
    return start < scalars.count && (scalars[start] == "[" || scalars[start] == "{")
  }

  private func set(
    _ key: String, _ value: JSONValue, kind: String?, in node: SourceNode
  ) -> [SourceReplacement]? {
    let text = writer.text(value)
    if let kind, node[kind] == nil {
      return wrap(node, [writer.entry(key, text)], kind: kind).map { [$0] }
    }
    guard case .mapping = node else { return nil }
    guard let old = node[key] ?? kind.flatMap({ node[$0]?[key] }) else {
      let entry = writer.entry(key, text)
      return isFlow(node) ? add(entry, toFlow: node) : [add([entry], toBlock: node)]
    }
    if old.range.isEmpty { return [.init(at: old.range.lowerBound.offset, " " + text)] }
    guard isWritten(old) else { return nil }
    return [.init(content(of: old), text)]
  }

  private func append(_ value: JSONValue, to node: SourceNode) -> [SourceReplacement]? {
    guard case .sequence(let elements, _) = node else { return nil }
    // As the element before it: in lines of its own, or on one.
    if isFlow(node) { return add(text(value, like: elements.last), toFlow: node) }
    if case .object(let members) = value, case .mapping? = elements.last, let last = elements.last,
      !isFlow(last)
    {
      let entries = members.map { writer.entry($0.key, writer.text($0.value)) }
      let itemLines = entries.enumerated().map { ($0 == 0 ? "- " : "  ") + $1 }
      return [add(itemLines, toBlock: node)]
    }
    return [add(["- " + writer.text(value)], toBlock: node)]
  }

  private func replace(_ place: Place, with text: String) -> [SourceReplacement]? {
    guard case .scalar(_, let style, _) = place.node else { return nil }
    let written =
      switch style {
      case .singleQuoted where !text.contains("\n"):
        "'" + text.unicodeScalars.map { $0 == "'" ? "''" : "\($0)" }.joined() + "'"
      case .singleQuoted, .doubleQuoted: JSONValue.string(text).text
      case .plain, .literal, .folded:
        writer.text(text, inFlow: place.parent.map(isFlow) ?? false)
      }
    return [.init(content(of: place.node), written)]
  }
}

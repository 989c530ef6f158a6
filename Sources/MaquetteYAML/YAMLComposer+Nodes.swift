import MaquetteSource

extension YAMLComposer {
  /// Builds the node that an event begins.
  mutating func node(_ event: YAMLEvent, level: Int) throws(ReadingError) -> SourceNode {
    try checkTag(of: event)
    try count(1, at: event.range)
    guard let anchor = event.anchor else { return try bareNode(event, level: level) }
    let before = nodes
    let outer = deepest
    deepest = level
    anchors.begin(anchor)
    let node = try bareNode(event, level: level)
    if node.isAbsent { throw anchorWithoutValue(anchor, at: event.range) }
    anchors.complete(
      anchor, Anchors.Target(node: node, nodes: nodes - before, levels: deepest - level))
    deepest = max(outer, deepest)
    return node
  }

  private mutating func bareNode(
    _ event: YAMLEvent, level: Int
  ) throws(ReadingError) -> SourceNode {
    switch event.kind {
    case .alias(let name):
      let target = try target(of: name, at: event.range)
      try count(target.nodes, at: event.range)
      try checkLevel(level + target.levels, at: event.range)
      lastEnd = event.range.upperBound
      return target.node
    case .scalar(let text, let style):
      let range = contentStart(of: event)..<event.range.upperBound
      if style == .doubleQuoted { try checkCharacters(of: text, at: range) }
      lastEnd = range.upperBound
      return .scalar(text, style, range)
    case .sequenceStart(let isFlow):
      let start = contentStart(of: event)
      try begin(OpenCollection(isSequence: true, isFlow: isFlow, start: start))
      return try sequence(from: start, level: level + 1)
    case .mappingStart(let isFlow):
      let start = contentStart(of: event)
      try begin(OpenCollection(isSequence: false, isFlow: isFlow, start: start))
      return try mapping(from: start, level: level + 1)
    default: preconditionFailure("no node begins here")
    }
  }

  private mutating func begin(_ collection: OpenCollection) throws(ReadingError) {
    open.append(collection)
    try checkLevel(open.count, at: collection.start..<collection.start)
  }

  private mutating func sequence(
    from start: SourcePosition, level: Int
  ) throws(ReadingError) -> SourceNode {
    var elements: [SourceNode] = []
    lastEnd = start
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        return .sequence(elements, start..<end(event))
      }
      elements.append(try node(event, level: level))
    }
  }

  private mutating func mapping(
    from start: SourcePosition, level: Int
  ) throws(ReadingError) -> SourceNode {
    var entries: [SourceEntry] = []
    lastEnd = start
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        return .mapping(entries, start..<end(event))
      }
      let (key, range) = try key(event)
      var value = try next()
      if case .scalar("", .plain) = value.kind, value.anchor == nil, value.tag == nil {
        // libyaml puts nothing where the next token begins, which may be lines away.
        let place = placeBehindColon(after: event.range.upperBound)
        value.range = place..<place
      }
      entries.append(
        SourceEntry(key: key, keyRange: range, value: try node(value, level: level)))
    }
  }

  /// Where a collection ends: behind its bracket, or behind its last child.
  private mutating func end(_ event: YAMLEvent) -> SourcePosition {
    open.removeLast()
    // Only brackets have a width: other ends stand where the next token begins.
    if !event.range.isEmpty { lastEnd = event.range.upperBound }
    return lastEnd
  }

  private mutating func key(
    _ event: YAMLEvent
  ) throws(ReadingError) -> (String, SourceRange) {
    try checkTag(of: event)
    if case .alias(let name) = event.kind {
      guard case .scalar(let text, _, _) = try target(of: name, at: event.range).node else {
        throw keyIsNoText(event)
      }
      return (text, event.range)
    }
    guard case .scalar(let text, let style) = event.kind else { throw keyIsNoText(event) }
    let range = contentStart(of: event)..<event.range.upperBound
    if style == .doubleQuoted { try checkCharacters(of: text, at: range) }
    if style == .plain, text == "" { throw keyIsMissing(at: range) }
    if style == .plain, text == "<<" { throw mergeKey(at: range) }
    if let anchor = event.anchor {
      anchors.begin(anchor)
      anchors.complete(
        anchor, Anchors.Target(node: .scalar(text, style, range), nodes: 0, levels: 0))
    }
    return (text, range)
  }

  private mutating func count(_ added: Int, at range: SourceRange) throws(ReadingError) {
    nodes += added
    if nodes > limits.nodes { throw .tooManyNodes(limits, at: range) }
  }

  private mutating func checkLevel(_ level: Int, at range: SourceRange) throws(ReadingError) {
    deepest = max(deepest, level)
    if level > limits.levels { throw .tooDeep(limits, at: range) }
  }
}

import MaquetteSource

/// What YAML allows and documents do not.
extension YAMLComposer {
  /// Refuses types: a scalar means what its key expects.
  mutating func checkTag(of event: YAMLEvent) throws(ReadingError) {
    guard let tag = event.tag else { return }
    if tag == "tag:yaml.org,2002:str", case .scalar = event.kind { return }
    let place = tagStart(of: event)
    let (line, start) = (YAMLLine(place.line, lines), place.column)
    let word = line.word(at: start)
    let name = String(word.map { Character($0) }).shortened
    throw ReadingError(
      "unsupported-tag", "the tag '\(name)' means nothing here",
      help: name.hasPrefix("!!") ? "remove it" : quoting(line, at: start),
      at: line.range(start..<(start + word.count)), endsFile: false)
  }

  /// Refuses characters that an escape made.
  func checkCharacters(of text: String, at range: SourceRange) throws(ReadingError) {
    guard let scalar = text.unicodeScalars.first(where: \.isForbidden) else { return }
    throw ReadingError.controlCharacter(scalar, at: range).endingDocument
  }

  /// Finds what an alias stands for.
  mutating func target(
    of name: String, at range: SourceRange
  ) throws(ReadingError) -> Anchors.Target {
    if anchors.isIncomplete(name) {
      throw ReadingError(
        "recursive-alias",
        "'*\(name.shortened)' stands within '&\(name.shortened)', so it would never end",
        help: "write the value out", at: range, endsFile: false)
    }
    guard let target = anchors.target(of: name) else {
      let line = YAMLLine(range.lowerBound.line, lines)
      throw ReadingError(
        "undefined-alias",
        "'*\(name.shortened)' stands for '&\(name.shortened)', which is not above it",
        help: quoting(line, at: range.lowerBound.column),
        at: range, endsFile: false)
    }
    return target
  }

  /// An anchor names nothing, so it was probably a title.
  mutating func anchorWithoutValue(_ name: String, at range: SourceRange) -> ReadingError {
    let line = YAMLLine(range.lowerBound.line, lines)
    return ReadingError(
      "anchor-without-value", "the anchor '&\(name.shortened)' names nothing",
      help: quoting(line, at: range.lowerBound.column),
      at: range, endsFile: false)
  }

  /// A list or mapping stands where a key must.
  mutating func keyIsNoText(_ event: YAMLEvent) -> ReadingError {
    let start = event.range.lowerBound
    let line = YAMLLine(start.line, lines)
    // In '{{ name }}' the text begins with the bracket of the mapping round the key.
    var column = start.column
    if let outer = open.last, outer.isFlow, outer.start.line == start.line {
      column = outer.start.column
    }
    return ReadingError(
      "key-is-no-text", "a key is a text, and this is none",
      help: quoting(line, at: column), at: start..<start.advanced(by: 1), endsFile: false)
  }

  /// A value stands behind a colon that has no key before it.
  func keyIsMissing(at range: SourceRange) -> ReadingError {
    ReadingError(
      "key-is-no-text", "a key is missing before this", help: "write 'key: value'", at: range,
      endsFile: false)
  }

  /// A mapping asks for the entries of another.
  func mergeKey(at range: SourceRange) -> ReadingError {
    ReadingError(
      "merge-key", "'<<' does not merge mappings here", help: "write the attributes out",
      at: range, endsFile: false)
  }

  private func quoting(_ line: YAMLLine, at column: Int) -> String {
    let flow = open.flow(atStartOf: line.number)
    return "if it begins a text, write \(line.quoting(at: column, inFlow: flow))"
  }
}

extension ReadingError {
  /// The error as one that later documents do not suffer from.
  fileprivate var endingDocument: ReadingError {
    var error = self
    error.endsFile = false
    return error
  }
}

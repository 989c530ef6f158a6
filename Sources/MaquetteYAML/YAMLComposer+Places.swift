import MaquetteSource

/// Where things stand that libyaml's marks do not tell.
extension YAMLComposer {
  /// Where a node begins behind its anchor and tag.
  mutating func contentStart(of event: YAMLEvent) -> SourcePosition {
    guard event.anchor != nil || event.tag != nil else { return event.range.lowerBound }
    var walk = Walk(cursor, from: event.range.lowerBound)
    defer { cursor = walk.cursor }
    while !walk.isAtEnd {
      switch walk.byte {
      case UInt8(ascii: "&"), UInt8(ascii: "!"): walk.skipWord()
      case UInt8(ascii: "#"): walk.skipLine()
      case 0x20, 0x09, 0x0A, 0x0D: walk.advance()
      default: return bounded(walk.position, by: event)
      }
    }
    return bounded(walk.position, by: event)
  }

  /// Where the tag of a node begins: an anchor may stand before it, on another line too.
  mutating func tagStart(of event: YAMLEvent) -> SourcePosition {
    var walk = Walk(cursor, from: event.range.lowerBound)
    defer { cursor = walk.cursor }
    while !walk.isAtEnd, walk.byte != UInt8(ascii: "!") {
      switch walk.byte {
      case UInt8(ascii: "&"): walk.skipWord()
      case UInt8(ascii: "#"): walk.skipLine()
      default: walk.advance()
      }
    }
    return walk.position
  }

  /// A scalar that is empty ends before whatever the walk has found.
  private func bounded(_ position: SourcePosition, by event: YAMLEvent) -> SourcePosition {
    guard case .scalar = event.kind else { return position }
    return min(position, event.range.upperBound)
  }

  /// The place behind the colon that follows a key, or the key's end if there is none.
  mutating func placeBehindColon(after end: SourcePosition) -> SourcePosition {
    var walk = Walk(cursor, from: end)
    defer { cursor = walk.cursor }
    while !walk.isAtEnd {
      switch walk.byte {
      case 0x20, 0x09, 0x0A, 0x0D: walk.advance()
      case UInt8(ascii: ":"):
        walk.advance()
        return walk.position
      default: return end
      }
    }
    return end
  }
}

/// A way through a text that keeps count of lines.
private struct Walk {
  private(set) var cursor: TextCursor
  private(set) var position: SourcePosition

  init(_ cursor: TextCursor, from position: SourcePosition) {
    self.cursor = cursor
    self.cursor.move(to: position.offset)
    self.position = position
  }

  var isAtEnd: Bool { cursor.isAtEnd }
  var byte: UInt8 { cursor.byte }

  mutating func advance() {
    let endsLine = byte == 0x0A
    cursor.move(to: cursor.offset + 1)
    position =
      endsLine
      ? SourcePosition(offset: position.offset + 1, line: position.line + 1, column: 0)
      : position.advanced(by: 1)
  }

  mutating func skipWord() {
    while !isAtEnd, byte > 0x20 { advance() }
  }

  mutating func skipLine() {
    while !isAtEnd, byte != 0x0A { advance() }
  }
}

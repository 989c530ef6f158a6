internal import MaquetteSource

/// A tag of an icon's file.
struct IconTag {
  /// The name of the element.
  var name: String
  /// The attributes in their order.
  var attributes: [(name: String, value: String)] = []
  /// Whether it ends an element that began before.
  var isEnd = false
  /// Whether it is an element without content.
  var isEmpty = false
  /// Where it stands.
  var range: SourceRange
}

/// Goes through the tags of a file of XML; text, comments and declarations between them are skipped.
struct IconScanner {
  private let bytes: [UInt8]
  private var index = 0
  private var position = SourcePosition.start

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The next tag, or nothing at the end of the file.
  mutating func next() throws(IconError) -> IconTag? {
    while index < bytes.count {
      let start = position
      if !skip("<") {
        advance()
      } else if skip("!--") {
        try skip(through: "-->", from: start)
      } else if skip("![CDATA[") {
        try skip(through: "]]>", from: start)
      } else if skip("?") {
        try skip(through: "?>", from: start)
      } else if skip("!") {
        try skipDeclaration(from: start)
      } else {
        return try tag(from: start)
      }
    }
    return nil
  }

  /// The rest of a tag behind its `<`.
  private mutating func tag(from start: SourcePosition) throws(IconError) -> IconTag {
    let isEnd = skip("/")
    var tag = IconTag(name: word(), isEnd: isEnd, range: start..<start)
    guard !tag.name.isEmpty else { throw broken("a tag has no name", from: start) }
    while true {
      skipSpace()
      tag.isEmpty = skip("/>")
      if tag.isEmpty || skip(">") {
        tag.range = start..<position
        return tag
      }
      tag.attributes.append(try attribute(from: start))
    }
  }

  private mutating func attribute(
    from start: SourcePosition
  ) throws(IconError) -> (name: String, value: String) {
    let name = word()
    skipSpace()
    guard !name.isEmpty, skip("=") else { throw broken("a tag is not complete", from: start) }
    skipSpace()
    for quote in ["\"", "'"] where skip(quote) {
      let first = index
      try skip(through: quote, from: start)
      let value = bytes[first..<index - 1]
      return (name, String(decoding: value, as: UTF8.self))
    }
    throw broken("the value of '\(name)' has no quotes", from: start)
  }

  /// A name, which ends before anything that has a meaning in a tag.
  private mutating func word() -> String {
    let first = index
    while index < bytes.count, bytes[index] > 0x20,
      !"/>=<\"'".utf8.contains(bytes[index])
    { advance() }
    return String(decoding: bytes[first..<index], as: UTF8.self)
  }

  /// Skips the rest of `<!DOCTYPE …>`; definitions in it are not understood.
  private mutating func skipDeclaration(from start: SourcePosition) throws(IconError) {
    let first = index
    try skip(through: ">", from: start)
    if bytes[first..<index].contains(UInt8(ascii: "[")) {
      throw .notUnderstood("a declaration with definitions", at: start..<position)
    }
  }

  private mutating func skip(
    through text: String, from start: SourcePosition
  ) throws(IconError) {
    while index < bytes.count {
      if skip(text) { return }
      advance()
    }
    throw broken("the file ends in a tag or comment", from: start)
  }

  private mutating func skip(_ text: String) -> Bool {
    guard bytes[index...].starts(with: text.utf8) else { return false }
    for _ in 0..<text.utf8.count { advance() }
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] <= 0x20 { advance() }
  }

  private mutating func advance() {
    let byte = bytes[index]
    index += 1
    if byte & 0xC0 != 0x80 { position.offset += 1 }
    if byte == UInt8(ascii: "\n") {
      position.line += 1
      position.column = 0
    } else if byte & 0xC0 != 0x80 {
      position.column += 1
    }
  }

  /// A mistake in the form of the file, from a place to where it was noticed.
  private func broken(_ message: String, from start: SourcePosition) -> IconError {
    IconError(message: message, help: nil, range: start..<position)
  }
}

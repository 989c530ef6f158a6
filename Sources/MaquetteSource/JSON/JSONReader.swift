/// Reads a JSON file: one object is one document, an array of objects several.
package func readJSON(
  _ file: SourceFile, limits: ReadingLimits = ReadingLimits()
) -> ParsedFile {
  let fault = file.firstFault()
  var reader = JSONReader(
    JSONScanner(file.bytes, end: fault?.byteOffset ?? file.bytes.count), limits)
  var parsed = ParsedFile()
  var failure = fault?.error
  var pending: SourceNode?
  do throws(ReadingError) {
    try reader.readDocuments { document in
      if let pending { parsed.append(pending, file: file.name) }
      pending = document
    }
  } catch {
    // What is cut off at a fault looks unfinished; the fault is the reason.
    failure = failure ?? error
    // A word before an error is a part of it, no document that went wrong as well.
    if reader.isBetweenDocuments, pending?.isMapping == false { pending = nil }
  }
  if let pending { parsed.append(pending, file: file.name) }
  if let failure { parsed.diagnostics.append(failure.diagnostic(in: file.name)) }
  return parsed
}

extension SourceNode {
  fileprivate var isMapping: Bool {
    if case .mapping = self { true } else { false }
  }
}

/// Builds the values of a strict JSON text (RFC 8259).
struct JSONReader {
  private var scanner: JSONScanner
  private let limits: ReadingLimits
  private var nodes = 0
  /// Whether the last document is complete and no other has begun.
  private(set) var isBetweenDocuments = true
  private var documentStart = (index: 0, position: SourcePosition.start)

  init(_ scanner: JSONScanner, _ limits: ReadingLimits) {
    self.scanner = scanner
    self.limits = limits
  }

  /// Reads the whole text and hands out each document when it is complete.
  mutating func readDocuments(_ body: (SourceNode) -> Void) throws(ReadingError) {
    scanner.skipSpace()
    guard let first = scanner.byte else { throw .noDocument }
    if first == UInt8(ascii: "[") {
      try readArrayOfDocuments(body)
    } else {
      body(try document())
    }
    scanner.skipSpace()
    if scanner.byte != nil { throw scanner.textBehindEnd }
  }

  private mutating func readArrayOfDocuments(
    _ body: (SourceNode) -> Void
  ) throws(ReadingError) {
    let opening = scanner.position
    var isEmpty = true
    scanner.advance()
    try readElements(of: opening, closing: "]") { reader throws(ReadingError) in
      body(try reader.document())
      isEmpty = false
    }
    if isEmpty { throw .noDocument }
  }

  private mutating func document() throws(ReadingError) -> SourceNode {
    nodes = 0
    isBetweenDocuments = false
    documentStart = (scanner.index, scanner.position)
    let document = try value(level: 0)
    try checkSize()
    isBetweenDocuments = true
    return document
  }

  private mutating func value(level: Int) throws(ReadingError) -> SourceNode {
    let start = scanner.position
    nodes += 1
    if nodes > limits.nodes { throw .tooManyNodes(limits, at: start..<start) }
    try checkSize()
    switch scanner.byte {
    case UInt8(ascii: "{"): return try object(level: level + 1)
    case UInt8(ascii: "["): return try array(level: level + 1)
    case UInt8(ascii: "\""):
      let text = try scanner.string()
      return .scalar(text, .doubleQuoted, start..<scanner.position)
    default:
      let text = try scanner.word()
      return .scalar(text == "null" ? "" : text, .plain, start..<scanner.position)
    }
  }

  private mutating func array(level: Int) throws(ReadingError) -> SourceNode {
    let start = try open(level)
    var elements: [SourceNode] = []
    try readElements(of: start, closing: "]") { reader throws(ReadingError) in
      elements.append(try reader.value(level: level))
    }
    return .sequence(elements, start..<scanner.position)
  }

  private mutating func object(level: Int) throws(ReadingError) -> SourceNode {
    let start = try open(level)
    var entries: [SourceEntry] = []
    try readElements(of: start, closing: "}") { reader throws(ReadingError) in
      let keyStart = reader.scanner.position
      let key = try reader.scanner.key()
      let keyRange = keyStart..<reader.scanner.position
      try reader.scanner.colon(after: key, at: keyRange)
      let value = try reader.value(level: level)
      entries.append(SourceEntry(key: key, keyRange: keyRange, value: value))
    }
    return .mapping(entries, start..<scanner.position)
  }

  private mutating func open(_ level: Int) throws(ReadingError) -> SourcePosition {
    let start = scanner.position
    scanner.advance()
    if level > limits.levels { throw .tooDeep(limits, at: start..<scanner.position) }
    return start
  }

  /// Reads what stands between two brackets, divided by commas, and the closing one.
  private mutating func readElements(
    of opening: SourcePosition, closing: Unicode.Scalar,
    _ element: (inout JSONReader) throws(ReadingError) -> Void
  ) throws(ReadingError) {
    let end = UInt8(ascii: closing)
    scanner.skipSpace()
    if scanner.byte == end {
      scanner.advance()
      return
    }
    while true {
      if scanner.byte == nil { throw JSONScanner.unclosed(opening, closing) }
      try element(&self)
      scanner.skipSpace()
      let position = scanner.position
      switch scanner.byte {
      case end:
        scanner.advance()
        return
      case UInt8(ascii: ","):
        scanner.advance()
        scanner.skipSpace()
        if scanner.isAtClosingBracket { throw JSONScanner.trailingComma(at: position) }
      default:
        throw scanner.noSeparator(opening, closing)
      }
    }
  }

  private func checkSize() throws(ReadingError) {
    if scanner.index - documentStart.index > limits.bytes {
      throw .tooLarge(limits, at: documentStart.position)
    }
  }
}

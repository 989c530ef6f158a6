extension ReadingError {
  /// A mistake in the grammar of YAML or JSON; nothing behind it can be read.
  package static func syntax(
    _ message: String, help: String? = nil, at range: SourceRange
  ) -> ReadingError {
    ReadingError("syntax", message, help: help, at: range)
  }
}

/// What goes wrong in JSON written by hand, and what to do about it.
extension JSONScanner {
  /// The next character, or nothing at the end.
  var scalar: Unicode.Scalar? {
    var decoder = UTF8()
    var iterator = bytes[index..<min(index + 4, end)].makeIterator()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  private var scalarRange: SourceRange { position..<position.advanced(by: byte == nil ? 0 : 1) }

  /// Something stands where nothing more should.
  var textBehindEnd: ReadingError {
    let help: String? =
      switch byte.map({ Unicode.Scalar($0) }) {
      case "{": "put several documents into an array: [{…}, {…}]"
      case ",", "]", "}": "remove it"
      default: nil
      }
    return comment
      ?? .syntax("there is text behind the end of the document", help: help, at: scalarRange)
  }

  /// Something else stands where a key must.
  var noKey: ReadingError {
    if let comment { return comment }
    if let quoted = singleQuoted { return quoted }
    var scanner = self
    let word = scanner.anyWord()
    if !word.isEmpty {
      return .syntax(
        "the key '\(word.shortened)' has no quotes", help: "write \"\(word.shortened)\"",
        at: position..<scanner.position)
    }
    guard let scalar, scalar != "," else { return noValue }
    return .syntax(
      "a key cannot begin with '\(scalar)'", help: "write keys in double quotes", at: scalarRange)
  }

  /// Something else stands where a value must.
  var noValue: ReadingError {
    if let comment { return comment }
    if let quoted = singleQuoted { return quoted }
    guard let scalar else { return .syntax("the text ends too early", at: scalarRange) }
    if scalar == "," {
      return .syntax("nothing stands before the comma", help: "remove it", at: scalarRange)
    }
    return .syntax(
      "a value cannot begin with '\(scalar)'", help: "write texts in double quotes",
      at: scalarRange)
  }

  /// A word that is none of JSON's.
  static func badWord(_ text: String, at range: SourceRange) -> ReadingError {
    let word = text.shortened
    let plain = ["true", "false", "null"].first { $0 == word.lowercased() }
    if let plain {
      return .syntax("'\(word)' is not lower case", help: "write \(plain)", at: range)
    }
    if ["NaN", "Infinity", "-Infinity", "+Infinity"].contains(word) {
      return .syntax("JSON has no '\(word)'", help: "write a number or null", at: range)
    }
    let digits = word.drop { $0 == "-" || $0 == "+" || $0 == "." }
    guard digits.first?.isNumber == true else {
      return .syntax("the text '\(word)' has no quotes", help: "write \"\(word)\"", at: range)
    }
    let isPadded = word.hasPrefix("0") || word.hasPrefix("-0")
    let trimmed = digits.drop { $0 == "0" }
    if isPadded, trimmed.allSatisfy(\.isASCII), trimmed.allSatisfy(\.isNumber) {
      let number = (word.hasPrefix("-") ? "-" : "") + (trimmed.isEmpty ? "0" : trimmed)
      return .syntax(
        "the number '\(word)' begins with a zero",
        help: "write \(number), or \"\(word)\" for a text",
        at: range)
    }
    return .syntax(
      "'\(word)' is no number of JSON", help: "write as in 0.5, or \"\(word)\" for a text",
      at: range)
  }

  /// The text ends within brackets.
  static func unclosed(_ opening: SourcePosition, _ closing: Unicode.Scalar) -> ReadingError {
    .syntax(
      "this '\(opener(of: closing))' is never closed", help: "close it with '\(closing)'",
      at: opening..<opening.advanced(by: 1))
  }

  /// A comma stands before a closing bracket.
  static func trailingComma(at position: SourcePosition) -> ReadingError {
    .syntax(
      "nothing follows the comma", help: "remove it", at: position..<position.advanced(by: 1))
  }

  /// Neither a comma nor the closing bracket follows an element.
  func noSeparator(_ opening: SourcePosition, _ closing: Unicode.Scalar) -> ReadingError {
    if byte == nil { return Self.unclosed(opening, closing) }
    if let comment { return comment }
    if isAtClosingBracket, let scalar {
      return .syntax(
        "'\(scalar)' closes what '\(Self.opener(of: closing))' opened on line \(opening.line + 1)",
        help: "close it with '\(closing)'", at: scalarRange)
    }
    return .syntax("a comma is missing before this", help: "write ',' before it", at: scalarRange)
  }

  /// A string has no closing quote on its line.
  func unclosedString(_ opening: SourcePosition) -> ReadingError {
    .syntax(
      "this quote is not closed on its line", help: "close it, or write \\n for a line feed",
      at: opening..<position)
  }

  private var comment: ReadingError? {
    let rest = bytes[index..<end]
    let starts: [[UInt8]] = [Array("//".utf8), Array("/*".utf8), Array("#".utf8)]
    guard let start = starts.first(where: { rest.starts(with: $0) }) else { return nil }
    return .syntax(
      "JSON has no comments", help: "remove it, or write the document in YAML",
      at: position..<position.advanced(by: start.count))
  }

  /// What a text in single quotes should have been.
  private var singleQuoted: ReadingError? {
    guard byte == UInt8(ascii: "'") else { return nil }
    let rest = bytes[(index + 1)..<end]
    let content = rest.prefix { $0 != UInt8(ascii: "'") && $0 != 0x0A }
    let text = String(decoding: content, as: UTF8.self)
    let isClosed = content.endIndex < end && bytes[content.endIndex] == UInt8(ascii: "'")
    return .syntax(
      "JSON has no single quotes",
      help: isClosed ? "write \"\(text.shortened)\"" : "use double quotes",
      at: position..<position.advanced(by: isClosed ? text.unicodeScalars.count + 2 : 1))
  }

  private static func opener(of closing: Unicode.Scalar) -> Unicode.Scalar {
    closing == "}" ? "{" : "["
  }

  /// Reads what looks like a word, JSON's or not; empty if there is none.
  private mutating func anyWord() -> String {
    let start = index
    _ = try? word()
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }
}

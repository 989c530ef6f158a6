/// A JSON value whose objects keep their order, so that writing it is reproducible.
public indirect enum JSONValue: Sendable, Hashable {
  /// A key and its value.
  public struct Member: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: JSONValue

    /// Makes a member.
    public init(key: String, value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case string(String)
  case number(Double)
  case boolean(Bool)
  case array([JSONValue])
  case object([Member])

  /// Makes an object from pairs, in their order.
  public static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// The value of a key of an object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}

extension JSONValue: ExpressibleByStringLiteral {
  /// Makes a string.
  public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue {
  /// The value as JSON text without white space.
  public var text: String {
    var text = ""
    write(to: &text, indent: nil)
    return text
  }

  /// The value as JSON text for people: two spaces a level, a line feed at the end.
  public var indentedText: String {
    var text = ""
    write(to: &text, indent: 0)
    return text + "\n"
  }

  private func write(to text: inout String, indent: Int?) {
    switch self {
    case .string(let string): Self.write(string, to: &text)
    case .number(let number): text += Self.description(of: number)
    case .boolean(let boolean): text += boolean ? "true" : "false"
    case .array(let values):
      Self.writeList(values, between: "[", "]", to: &text, indent: indent) { value, text, indent in
        value.write(to: &text, indent: indent)
      }
    case .object(let members):
      Self.writeList(members, between: "{", "}", to: &text, indent: indent) {
        member, text, indent in
        Self.write(member.key, to: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(to: &text, indent: indent)
      }
    }
  }

  private static func writeList<Item>(
    _ items: [Item], between open: String, _ close: String, to text: inout String, indent: Int?,
    _ write: (Item, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 1 }
    func newLine(_ indent: Int?) -> String {
      indent.map { "\n" + String(repeating: "  ", count: $0) } ?? ""
    }
    for (index, item) in items.enumerated() {
      text += (index > 0 ? "," : "") + newLine(inner)
      write(item, &text, inner)
    }
    if !items.isEmpty { text += newLine(indent) }
    text += close
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func description(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

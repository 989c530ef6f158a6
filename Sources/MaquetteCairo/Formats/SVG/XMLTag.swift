/// A tag of a file that cairo wrote: `<use x="1"/>`, `<g>` or `</g>`.
struct XMLTag {
  /// The name; of a closing tag, with the stroke before it.
  var name: Substring
  /// Names and values as written.
  var attributes: [(name: Substring, value: Substring)]
  /// Whether the element has no content.
  var isEmpty: Bool

  /// The value of an attribute.
  subscript(name: Substring) -> Substring? { attributes.first { $0.name == name }?.value }

  /// The tags of a file in order, without the text between them.
  ///
  /// Cairo writes no comments, and quotes every value with `"`.
  static func all(in text: Substring) -> [XMLTag] {
    var tags: [XMLTag] = []
    var rest = text.utf8[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      tags.append(XMLTag(Substring(rest[rest.index(after: start)..<end])))
      rest = rest[rest.index(after: end)...]
    }
    return tags
  }

  /// Takes apart what stands between `<` and `>`.
  private init(_ inside: Substring) {
    var rest = inside.utf8[...]
    isEmpty = rest.last == UInt8(ascii: "/")
    if isEmpty { rest = rest.dropLast() }
    func token(until end: UInt8) -> Substring {
      let token = rest.prefix { $0 != end }
      rest = rest[token.endIndex...].dropFirst()
      return Substring(token)
    }
    name = token(until: UInt8(ascii: " "))
    attributes = []
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard !rest.isEmpty else { break }
      let name = token(until: UInt8(ascii: "="))
      rest = rest.dropFirst()
      attributes.append((name, token(until: UInt8(ascii: "\""))))
    }
  }
}

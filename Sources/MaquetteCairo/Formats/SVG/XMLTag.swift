/// A tag of a file that cairo wrote: `<use x="1"/>`, `<g>` or `</g>`.
struct XMLTag {
  /// The name; of a closing tag, with the stroke before it.
  var name: String
  /// Names and values as written.
  var attributes: [(name: String, value: ArraySlice<UInt8>)]
  /// Whether the element has no content.
  var isEmpty: Bool

  /// The value of an attribute.
  subscript(name: String) -> ArraySlice<UInt8>? { attributes.first { $0.name == name }?.value }

  /// The tags of a file in order, without the text between them.
  ///
  /// Cairo writes no comments, and quotes every value with `"`.
  static func all(in file: [UInt8]) -> [XMLTag] {
    var tags: [XMLTag] = []
    var rest = file[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")),
      let end = rest[start...].firstIndex(of: UInt8(ascii: ">"))
    {
      tags.append(XMLTag(rest[(start + 1)..<end]))
      rest = rest[(end + 1)...]
    }
    return tags
  }

  /// Takes apart what stands between `<` and `>`.
  private init(_ inside: ArraySlice<UInt8>) {
    var rest = inside
    isEmpty = rest.last == UInt8(ascii: "/")
    if isEmpty { rest = rest.dropLast() }
    func token(until end: UInt8) -> ArraySlice<UInt8> {
      let token = rest[..<(rest.firstIndex(of: end) ?? rest.endIndex)]
      rest = rest[token.endIndex...].dropFirst()
      return token
    }
    name = String(decoding: token(until: UInt8(ascii: " ")), as: UTF8.self)
    attributes = []
    while true {
      rest = rest.drop { $0 == UInt8(ascii: " ") }
      guard !rest.isEmpty else { break }
      let name = String(decoding: token(until: UInt8(ascii: "=")), as: UTF8.self)
      rest = rest.dropFirst()
      attributes.append((name, token(until: UInt8(ascii: "\""))))
    }
  }
}

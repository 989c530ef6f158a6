/// How tags of cairo's are written again.
enum SVGWriting {
  /// What an element does without being told.
  private static let defaults: Set<String> = [
    "stroke:none", "fill-rule:nonzero", "fill-opacity:1", "stroke-opacity:1", "stop-opacity:1",
    "stroke-linecap:butt", "stroke-linejoin:miter", "stroke-miterlimit:10",
  ]

  /// A tag in its short form, ids between the characters that stand for them.
  static func text(of tag: XMLTag) -> String {
    var result = "<" + tag.name
    func add(_ name: some StringProtocol, _ value: some StringProtocol) {
      result += " \(name)=\"\(value)\""
    }
    for (name, value) in tag.attributes {
      switch name {
      case "style":
        for property in value.split(separator: ";") {
          let property = property.drop { $0 == " " }
          guard !defaults.contains(String(property)), let colon = property.firstIndex(of: ":")
          else { continue }
          add(property[..<colon], short(property[property.index(after: colon)...]))
        }
      case "d": add(name, SVGPathData.shortened(value, decimals: 3))
      case "clip-rule" where tag.name == "g": continue
      case "id": add(name, "\u{1}\(value)\u{2}")
      case "x", "y": add(name, short(value, decimals: 2))
      default: add(name, short(value))
      }
    }
    return result + (tag.isEmpty ? "/>" : ">")
  }

  /// The id that a value refers to: of `#id` or `url(#id)`.
  static func reference(_ value: Substring) -> Substring? {
    if value.utf8.first == UInt8(ascii: "#") { return value.dropFirst() }
    return value.hasPrefix("url(#") ? value.dropFirst(5).dropLast() : nil
  }

  /// The short form of a value.
  private static func short(_ value: Substring, decimals: Int = 4) -> String {
    if let id = reference(value) {
      return value.utf8.first == UInt8(ascii: "#") ? "#\u{1}\(id)\u{2}" : "url(#\u{1}\(id)\u{2})"
    }
    if value.hasPrefix("rgb("), value.hasSuffix("%)") {
      return "#"
        + value.dropFirst(4).dropLast().split(separator: ",").map { component in
          let share = (Double(component.dropLast()) ?? 0) / 100
          let level = Int((max(0, min(1, share)) * 255).rounded())
          return (level < 16 ? "0" : "") + String(level, radix: 16)
        }.joined()
    }
    guard value.utf8.contains(UInt8(ascii: ".")), value.utf8.count < 24, let number = Double(value)
    else { return String(value) }
    return SVGNumber.text(number, decimals: decimals)
  }
}

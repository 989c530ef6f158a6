/// How tags of cairo's are written again.
enum SVGWriting {
  /// What an element does without being told.
  private static let defaults: Set<String> = [
    "stroke:none", "fill-rule:nonzero", "fill-opacity:1", "stroke-opacity:1", "stop-opacity:1",
    "stroke-linecap:butt", "stroke-linejoin:miter", "stroke-miterlimit:10",
  ]

  /// Adds a tag in its short form, ids between the characters that stand for them.
  static func append(_ tag: XMLTag, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "<"))
    text += tag.name.utf8
    for (name, value) in tag.attributes {
      switch name {
      case "style":
        for property in value.split(separator: UInt8(ascii: ";")) {
          let property = property.drop { $0 == UInt8(ascii: " ") }
          guard let colon = property.firstIndex(of: UInt8(ascii: ":")),
            !defaults.contains(String(decoding: property, as: UTF8.self))
          else { continue }
          append(property[..<colon], short(property[(colon + 1)...]), to: &text)
        }
      case "d": append(name.utf8, SVGPathData.shortened(value, decimals: 3), to: &text)
      case "clip-rule" where tag.name == "g": continue
      case "id": append(name.utf8, [SVGDocument.idStart] + value + [SVGDocument.idEnd], to: &text)
      case "x", "y": append(name.utf8, short(value, decimals: 2), to: &text)
      default: append(name.utf8, short(value), to: &text)
      }
    }
    text += (tag.isEmpty ? "/>" : ">").utf8
  }

  private static func append(
    _ name: some Sequence<UInt8>, _ value: some Sequence<UInt8>, to text: inout [UInt8]
  ) {
    text.append(UInt8(ascii: " "))
    text += name
    text += "=\"".utf8
    text += value
    text.append(UInt8(ascii: "\""))
  }

  /// The id that a value refers to: of `#id` or `url(#id)`.
  static func reference(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    if value.first == UInt8(ascii: "#") { return value.dropFirst() }
    return value.starts(with: "url(#".utf8) ? value.dropFirst(5).dropLast() : nil
  }

  /// The short form of a value.
  private static func short(_ value: ArraySlice<UInt8>, decimals: Int = 4) -> ArraySlice<UInt8> {
    if let id = reference(value) {
      return value[..<id.startIndex] + [SVGDocument.idStart] + id + [SVGDocument.idEnd]
        + value[id.endIndex...]
    }
    if value.starts(with: "rgb(".utf8) { return color(value) ?? value }
    guard value.count < 24, let units = SVGNumber.units(value, decimals: decimals) else {
      return value
    }
    var text: [UInt8] = []
    SVGNumber.append(units, decimals: decimals, to: &text)
    return text[...]
  }

  /// `rgb(100%,0%,0%)` as `#f00`.
  private static func color(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let components = value.dropFirst(4).dropLast().split(separator: UInt8(ascii: ","))
    let levels = components.compactMap { component in
      SVGNumber.units(component.dropLast(), decimals: 4).map { ($0 * 255 + 500_000) / 1_000_000 }
    }
    guard levels.count == 3, levels.allSatisfy((0...255).contains) else { return nil }
    let digits = Array("0123456789abcdef".utf8)
    // Two digits of one kind are written as one, if all are such.
    let isShort = levels.allSatisfy { $0 % 17 == 0 }
    var text = [UInt8(ascii: "#")]
    for level in levels {
      text.append(digits[level / 16])
      if !isShort { text.append(digits[level % 16]) }
    }
    return text[...]
  }
}

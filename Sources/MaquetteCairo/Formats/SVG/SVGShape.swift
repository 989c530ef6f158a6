/// A painted outline, taken apart so that others of the same form can share it.
struct SVGShape {
  /// Where it begins, in thousandths.
  let x, y: Int
  /// The outline from there on.
  let body: ArraySlice<UInt8>
  /// How it is painted.
  let attributes: [UInt8]

  /// Takes a `<path>` that cairo wrote; nothing is any other tag.
  init?(_ tag: XMLTag) {
    guard tag.name == "path", tag.isEmpty, let data = tag["d"],
      let (x, y, body) = SVGPathData.split(data, decimals: 3)
    else { return nil }
    (self.x, self.y, self.body) = (x, y, body)
    var look = tag
    look.attributes.removeAll { $0.name == "d" }
    var text: [UInt8] = []
    SVGWriting.append(look, to: &text)
    attributes = Array(text.dropFirst("<path".utf8.count).dropLast("/>".utf8.count))
  }
}

/// Outlines that stand in a picture more than once: rows, icons' squares.
struct SharedShapes {
  private var counts: [ArraySlice<UInt8>: Int] = [:]
  private var ids: [ArraySlice<UInt8>: [UInt8]] = [:]

  /// Looks at all outlines of a picture.
  init(_ shapes: [SVGShape]) {
    for shape in shapes { counts[shape.body, default: 0] += 1 }
  }

  /// Adds an element that shows an outline, before the first also the outline itself.
  mutating func append(_ shape: SVGShape, to text: inout [UInt8]) {
    // Referring to a short one would be longer than the outline.
    guard shape.body.count > 60, counts[shape.body, default: 0] > 1,
      // The look of a gradient depends on where its outline is.
      !shape.attributes.contains(SVGDocument.idStart)
    else {
      text += "<path".utf8
      text += shape.attributes
      text += " d=\"M".utf8
      SVGNumber.append(shape.x, decimals: 3, to: &text)
      if shape.y >= 0 { text.append(UInt8(ascii: " ")) }
      SVGNumber.append(shape.y, decimals: 3, to: &text)
      text += shape.body
      text += "\"/>".utf8
      return
    }
    if ids[shape.body] == nil {
      // No id of cairo's begins so.
      let id = [SVGDocument.idStart] + Array("shape\(ids.count)".utf8) + [SVGDocument.idEnd]
      ids[shape.body] = id
      text += "<defs><path id=\"".utf8
      text += id
      text += "\" d=\"M0 0".utf8
      text += shape.body
      text += "\"/></defs>\n".utf8
    }
    text += "<use xlink:href=\"#".utf8
    text += ids[shape.body] ?? []
    text += "\" x=\"".utf8
    SVGNumber.append(shape.x, decimals: 3, to: &text)
    text += "\" y=\"".utf8
    SVGNumber.append(shape.y, decimals: 3, to: &text)
    text.append(UInt8(ascii: "\""))
    text += shape.attributes
    text += "/>".utf8
  }
}

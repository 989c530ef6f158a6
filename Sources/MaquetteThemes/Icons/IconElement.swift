internal import MaquetteScene
internal import MaquetteSource

/// An element of an icon's file with its attributes, those of its `style` in their place.
struct IconElement {
  /// The element's name.
  let name: String
  /// Where its tag stands.
  let range: SourceRange
  private var values: [String: String] = [:]

  /// Attributes and properties that change a drawing in ways that are not read.
  private static let unknown = [
    "clip-path", "filter", "marker", "marker-end", "marker-mid", "marker-start", "mask",
    "mix-blend-mode", "transform-origin",
  ]

  /// Reads the attributes of a tag.
  init(_ tag: IconTag) throws(IconError) {
    name = tag.name
    range = tag.range
    for attribute in tag.attributes where attribute.name != "style" {
      values[attribute.name] = attribute.value.trimmed
    }
    for attribute in tag.attributes where attribute.name == "style" {
      for property in attribute.value.split(separator: ";") where !String(property).trimmed.isEmpty
      {
        guard let colon = property.firstIndex(of: ":") else {
          throw .notUnderstood("'\(property)' in a style", at: range)
        }
        values[String(property[..<colon]).trimmed] =
          String(property[property.index(after: colon)...]).trimmed
      }
    }
    for name in Self.unknown {
      guard let value = values[name], value != "none", value != "normal" else { continue }
      throw .notUnderstood("'\(name)'", at: range)
    }
  }

  /// The value of an attribute or property.
  subscript(name: String) -> String? { values[name] }

  /// A length in the units of the drawing, or nothing when it is not given.
  func length(_ name: String) throws(IconError) -> Double? {
    guard let text = self[name] else { return nil }
    let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
    guard let number = Double(digits), number.isFinite else {
      throw .notUnderstood("the length '\(text)' of '\(name)'", at: range)
    }
    return number
  }

  /// The transform of the element, which changes nothing when it has none.
  func transform() throws(IconError) -> Transform {
    guard let text = self["transform"] else { return .identity }
    guard let transform = Transform(svg: text) else {
      throw .notUnderstood("the transform '\(text)'", at: range)
    }
    return transform
  }

  /// The outline of a shape, or nothing when the element is none.
  func outline() throws(IconError) -> Path? {
    func number(_ name: String) throws(IconError) -> Double { try length(name) ?? 0 }
    switch name {
    case "path":
      guard let path = Path(svgData: self["d"] ?? "") else {
        throw IconError(message: "the data of a path has an error", help: nil, range: range)
      }
      return path
    case "circle", "ellipse":
      let (radius, x, y) = (try length("r"), try length("rx"), try length("ry"))
      let rx = radius ?? x ?? y ?? 0
      let ry = radius ?? y ?? rx
      return Path(
        ellipseIn: Rect(try number("cx") - rx, try number("cy") - ry, 2 * rx, 2 * ry))
    case "rect": return try rectangle()
    case "line":
      var path = Path()
      path.move(to: Point(try number("x1"), try number("y1")))
      path.line(to: Point(try number("x2"), try number("y2")))
      return path
    case "polyline", "polygon": return try polygon(isClosed: name == "polygon")
    default: return nil
    }
  }

  private func rectangle() throws(IconError) -> Path {
    let rect = Rect(
      try length("x") ?? 0, try length("y") ?? 0, try length("width") ?? 0,
      try length("height") ?? 0)
    let (x, y) = (try length("rx"), try length("ry"))
    guard rect.width > 0, rect.height > 0 else { return Path() }
    let rx = min(x ?? y ?? 0, rect.width / 2)
    let ry = min(y ?? x ?? 0, rect.height / 2)
    guard rx > 0, ry > 0 else { return Path(rect) }
    // Drawn with round corners of one radius, then stretched to have two.
    let flat = Rect(0, 0, rect.width, rect.height * rx / ry)
    return Path(flat, radius: rx, shape: .circular)
      .applying(Transform(a: 1, b: 0, c: 0, d: ry / rx, tx: rect.minX, ty: rect.minY))
  }

  private func polygon(isClosed: Bool) throws(IconError) -> Path {
    guard let numbers = Transform.numbers((self["points"] ?? "")[...]), numbers.count % 2 == 0
    else {
      throw IconError(message: "the points of a \(name) have an error", help: nil, range: range)
    }
    var path = Path()
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = Point(numbers[index], numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.line(to: point) }
    }
    if isClosed, !numbers.isEmpty { path.close() }
    return path
  }
}

extension String {
  /// The text without white space at its ends.
  fileprivate var trimmed: String {
    var part = drop { $0.isWhitespace }
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}

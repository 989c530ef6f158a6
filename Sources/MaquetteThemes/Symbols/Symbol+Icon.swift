internal import MaquetteScene

extension Symbol {
  /// Makes a symbol from an icon file: an SVG of filled `<path>`, `<circle>` and `<rect>` elements.
  ///
  /// Nothing is returned when a path has an error or when there is nothing to draw.
  init?(icon svg: String) {
    var layers: [Layer] = []
    for tag in svg.split(separator: "<") {
      guard let end = tag.firstIndex(of: ">") else { continue }
      let tag = tag[..<end]
      let rule: Fill.Rule = tag.attribute("fill-rule") == "evenodd" ? .evenOdd : .nonZero
      func number(_ name: String) -> Double { tag.attribute(name).flatMap { Double($0) } ?? 0 }
      let path: Path
      if tag.hasPrefix("path") {
        guard let data = tag.attribute("d"), let drawn = Path(svgData: data) else { return nil }
        path = drawn
      } else if tag.hasPrefix("circle") {
        let radius = number("r")
        path = Path(
          ellipseIn: Rect(number("cx") - radius, number("cy") - radius, 2 * radius, 2 * radius))
      } else if tag.hasPrefix("rect") {
        path = Path(
          Rect(number("x"), number("y"), number("width"), number("height")), radius: number("rx"),
          shape: .circular)
      } else {
        continue
      }
      layers.append(Layer(path, .fill(rule)))
    }
    guard !layers.isEmpty else { return nil }
    self.init(layers: layers)
  }
}

extension Substring {
  /// The value of an attribute in a tag, which stands in double quotes.
  fileprivate func attribute(_ name: String) -> String? {
    for part in split(separator: " ") where part.hasPrefix(name + "=\"") {
      // A value may hold spaces: take it from where the attribute begins.
      let value = self[part.startIndex...].dropFirst(name.count + 2)
      return value.firstIndex(of: "\"").map { String(value[..<$0]) }
    }
    return nil
  }
}

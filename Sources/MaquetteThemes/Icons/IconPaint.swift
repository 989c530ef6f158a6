internal import MaquetteScene

/// What an element of an icon hands down to those in it: how they are painted, and where.
struct IconPaint {
  /// A colour as written, or nothing for none.
  private(set) var fill: String? = "black"
  private(set) var stroke: String?
  private(set) var width = 1.0
  private(set) var rule = Fill.Rule.nonZero
  private(set) var fillOpacity = 1.0
  private(set) var strokeOpacity = 1.0
  private(set) var isVisible = true
  private(set) var transform = Transform.identity
  /// How lines are drawn, by the names of properties.
  private var lineStyle: [String: String] = [:]
  /// The product of the opacities of an element and of those that hold it.
  private var opacity = 1.0

  /// How lines are drawn here, which is what an icon may ask for.
  private static let lineStyle: KeyValuePairs = [
    "stroke-linecap": "round", "stroke-linejoin": "round", "stroke-dasharray": "none",
    "vector-effect": "none",
  ]

  /// The paint of an element in one with this paint.
  func inherited(by element: IconElement) throws(IconError) -> IconPaint {
    var paint = self
    paint.transform = try element.transform().then(transform)
    if let value = element["fill"] { paint.fill = try Self.color(value, in: element, fill) }
    if let value = element["stroke"] { paint.stroke = try Self.color(value, in: element, stroke) }
    if let width = try element.length("stroke-width") { paint.width = width }
    for (name, _) in Self.lineStyle {
      if let value = element[name] { paint.lineStyle[name] = value }
    }
    switch element["fill-rule"] {
    case "evenodd"?: paint.rule = .evenOdd
    case "nonzero"?: paint.rule = .nonZero
    default: break
    }
    if let opacity = try element.length("opacity") { paint.opacity *= opacity }
    if let opacity = try element.length("fill-opacity") { paint.fillOpacity = opacity }
    if let opacity = try element.length("stroke-opacity") { paint.strokeOpacity = opacity }
    if element["display"] == "none" { paint.opacity = 0 }
    if let visibility = element["visibility"] { paint.isVisible = visibility == "visible" }
    return paint
  }

  /// The layers of an outline, and the colour and opacity that each is painted in.
  func layers(
    of path: Path, in element: IconElement
  ) throws(IconError) -> [(layer: Symbol.Layer, paint: String)] {
    var layers: [(layer: Symbol.Layer, paint: String)] = []
    guard isVisible, !path.elements.isEmpty else { return layers }
    let placed = path.applying(transform)
    if let fill, opacity * fillOpacity > 0, element.name != "line" {
      layers.append((Symbol.Layer(placed, .fill(rule)), "\(fill) \(opacity * fillOpacity)"))
    }
    if let stroke, opacity * strokeOpacity > 0, width > 0 {
      for (name, value) in Self.lineStyle where lineStyle[name] ?? value != value {
        throw .notUnderstood("a line with '\(name)' other than '\(value)'", at: element.range)
      }
      guard let scale = transform.evenScale else {
        throw .notUnderstood("a line that is scaled unevenly", at: element.range)
      }
      layers.append(
        (
          Symbol.Layer(placed, .stroke(width: width * scale)),
          "\(stroke) \(opacity * strokeOpacity)"
        ))
    }
    return layers
  }

  /// A colour in one way of writing, so that equal ones can be told; nothing when it is none.
  private static func color(
    _ value: String, in element: IconElement, _ inherited: String?
  ) throws(IconError) -> String? {
    switch value.lowercased() {
    case "none", "transparent": return nil
    case "inherit": return inherited
    case "black", "currentcolor", "#000", "#000000", "rgb(0,0,0)": return "black"
    case let color where color.hasPrefix("url(") || color.contains("&"):
      throw .notUnderstood("the paint '\(value)'", at: element.range)
    case let color: return color
    }
  }
}

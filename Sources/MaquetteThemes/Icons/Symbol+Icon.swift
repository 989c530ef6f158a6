package import MaquetteScene
internal import MaquetteSource

extension Symbol {
  /// Makes a symbol from an icon file: an SVG of shapes in groups, filled or stroked in one colour.
  ///
  /// Lines are drawn with round ends and joins. Of a template of SF Symbols, which holds a drawing
  /// in many weights and sizes, the regular one of medium size is read.
  ///
  /// - Parameter svg: The text of the file.
  /// - Throws: What is not understood: a drawing is made of everything in the file or not at all.
  package init(icon svg: String) throws(IconError) {
    var reader = IconReader(isTemplate: svg.contains("id=\"Regular-M\""))
    self.init(layers: try reader.read(svg))
  }
}

/// Collects the layers of an icon's file.
private struct IconReader {
  /// An element that is open, and what it hands down.
  private struct Open {
    var name: String
    var paint: IconPaint
    /// Whether nothing in it is read.
    var isSkipped: Bool
    /// Whether it belongs to the drawing: everything, or one group of a template.
    var isDrawing: Bool
  }

  private let isTemplate: Bool
  private var open: [Open] = []
  private var layers: [Symbol.Layer] = []
  /// The colour and opacity of everything that was painted.
  private var paint: String?

  init(isTemplate: Bool) {
    self.isTemplate = isTemplate
  }

  /// Elements that are never painted by themselves.
  private static let invisible = ["defs", "desc", "metadata", "title"]

  /// The layers of a file.
  mutating func read(_ svg: String) throws(IconError) -> [Symbol.Layer] {
    var scanner = IconScanner(svg)
    var end = SourcePosition.start..<SourcePosition.start
    while let tag = try scanner.next() {
      end = tag.range
      if tag.isEnd {
        guard open.popLast()?.name == tag.name else {
          throw IconError(
            message: "'</\(tag.name)>' ends no element", help: nil, range: tag.range)
        }
      } else {
        try begin(tag)
      }
    }
    if let name = open.last?.name {
      throw IconError(message: "'<\(name)>' has no end", help: nil, range: end)
    }
    // A line that is filled has no area.
    guard Symbol(layers: layers).size != .zero else {
      throw IconError(message: "there is nothing to draw", help: nil, range: end)
    }
    return layers
  }

  private mutating func begin(_ tag: IconTag) throws(IconError) {
    let outer = open.last
    var paint = outer?.paint ?? IconPaint()
    let isDrawing =
      outer?.isDrawing ?? !isTemplate
      || tag.attributes.contains { $0.name == "id" && $0.value == "Regular-M" }
    // A name with a prefix is of another language: what a program keeps for itself.
    let isSkipped =
      outer?.isSkipped ?? false || Self.invisible.contains(tag.name) || tag.name.contains(":")
      || !isDrawing && tag.name != "svg" && tag.name != "g"
    if !isSkipped {
      let element = try IconElement(tag)
      paint = try paint.inherited(by: element)
      try add(element, paint, isRoot: outer == nil)
    }
    guard !tag.isEmpty else { return }
    open.append(
      Open(name: tag.name, paint: paint, isSkipped: isSkipped, isDrawing: isDrawing))
  }

  private mutating func add(
    _ element: IconElement, _ paint: IconPaint, isRoot: Bool
  ) throws(IconError) {
    guard isRoot == (element.name == "svg") else {
      throw isRoot
        ? IconError(
          message: "an icon begins with '<svg>', not '<\(element.name)>'", help: nil,
          range: element.range) : .notUnderstood("'<svg>' in another", at: element.range)
    }
    guard !isRoot, element.name != "g" else { return }
    guard let path = try element.outline() else {
      throw .notUnderstood("'<\(element.name)>'", at: element.range)
    }
    for (layer, color) in try paint.layers(of: path, in: element) {
      guard self.paint == nil || self.paint == color else {
        throw .notUnderstood("a second colour or opacity", at: element.range)
      }
      self.paint = color
      layers.append(layer)
    }
  }
}

import MaquetteScene

/// A line of text in a frame.
struct FrameText {
  /// The line.
  var line: TextLine
  /// Its colour, not yet seen through a group's opacity.
  var color: Color
  /// The path in the document of what it shows, else of what it stands in.
  var name: String
}

extension Frame {
  /// The frame with something else in the place of each text, or nothing.
  func replacingTexts(in parent: String = "", _ replace: (FrameText) -> Item?) -> Frame {
    var result = Frame(size: size)
    for placed in items {
      let name = placed.name ?? parent
      let item: Item? =
        switch placed.item {
        case .group(let inner, let effects):
          .group(inner.replacingTexts(in: name, replace), effects)
        case .text(let line, let color): replace(FrameText(line: line, color: color, name: name))
        case .shape, .image: placed.item
        }
      if let item { result.place(item, at: placed.origin, name: placed.name) }
    }
    return result
  }

  /// Whether all places and sizes are numbers.
  var isFinite: Bool {
    guard size.width.isFinite, size.height.isFinite else { return false }
    return items.allSatisfy { placed in
      let bounds = placed.item.bounds.offset(by: placed.origin)
      guard bounds.minX.isFinite, bounds.minY.isFinite, bounds.maxX.isFinite, bounds.maxY.isFinite
      else { return false }
      if case .group(let inner, _) = placed.item { return inner.isFinite }
      return true
    }
  }
}

extension TextLine {
  /// The size of its largest run in points.
  var size: Double { runs.map(\.size).max() ?? 0 }

  /// Whether it is of nothing but pictures in colours of their own.
  var isEmoji: Bool { runs.allSatisfy(\.isColored) }

  /// Whether half the contrast is enough: from 24 points on, or 18.7 in bold (WCAG 1.4.3).
  var isLarge: Bool {
    size >= 24 || size >= 18.7 && runs.allSatisfy { $0.face.file.contains("-Bold.") }
  }
}

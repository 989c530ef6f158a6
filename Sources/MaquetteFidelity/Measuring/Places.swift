package import MaquetteScene

/// What a frame shows, by name and where it stands, groups opened.
package struct Places {
  /// There is nothing of a name.
  package struct Unknown: Error {
    /// The name.
    package let name: String
    /// The names that there are, sorted.
    package let known: [String]
  }

  private var items: [String: [Frame.Placed]] = [:]
  private let whole: Rect

  /// Opens a frame.
  package init(_ frame: Frame) {
    whole = Rect(size: frame.size)
    add(frame, at: .zero)
  }

  private mutating func add(_ frame: Frame, at origin: Point) {
    for placed in frame.items {
      var absolute = placed
      absolute.origin = origin + placed.origin
      if let name = placed.name { items[name, default: []].append(absolute) }
      // The strokes of a symbol are one thing.
      if case .group(let inner, _) = placed.item, placed.name?.hasSuffix("image") != true {
        add(inner, at: absolute.origin)
      }
    }
  }

  /// The items of a name in the order of painting, each where it stands in the whole frame.
  package func items(_ name: String) throws(Unknown) -> [Frame.Placed] {
    guard let found = items[name] else {
      throw Unknown(name: name, known: items.keys.sorted())
    }
    return found
  }

  /// The rectangle of everything of a name; `/` is the whole frame.
  package func rect(_ name: String) throws(Unknown) -> Rect {
    if name == "/" { return whole }
    let rects = try items(name).map(\.covered)
    return rects.dropFirst().reduce(rects[0]) { $0.union($1) }
  }

  /// The baseline of the last line of a text.
  package func baseline(_ name: String) throws(Unknown) -> Double {
    let last = try items(name).last { if case .text = $0.item { true } else { false } }
    guard let last else { throw Unknown(name: name, known: []) }
    return last.origin.y
  }
}

extension Frame.Placed {
  /// What the item covers, half of its line outside of its outline.
  fileprivate var covered: Rect {
    let bounds = item.bounds.offset(by: origin)
    guard case .shape(_, _, let stroke?) = item else { return bounds }
    return bounds.inset(by: Insets(all: -stroke.width / 2))
  }
}

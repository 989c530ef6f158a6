internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A text or a glyph on a ground of one colour.
struct Ink {
  /// The path of what it shows.
  let name: String
  /// Its colour.
  let color: Color
  /// What is behind it.
  let ground: Color
  /// The line, where it is text.
  let line: TextLine?

  /// The ratio of luminances, from 1 to 21.
  var contrast: Double { color.over(ground).contrast(with: ground) }
}

extension LintedCell {
  /// What can be read and used on grounds that are known: what lies under the topmost presentation, is
  /// disabled or is seen through something is left out.
  var inks: [Ink] {
    var walk = InkWalk()
    walk.add(frame, at: .zero, in: Rect(size: frame.size))
    let topmost = mockup.presented.last?.path ?? .root
    var disabled: [NodePath] = []
    mockup.visit(at: .root) { value, path in
      guard value as? Bool == true, path.names("disabled"), let element = path.parent else {
        return
      }
      disabled.append(element)
    }
    return walk.inks.filter { ink in
      let path = NodePath(ink.name)
      return path.isInside(topmost) && !disabled.contains { path.isInside($0) }
        && !path.names("placeholder")
    }
  }
}

/// Goes through a frame back to front, remembering what was painted where.
private struct InkWalk {
  private(set) var inks: [Ink] = []
  /// Rectangles with their colours; without one where a picture, a material or an outline lies.
  private var grounds: [(rect: Rect, color: Color?)] = []

  mutating func add(
    _ frame: Frame, at origin: Point, in clip: Rect, name parent: String = "",
    isSeenWhole: Bool = true
  ) {
    for placed in frame.items {
      let name = placed.name ?? parent
      let place = origin + placed.origin
      let rect = placed.item.bounds.offset(by: place)
      switch placed.item {
      case .shape(.rectangle, let fill?, nil):
        grounds.append((rect.intersection(clip), isSeenWhole ? fill.color : nil))
      case .shape(_, let fill, let stroke):
        if isSeenWhole, let color = fill?.color ?? stroke?.color {
          add(name, color, in: rect, nil, clip)
        }
        grounds.append((rect, nil))
      case .image: grounds.append((rect, nil))
      case .text(let line, let color):
        let height = 0.7 * (line.runs.map(\.size).max() ?? 0)
        if isSeenWhole {
          add(
            name, color, in: Rect(place.x, place.y - height, line.width, height), line, clip)
        }
      case .group(let inner, let effects):
        let shown = effects.clip.map { $0.bounds.offset(by: place).intersection(clip) } ?? clip
        if effects.backdrop != nil { grounds.append((shown, nil)) }
        add(
          inner, at: place, in: shown, name: name,
          isSeenWhole: isSeenWhole && effects.opacity == 1 && effects.transform == .identity)
      }
    }
  }

  private mutating func add(
    _ name: String, _ color: Color, in rect: Rect, _ line: TextLine?, _ clip: Rect
  ) {
    let y = rect.center.y
    let points = [Point(rect.minX, y), rect.center, Point(rect.maxX, y)]
    guard points.allSatisfy(clip.contains), let ground = ground(at: points[0]),
      points.allSatisfy({ self.ground(at: $0) == ground })
    else { return }
    inks.append(Ink(name: name, color: color, ground: ground, line: line))
  }

  private func ground(at point: Point) -> Color? {
    var ground: Color?
    for (rect, color) in grounds where rect.contains(point) {
      ground = color.flatMap { color in
        color.alpha == 1 ? color : ground.map { color.over($0) }
      }
    }
    return ground
  }
}

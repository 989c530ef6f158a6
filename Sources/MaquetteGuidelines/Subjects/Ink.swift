internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource

/// A text or a glyph on a ground that is known.
struct Ink {
  /// The path of what it shows.
  let name: String
  /// Its colour.
  let color: Color
  /// What is behind it: one colour, or the darkest and the lightest that a material can have.
  let grounds: [Color]
  /// The colours that make what is behind it, each as if it were opaque.
  let groundColors: [Color]
  /// The line, where it is text.
  let line: TextLine?

  /// That of the grounds on which it stands out most.
  var bestGround: Color? { grounds.max { contrast(on: $0) < contrast(on: $1) } }

  /// The ratio of luminances, from 1 to 21, on that ground.
  var contrast: Double { bestGround.map(contrast) ?? 21 }

  private func contrast(on ground: Color) -> Double { color.over(ground).contrast(with: ground) }
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
  private var grounds: [(rect: Rect, ground: Ground)] = []

  /// What lies in a rectangle.
  private enum Ground {
    case color(Color)
    case material(Backdrop)
    /// A picture, an outline or what is seen through a group.
    case unknown
  }

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
        grounds.append((rect.intersection(clip), isSeenWhole ? .color(fill.color) : .unknown))
      case .shape(_, let fill, let stroke):
        if isSeenWhole, let color = fill?.color ?? stroke?.color {
          add(name, color, in: rect, nil, clip)
        }
        // A line alone, as a rim is, leaves what is inside of it.
        if fill != nil { grounds.append((rect, .unknown)) }
      case .image: grounds.append((rect, .unknown))
      case .text(let line, let color):
        let height = 0.7 * (line.runs.map(\.size).max() ?? 0)
        if isSeenWhole {
          add(
            name, color, in: Rect(place.x, place.y - height, line.width, height), line, clip)
        }
      case .group(let inner, let effects):
        let shown = effects.clip.map { $0.bounds.offset(by: place).intersection(clip) } ?? clip
        if let backdrop = effects.backdrop {
          grounds.append((shown, isSeenWhole ? .material(backdrop) : .unknown))
        }
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
    guard points.allSatisfy(clip.contains) else { return }
    let behind = behind(points[0])
    guard !behind.grounds.isEmpty, points.allSatisfy({ self.behind($0) == behind }) else { return }
    inks.append(
      Ink(
        name: name, color: color, grounds: behind.grounds, groundColors: behind.colors, line: line))
  }

  /// What is behind a point.
  private struct Behind: Equatable {
    /// What may be seen of it; nothing where that is not known.
    var grounds: [Color] = []
    /// What that is made of.
    var colors: [Color] = []
  }

  private func behind(_ point: Point) -> Behind {
    var behind = Behind()
    for (rect, ground) in grounds where rect.contains(point) {
      switch ground {
      case .color(let color) where color.alpha == 1:
        behind = Behind(grounds: [color], colors: [color])
      case .color(let color):
        behind.grounds = behind.grounds.map { color.over($0) }
        behind.colors.append(color.opaque)
      // A blur lets through what is round the point too, but never more than black or white.
      case .material(let backdrop):
        behind.grounds = (behind.grounds.isEmpty ? [.black, .white] : behind.grounds)
          .map { backdrop.color(over: $0) }
        behind.colors.append(backdrop.tint.opaque)
      case .unknown: behind = Behind()
      }
    }
    return behind
  }
}

extension Color {
  /// The colour as it is without its opacity.
  var opaque: Color { Color(red: red, green: green, blue: blue) }
}

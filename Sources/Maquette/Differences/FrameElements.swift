internal import MaquetteScene

/// The elements that a frame shows, groups opened.
struct FrameElements {
  /// By presentation, in the order of painting; within each from the top, then from the left.
  private(set) var elements: [FrameElement] = []
  private var indices: [String: Int] = [:]
  /// The element that was drawn last, which lines without a name are told by.
  private var last: String?

  init(_ frame: Frame) {
    read(frame, .identity, opacity: 1, in: nil)
    for index in elements.indices { elements[index].finish() }
    var roots: [String: Int] = [:]
    for element in elements where roots[element.root] == nil { roots[element.root] = roots.count }
    elements = elements.map { element in
      let bounds = element.bounds
      // Halves of points, so that what stands side by side is in one line whatever was rounded.
      let key = (roots[element.root] ?? 0, (bounds.minY * 2).rounded(), bounds.minX)
      return (key, element)
    }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  private mutating func read(
    _ frame: Frame, _ transform: Transform, opacity: Double, in enclosing: ElementPath?
  ) {
    var before: (owner: ElementPath, bounds: Rect)?
    for (index, placed) in frame.items.enumerated() {
      let bounds = placed.item.bounds.offset(by: placed.origin)
      let owner =
        placed.name.map { path(of: $0, placed.item, in: enclosing) }
        ?? owner(of: placed, at: index, in: frame, enclosing, before: before)
      let place = Transform(scale: 1, then: placed.origin).then(transform)
      if placed.name != nil { before = (owner, bounds) }
      switch placed.item {
      case .group(let inner, let effects):
        let isPiece = placed.name != nil || effects.shadow != nil || effects.backdrop != nil
        let place = effects.transform.then(place)
        if isPiece {
          add(.group(Frame(size: inner.size), effects), place, opacity, to: owner)
        }
        read(
          inner, place, opacity: isPiece ? opacity : opacity * effects.opacity,
          in: isPiece ? owner : enclosing)
      case .shape, .text, .image: add(placed.item, place, opacity, to: owner)
      }
      if placed.name != nil { last = owner.element }
    }
  }

  /// Takes the name of an item apart where it stands.
  private func path(
    of name: String, _ item: Frame.Item, in enclosing: ElementPath?
  ) -> ElementPath {
    let path = ElementPath(name)
    if case .group(_, let effects) = item, effects.clip != nil, path.isMenuItem {
      return ElementPath(name + "/" + ElementPath.submenu)
    }
    guard let enclosing,
      ElementPath.root(of: path.element) != ElementPath.root(of: enclosing.element)
    else { return path }
    // On the card of a submenu; or a picture of what lies below, as in previews.
    let card = ElementPath.root(of: enclosing.element)
    let row = ElementPath.documented(card)
    guard card.hasSuffix(ElementPath.submenu), name.hasPrefix(row) else {
      return enclosing
    }
    return ElementPath(card + name.dropFirst(row.count))
  }

  private mutating func add(
    _ item: Frame.Item, _ transform: Transform, _ opacity: Double, to owner: ElementPath
  ) {
    let index: Int
    if let known = indices[owner.element] {
      index = known
    } else {
      index = elements.count
      indices[owner.element] = index
      elements.append(FrameElement(path: owner.element))
    }
    elements[index].add(
      FramePiece(item: item, transform: transform, opacity: opacity), to: owner.part)
  }

  /// What an item without a name belongs to.
  private func owner(
    of placed: Frame.Placed, at index: Int, in frame: Frame, _ enclosing: ElementPath?,
    before: (owner: ElementPath, bounds: Rect)?
  ) -> ElementPath {
    let bounds = placed.item.bounds.offset(by: placed.origin)
    let around = enclosing ?? before?.owner ?? ElementPath(last ?? "/screen")
    if case .shape(.rectangle(let size, let radius, _), _, _) = placed.item, radius == 0 {
      let isThin = min(size.width, size.height) <= 1
      if isThin || (size.height <= 10 && size.width == frame.size.width) {
        return divider(isThin ? FramePart.separator : FramePart.gap, of: last ?? around.element)
      }
    }
    if case .shape = placed.item, bounds.size != frame.size,
      let next = frame.items[(index + 1)...].first(where: { $0.name != nil }),
      let name = next.name, bounds.contains(next.item.bounds.offset(by: next.origin).center)
    {
      let shown = path(of: name, next.item, in: enclosing)
      return ElementPath(element: shown.element, part: FramePart.highlight)
    }
    // A knob on its switch.
    if let before, before.bounds.contains(bounds.center), bounds.width < before.bounds.width {
      return before.owner
    }
    return around
  }

  /// A line or a gap behind an element, which may have several.
  private func divider(_ kind: String, of element: String) -> ElementPath {
    let parts = indices[element].map { elements[$0].parts } ?? []
    let count = parts.count { $0.key.hasPrefix(kind) }
    return ElementPath(element: element, part: count == 0 ? kind : "\(kind) \(count + 1)")
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension BarLayout {
  /// Items that share a capsule, or an item that stands on the bar itself.
  struct Group {
    var items: [Item]
    var isOnCapsule: Bool
    /// The room of each item along the bar.
    var widths: [Double]

    var width: Double { widths.reduce(0, +) }
    var stretches: Bool { items.contains(where: \.stretches) }
    var isSpacer: Bool { items.allSatisfy { $0.element is Spacer } }
  }

  /// Whether a theme draws capsules behind the items of bars.
  var hasCapsules: Bool { style.capsule != nil }

  /// The groups of items beside each other; glyphs stand on one capsule where that is said.
  func groups(_ items: [Item], sharing: Bool = true) -> [Group] {
    var groups: [Group] = []
    for item in items {
      let isOnCapsule = hasCapsules && item.isPlainButton
      let width = isOnCapsule ? capsuleWidth(of: item) : item.frame.size.width
      if sharing, isOnCapsule, item.element.isGlyph, let last = groups.last, last.isOnCapsule,
        last.items.allSatisfy(\.element.isGlyph)
      {
        groups[groups.count - 1].items.append(item)
        groups[groups.count - 1].widths.append(width)
      } else {
        groups.append(Group(items: [item], isOnCapsule: isOnCapsule, widths: [width]))
      }
    }
    return groups
  }

  private func capsuleWidth(of item: Item) -> Double {
    let inset = item.element.isGlyph ? 0 : style.capsuleInset
    return max(style.capsuleHeight, item.frame.size.width + 2 * inset)
  }

  /// Places a group in the middle of a bar's height, with the anchors of what a finger touches.
  func place(_ group: Group, x: Double, bar: Rect, in frame: inout Frame) {
    guard group.isOnCapsule, let material = style.capsule else {
      for item in group.items { place(item, x: x, bar: bar, in: &frame) }
      return
    }
    let size = Size(group.width, style.capsuleHeight)
    var content = Frame(size: size)
    var left = 0.0
    var isPressed = false
    for (item, width) in zip(group.items, group.widths) {
      let part = item.frame
      content.place(
        part,
        at: Point(
          left + (width - part.size.width) / 2, (size.height - part.size.height) / 2),
        name: item.path.description)
      let id = item.element.anchorID(at: item.path)
      isPressed = isPressed || context.isPressed(id)
      if let id {
        let rect = Rect(x + left, bar.center.y - size.height / 2, width, size.height)
        frame.add(Anchor(id: id, rect: rect, surroundings: .bar))
      }
      left += width
    }
    let name = group.items.first.map(\.path)
    let card = context.card(
      context.inReadingDirection(content), material, radius: size.height / 2, corners: .circular,
      shadow: style.capsuleShadow, name: (name.map { $0 / "capsule" } ?? .root).description)
    let origin = Point(x, bar.center.y - size.height / 2)
    if isPressed {
      let faded = Effects(opacity: context.style(MenuStyle.self).sourceOpacity)
      frame.place(.group(card, faded), at: origin, name: name?.description)
    } else {
      frame.place(card, at: origin)
    }
  }
}

extension BarLayout.Item {
  /// Whether it is a button without an outline of its own.
  var isPlainButton: Bool {
    guard let button = element as? Button else { return false }
    return button.style == .plain && button.background == nil && button.border == nil
  }
}

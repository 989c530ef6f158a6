internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// A menu with the submenus that are open in it, each over the one before.
struct MenuStack {
  let context: LayoutContext
  let style: MenuStyle
  let menu: Menu
  /// The path of the menu.
  let path: NodePath
  /// The row of the menu before that opened this one.
  private let opener: MenuRow?
  private let groups: [[MenuPart]]

  /// Whether the menu in front throws a shadow.
  private let hasShadow: Bool

  init(
    _ menu: Menu, _ context: LayoutContext, at path: NodePath, opener: MenuRow? = nil,
    hasShadow: Bool = true
  ) {
    self.context = context
    self.hasShadow = hasShadow
    self.menu = menu
    self.path = path
    self.opener = opener
    style = context.style()
    var parts = MenuParts()
    if menu.preferredElementSize == .large {
      parts.add(menu.items, at: path / "items")
    } else {
      var group = ControlGroup()
      group.size = menu.preferredElementSize == .small ? .small : .medium
      group.items = menu.items
      group.addParts(to: &parts, at: path)
    }
    groups = parts.groups
  }

  /// The menu alone, no higher than said.
  func root(height most: Double = .infinity, isReversed: Bool = false) -> Frame {
    let head = head
    let layout = MenuLayout(context, groups: (head.map { [[$0]] } ?? []) + groups, at: path)
    return layout.frame(
      head, isReversed ? groups.reversedFromSource : groups, height: max(0, most),
      scrolled: menu.scrolled,
      hasShadow: hasShadow && openRow == nil)
  }

  /// The menu's title, or in a submenu the row that opened it with its chevron turned down.
  private var head: MenuPart? {
    if var row = opener {
      row.accessory = .turnedChevron
      row.mark = nil
      row.isHighlighted = false
      return .row(row)
    }
    return menu.title.isEmpty ? nil : .header(menu.title, path)
  }

  /// A menu with the submenu that is open in it, if any is.
  ///
  /// - Parameters:
  ///   - root: The menu.
  ///   - room: Where submenus may stand, from the menu's corner.
  /// - Returns: The menu shrunk and dimmed behind its submenu, or as it is; the frame is as large as all of it.
  func opened(_ root: Frame, within room: Rect? = nil) -> Frame {
    guard let (row, submenu) = openRow else { return root }
    let size = root.size
    let shrink = style.submenuShrink
    var parent = Frame(size: size)
    parent.place(root, at: .zero)
    parent.place(
      .shape(
        .rectangle(size, radius: style.cornerRadius), fill: Fill(context.color(style.submenuDim)),
        stroke: nil), at: .zero)
    let inset = Point(size.width * (1 - shrink) / 2, size.height * (1 - shrink) / 2)
    var result = Frame(size: size)
    result.place(
      .group(parent, Effects(transform: Transform(scale: shrink, then: inset))), at: .zero)

    // The submenu's first row lies over the row that opened it.
    let stack = MenuStack(submenu, context, at: row.path, opener: row, hasShadow: hasShadow)
    let child = stack.root(height: room?.height ?? .infinity)
    let place = root.anchors.first { $0.id == row.path.description }?.rect ?? Rect(size: .zero)
    // A row that is scrolled away opens at the edge behind which it is.
    let top = max(0, min(place.minY, size.height - place.height))
    var origin = Point((size.width - child.size.width) / 2, inset.y + top * shrink)
    if let room { origin.y = max(room.minY, min(origin.y, room.maxY - child.size.height)) }
    let opened = stack.opened(child, within: room?.offset(by: Point(-origin.x, -origin.y)))
    result.place(opened, at: origin)
    result.size.height = max(size.height, origin.y + opened.size.height)
    return result
  }

  private var openRow: (row: MenuRow, submenu: Menu)? {
    groups.joined().lazy.flatMap(\.rows).compactMap { row in row.submenu.map { (row, $0) } }.first
  }
}

extension [[MenuPart]] {
  /// The groups and their parts from the last to the first; headers stay above what they are about.
  fileprivate var reversedFromSource: [[MenuPart]] {
    reversed().map { group in
      let headers = group.prefix { part in
        if case .header = part { true } else { false }
      }
      return Array<MenuPart>(headers) + group.dropFirst(headers.count).reversed()
    }
  }
}

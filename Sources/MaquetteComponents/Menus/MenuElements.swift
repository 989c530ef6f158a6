public import MaquetteSource

extension Button: MenuElement {
  /// A row, unless it is hidden.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    guard !hidden else { return }
    var row = MenuRow(title, at: path)
    row.subtitle = subtitle
    row.image = image
    row.role = role
    row.mark = state == .on ? .checkmark : state == .mixed ? .dash : nil
    row.shortcut = shortcut
    row.isDisabled = disabled
    row.isHighlighted = highlighted
    parts.add(.row(row))
  }
}

extension Toggle: MenuElement {
  /// A row with a checkmark when it is on.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    var row = MenuRow(title, at: path)
    row.subtitle = subtitle
    row.image = image
    row.mark = isOn ? .checkmark : nil
    row.isDisabled = disabled
    parts.add(.row(row))
  }
}

extension Picker: MenuElement {
  /// A group of rows, a row of symbols, or the row of a submenu.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    let rows = options.enumerated().map { index, option in
      var row = MenuRow(option.title, at: (path / "options")[index])
      row.subtitle = option.subtitle
      row.image = option.image
      row.mark = isSelected(option) ? .checkmark : nil
      return row
    }
    switch style {
    case .inline:
      parts.add(.border)
      for row in rows { parts.add(.row(row)) }
      parts.add(.border)
    case .palette:
      parts.add(.border)
      parts.add(.cells(rows, .palette))
      parts.add(.border)
    case .menu:
      var row = MenuRow(title, at: path)
      row.image = image
      row.subtitle = options.first(where: isSelected)?.title
      row.accessory = .chevron
      parts.add(.row(row))
    }
  }
}

extension Menu: MenuElement {
  /// The row of a submenu.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    var row = MenuRow(title, at: path)
    row.subtitle = subtitle
    row.image = image
    row.role = role
    row.isDisabled = disabled
    row.accessory = .chevron
    row.submenu = open ? self : nil
    parts.add(.row(row))
  }
}

extension Section: MenuElement {
  /// A group with its title over it; nothing when there is nothing to show.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    var group = MenuParts()
    group.add(items, at: path / "items")
    let groups = group.groups
    guard !groups.isEmpty else { return }
    parts.add(.border)
    // Before the first row even when that begins a group of its own.
    if !title.isEmpty { parts.add(.header(title, path)) }
    for parted in groups {
      for part in parted { parts.add(part) }
      parts.add(.border)
    }
  }
}

extension ControlGroup: MenuElement {
  /// Rows of symbols; the end of the group is a border.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    let rows = MenuParts.rows(of: items, at: path / "items")
    let most = size == .medium ? 3 : size == .small ? 4 : max(1, rows.count)
    for start in stride(from: 0, to: rows.count, by: most) {
      parts.add(.cells(Array(rows[start..<min(start + most, rows.count)]), size))
    }
    parts.add(.border)
  }
}

extension Divider: MenuElement {
  /// A border.
  public func addParts(to parts: inout MenuParts, at path: NodePath) { parts.add(.border) }
}

extension Loading: MenuElement {
  /// A row with a spinner.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    var row = MenuRow(title, at: path)
    row.accessory = .spinner
    parts.add(.row(row))
  }
}

extension Header: MenuElement {
  /// A document's name and picture, in a group of its own.
  public func addParts(to parts: inout MenuParts, at path: NodePath) {
    parts.add(.documentHeader(self, path))
    parts.add(.border)
  }
}

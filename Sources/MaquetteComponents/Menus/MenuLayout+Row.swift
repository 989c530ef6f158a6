internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension MenuRow {
  /// The symbol before the title: a mark, or the chevron of a submenu whose image has the other side.
  func leadingSymbol(images: HorizontalEdge) -> ImageReference? {
    switch mark {
    case .checkmark: return ImageReference(symbol: "checkmark", weight: .semibold)
    case .dash: return ImageReference(symbol: "minus", weight: .semibold)
    case nil: break
    }
    return image == nil || images == .leading ? nil : chevron
  }

  /// The sign of a submenu, closed or open.
  fileprivate var chevron: ImageReference? {
    switch accessory {
    case .chevron: "chevron.forward"
    case .turnedChevron: "chevron.down"
    case .none, .spinner: nil
    }
  }
}

extension MenuLayout {
  /// A row: title, subtitle, mark, symbol, chevron and shortcut.
  func row(_ row: MenuRow) -> Frame {
    let color = color(of: row)
    let body = context.typography(.body)
    let isLarge = context.traits.textSize.isAccessibility
    let pitch = style.rowPitch[context.traits.textSize]
    let padding = (pitch - (style.hasHairlines ? context.pixel : 0) - body.lineHeight) / 2
    let x = textStart
    let trailing = trailingItem(of: row, color: color)
    let shortcut = shortcut(of: row)
    let right =
      (trailing == nil ? width - style.inset : width - trailingColumn)
      - (shortcut.map { $0.size.width + style.inset } ?? 0)

    let title = context.text(
      titleText(of: row), body, color: isWaiting(row) ? context.color(style.subtitle) : color,
      width: right - x, lines: isLarge ? nil : max(1, Int(style.titleLines)),
      name: (row.path / "title").description)
    var height = padding + title.size.height + padding
    var texts = [(title, padding)]
    if let subtitle = row.subtitle {
      let text = context.text(
        context.localized(subtitle), context.typography(.subheadline),
        color: context.color(row.isDisabled ? style.disabled : style.subtitle), width: right - x,
        lines: nil, name: (row.path / "subtitle").description)
      texts.append((text, padding + title.size.height + style.subtitleGap))
      height += style.subtitleGap + text.size.height
    }

    var frame = Frame(size: Size(width, height))
    if row.isHighlighted { frame.place(highlight(frame.size), at: Point(style.highlightInset, 0)) }
    for (text, y) in texts { frame.place(text, at: Point(x, y)) }
    // Symbols stand beside the middle of the capitals, 0.705 of the size high in the system's font.
    let isOneLine = texts.count == 1 && title.items.count == 1
    let middle =
      isOneLine ? padding + body.ascent - body.font.size * 0.705 / 2 : height / 2
    if let leading = row.leadingSymbol(images: style.imageSide) {
      // Marks are those of text of 15 pt.
      frame.place(
        context.symbol(leading, color: color, scale: row.mark == nil ? 1 : 15.0 / 17),
        center: Point(leadingColumn * style.leadingCenter, middle),
        name: (row.path / "state").description)
    }
    if hasImageColumn, let image = row.image {
      frame.place(
        context.symbol(image, color: color), center: Point(imageCenter, middle),
        name: (row.path / "image").description)
    }
    let isImage = !hasImageColumn || row.image == nil
    frame.place(
      trailing, center: Point(trailingCenter, middle),
      name: (row.path / (isImage ? "image" : "state")).description)
    if let shortcut {
      let edge = trailing == nil ? width - style.inset : width - trailingColumn
      frame.place(shortcut, at: Point(edge - shortcut.size.width, padding))
    }
    if row.submenu != nil {
      frame.add(Anchor(id: row.path.description, rect: Rect(size: frame.size)))
    }
    return frame
  }

  /// The symbol at the trailing side; at accessibility sizes images give their room to the text.
  private func trailingItem(of row: MenuRow, color: Color) -> (item: Frame.Item, size: Size)? {
    if isWaiting(row) { return spinner }
    if let image = row.image, style.imageSide == .trailing {
      return context.traits.textSize.isAccessibility ? nil : context.symbol(image, color: color)
    }
    return row.chevron.map { context.symbol($0, color: color) }
  }

  /// What is laid over a row of a size that is highlighted.
  private func highlight(_ row: Size) -> Frame.Item {
    let size = Size(max(0, row.width - 2 * style.highlightInset), row.height)
    let radius = style.highlightInset == 0 ? 0 : size.height / 2
    return .shape(
      .rectangle(size, radius: radius), fill: Fill(context.color(style.highlight)), stroke: nil)
  }

  /// The keys that choose a row, on devices that have a keyboard.
  private func shortcut(of row: MenuRow) -> Frame? {
    guard let keys = row.shortcut, context.traits.idiom == .pad else { return nil }
    return context.text(
      keys, context.typography(.body),
      color: context.color(row.isDisabled ? style.disabled : style.subtitle),
      name: (row.path / "shortcut").description)
  }

  private func isWaiting(_ row: MenuRow) -> Bool {
    if case .spinner = row.accessory { true } else { false }
  }

  private func titleText(of row: MenuRow) -> String {
    isWaiting(row) && row.title.isEmpty
      ? SystemWord.loading.text(for: context.traits.locale) : context.localized(row.title)
  }

  /// The system's spinner, stopped: eight spokes, each paler than the one before it.
  private var spinner: (item: Frame.Item, size: Size) {
    let diameter = 20.0
    var frame = Frame(size: Size(diameter, diameter))
    let color = context.color(.named("systemGray"))
    // Unit vectors of the eight directions, clockwise from the top.
    let half = 0.5.squareRoot()
    let directions = [
      Point(0, -1), Point(half, -half), Point(1, 0), Point(half, half), Point(0, 1),
      Point(-half, half), Point(-1, 0), Point(-half, -half),
    ]
    for (index, direction) in directions.enumerated() {
      var spoke = Path()
      for radius in [4.7, 8.9] {
        let point = Point(
          diameter / 2 + direction.x * radius, diameter / 2 + direction.y * radius)
        if radius < 5 { spoke.move(to: point) } else { spoke.line(to: point) }
      }
      let opacity = index == 0 ? 1.0 : 0.3 + 0.08 * Double(index)
      frame.place(
        .shape(.path(spoke), fill: nil, stroke: Stroke(color.opacity(opacity), width: 2.2)),
        at: .zero)
    }
    return (.group(frame, Effects()), frame.size)
  }
}

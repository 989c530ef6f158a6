internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out one row of a list.
struct ListRowLayout {
  let context: LayoutContext
  let style: ListStyle
  let width: Double
  /// From both edges to what stands in the row.
  let inset: Double

  /// Where the texts of a row begin, and the hairline under it.
  func textStart(of row: ListRow) -> Double {
    row.image == nil ? inset : inset + (style.imageWidth + style.imageGap) * imageScale
  }

  /// Symbols and their column grow with the text, more slowly.
  private var imageScale: Double { context.textScale > 1 ? (1 + context.textScale) / 2 : 1 }

  /// The row with its texts and signs, without background and hairline.
  func frame(_ row: ListRow) -> Frame {
    let body = context.typography(.body)
    let start = textStart(of: row)
    let end = end(of: row)
    let right = width - inset - end.reduce(0) { $0 + $1.size.width + style.accessoryGap }
    // At the accessibility sizes a value stands under its title.
    let isBelow = context.traits.textSize.isAccessibility
    let value = row.value.map { value in
      context.text(
        context.localized(value), body, color: context.color(row.valueColor(style)),
        width: isBelow ? right - start : (right - start) * (row.title.isEmpty ? 1 : 0.6),
        name: (row.path / row.valueKey).description)
    }
    let field: (TextField, NodePath)? =
      if case .field(let field) = row.control { (field, row.path) } else { nil }
    let used = isBelow ? 0 : value.map { $0.size.width + style.valueGap } ?? 0
    let title = context.text(
      context.localized(row.title), body, color: titleColor(of: row),
      width: field == nil ? right - start - used : (right - start) / 2,
      lines: field == nil ? nil : 1,
      name: (row.path / (field == nil ? "title" : "text")).description)
    var texts = row.title.isEmpty && field != nil ? [] : [title]
    if let subtitle = row.subtitle {
      texts.append(
        context.text(
          context.localized(subtitle), context.typography(.subheadline),
          color: context.color(row.isDisabled ? style.disabled : style.secondary),
          width: right - start, lines: nil,
          name: (row.path / "subtitle").description))
    }
    if isBelow, let value { texts.append(value) }
    let content = texts.reduce(0) { $0 + $1.size.height }
    let height = max(style.rowHeight, max(content, body.lineHeight) + 2 * style.rowPadding)

    var frame = Frame(size: Size(width, height))
    // The hairline belongs to the row, so the texts stand half of it higher.
    var y = (height - context.pixel - max(content, body.lineHeight)) / 2
    let middle = (height - context.pixel) / 2
    if let image = row.image {
      let symbol = context.symbol(
        image, color: imageColor(of: row), scale: style.imageScale * imageScale / context.textScale)
      frame.place(
        symbol, center: Point(inset + style.imageWidth * imageScale / 2, middle),
        name: (row.path / "image").description)
    }
    if let (field, path) = field {
      let x = start + (texts.isEmpty ? 0 : title.size.width + style.valueGap)
      let line = field.line(body, width: max(0, right - x), in: context, at: path)
      frame.place(line, at: Point(x, y))
    }
    if let value, !isBelow { frame.place(value, at: Point(right - value.size.width, y)) }
    for text in texts {
      frame.place(text, at: Point(start, y))
      y += text.size.height
    }
    var x = width - inset
    for part in end {
      x -= part.size.width
      frame.place(part, at: Point(x, middle - part.size.height / 2))
      x -= style.accessoryGap
    }
    return frame
  }

  /// What stands at the end, outermost first.
  private func end(of row: ListRow) -> [Frame] {
    switch row.control {
    case .none: return []
    case .toggle(let isOn):
      return [context.toggleSwitch(isOn: isOn, isDisabled: row.isDisabled, at: row.path)]
    case .popUp:
      return [
        sign("chevron.up.chevron.down", style.chevronScale, style.secondary, row, "style")
      ]
    case .field(let field):
      guard field.accessory == .contactAdd else { return [] }
      return [sign("plus.circle", style.detailScale, context.accent(), row, "accessory")]
    case .accessory(let accessory):
      switch accessory {
      case .disclosureIndicator: return [chevron(row)]
      case .detailButton: return [detail(row)]
      case .detailDisclosureButton: return [chevron(row), detail(row)]
      case .checkmark:
        let image = ImageReference(symbol: "checkmark", weight: .semibold)
        return [sign(image, 1, context.accent(), row, "accessory")]
      }
    }
  }

  private func detail(_ row: ListRow) -> Frame {
    sign("info.circle", style.detailScale, context.accent(), row, "accessory")
  }

  private func chevron(_ row: ListRow) -> Frame {
    let image = ImageReference(symbol: "chevron.forward", weight: .semibold)
    return sign(image, style.chevronScale, style.chevron, row, "accessory")
  }

  private func sign(
    _ image: ImageReference, _ scale: Double, _ color: ThemeColor, _ row: ListRow, _ key: String
  ) -> Frame {
    let symbol = context.symbol(
      image, color: context.color(color), scale: scale * imageScale / context.textScale)
    var frame = Frame(size: symbol.size)
    frame.place(symbol.item, at: .zero, name: (row.path / key).description)
    return frame
  }

  private func titleColor(of row: ListRow) -> Color {
    if row.isDisabled { return context.color(style.disabled) }
    switch row.tone {
    case .destructive: return context.color(style.destructive)
    case .action(let tint): return context.color(context.accent(tint))
    case .label:
      if case .field = row.control { return context.color(style.secondary) }
      return context.color(style.title)
    }
  }

  private func imageColor(of row: ListRow) -> Color {
    if case .label = row.tone, !row.isDisabled { return context.color(context.accent()) }
    return titleColor(of: row)
  }
}

extension ListRow {
  /// The key that the value comes from.
  fileprivate var valueKey: String { if case .popUp = control { "selection" } else { "value" } }

  fileprivate func valueColor(_ style: ListStyle) -> ThemeColor {
    isDisabled ? style.disabled : style.secondary
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out the parts of one menu from top to bottom.
///
/// Everything is placed as if reading began at the left and mirrored at the end.
struct MenuLayout {
  let context: LayoutContext
  let style: MenuStyle
  let width: Double
  /// Whether the texts leave room for marks before them.
  let hasLeadingColumn: Bool

  init(_ context: LayoutContext, groups: [[MenuPart]]) {
    self.context = context
    style = context.style()
    let textSize = context.traits.textSize
    let wanted =
      context.traits.idiom == .pad ? style.padWidth[textSize] : style.phoneWidth[textSize]
    width = min(wanted, context.viewport.width - 2 * style.screenMargin)
    hasLeadingColumn = groups.joined().contains { part in
      if case .row(let row) = part { row.leadingSymbol != nil } else { false }
    }
  }

  /// The whole menu with its background and shadow.
  func frame(_ groups: [[MenuPart]]) -> Frame {
    var content = Frame(size: Size(width, 0))
    func add(_ frame: Frame) {
      content.place(frame, at: Point(0, content.size.height))
      content.size.height += frame.size.height
    }
    for (index, group) in groups.enumerated() {
      if index > 0 { add(strip(style.bandHeight, style.band)) }
      for (position, part) in group.enumerated() {
        if position > 0 { add(strip(context.pixel, style.separator)) }
        add(self.part(part))
      }
    }
    if context.traits.layoutDirection == .rightToLeft { content = content.mirrored }
    return context.card(
      content, style.background, radius: style.cornerRadius, shadow: style.shadow,
      shadowColor: style.shadowColor, name: "/menu")
  }

  private func part(_ part: MenuPart) -> Frame {
    switch part {
    case .row(let row): self.row(row)
    case .header(let title, let path): header(title, at: path)
    case .documentHeader(let header, let path): documentHeader(header, at: path)
    case .cells(let rows, let size): cells(rows, size)
    case .border: Frame(size: .zero)
    }
  }

  /// A rectangle across the menu.
  private func strip(_ height: Double, _ color: ThemeColor) -> Frame {
    var frame = Frame(size: Size(width, height))
    frame.place(context.rectangle(frame.size, color), at: .zero)
    return frame
  }

  /// A header: a small line over what follows.
  func header(_ title: LocalizedText, at path: NodePath) -> Frame {
    let typography = context.typography(.caption1)
    let x = hasLeadingColumn ? leadingColumn : style.inset
    let text = context.text(
      context.localized(title), typography, color: context.color(style.header),
      width: width - x - style.inset, lines: 2, name: (path / "title").description)
    let height = style.headerTop + text.size.height + style.headerBottom
    var frame = Frame(size: Size(width, height))
    frame.place(text, at: Point(x, style.headerTop))
    return frame
  }

  var leadingColumn: Double { style.leadingColumn[context.traits.textSize] }
  var trailingColumn: Double { style.trailingColumn[context.traits.textSize] }
  /// The middle of the symbols of the trailing column.
  var trailingCenter: Double { width - trailingColumn / 2 - 6 }

  /// The colour of a row's title and symbol.
  func color(of row: MenuRow) -> Color {
    let color =
      row.isDisabled ? style.disabled : row.role == .destructive ? style.destructive : style.title
    return context.color(color)
  }
}

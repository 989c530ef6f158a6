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
  /// Whether they leave room for symbols there.
  let hasImageColumn: Bool
  /// The menu's own path.
  let path: NodePath

  init(_ context: LayoutContext, groups: [[MenuPart]], at path: NodePath) {
    self.context = context
    self.path = path
    style = context.style()
    let textSize = context.traits.textSize
    let wanted =
      context.traits.idiom == .pad ? style.padWidth[textSize] : style.phoneWidth[textSize]
    width = max(0, min(wanted, context.viewport.width - 2 * style.screenMargin))
    let rows = groups.joined().compactMap { part in
      if case .row(let row) = part { row } else { nil }
    }
    let side = style.imageSide
    hasLeadingColumn = rows.contains { $0.leadingSymbol(images: side) != nil }
    // At the accessibility sizes symbols give their room to the text.
    hasImageColumn =
      side == .leading && !textSize.isAccessibility && rows.contains { $0.image != nil }
  }

  /// The whole menu with its background and shadow.
  ///
  /// - Parameters:
  ///   - title: What stands over the groups, and stays there when they are scrolled.
  ///   - groups: The parts between borders.
  ///   - most: How high the menu may be; in a taller one what does not fit is scrolled away.
  ///   - scrolled: How far it is scrolled, in points.
  ///   - hasShadow: Whether it throws a shadow.
  /// - Returns: The frame, of the menu's size.
  func frame(
    _ title: MenuPart?, _ groups: [[MenuPart]], height most: Double = .infinity,
    scrolled: Double = 0, hasShadow: Bool = true
  ) -> Frame {
    let (title, body) = (head(title, isAlone: groups.isEmpty), body(groups))
    let top = style.verticalInset + title.size.height
    var content = Frame(size: Size(width, top + body.size.height + style.verticalInset))
    content.place(title, at: Point(0, style.verticalInset))
    if content.size.height > most {
      content.size.height = most
      let window = Size(width, max(0, most - top))
      content.place(scrolling(body, in: window, by: scrolled), at: Point(0, top))
    } else {
      content.place(body, at: Point(0, top))
    }
    var card = context.card(
      content, style.background, radius: style.cornerRadius,
      shadow: hasShadow ? style.shadow : .none, name: path.description)
    // The rows of open submenus, which a group does not let out.
    for anchor in content.anchors { card.add(anchor) }
    return card
  }

  /// The title and, when there is anything below it, a hairline.
  private func head(_ title: MenuPart?, isAlone: Bool) -> Frame {
    guard let title else { return stacked([]) }
    return stacked([part(title)] + (isAlone ? [] : hairline))
  }

  /// Everything below the title.
  private func body(_ groups: [[MenuPart]]) -> Frame {
    var strips: [Frame] = []
    for (index, group) in groups.enumerated() {
      if index > 0 { strips.append(band) }
      for (position, part) in group.enumerated() {
        if position > 0 { strips += hairline }
        strips.append(self.part(part))
      }
    }
    return stacked(strips)
  }

  /// Frames below each other, in the direction of reading.
  private func stacked(_ frames: [Frame]) -> Frame {
    var result = Frame(size: Size(width, 0))
    for frame in frames { result.append(frame) }
    return context.inReadingDirection(result)
  }

  /// What is seen of rows that do not fit, and while they are scrolled the indicator of how far.
  private func scrolling(_ body: Frame, in window: Size, by scrolled: Double) -> Frame {
    let hidden = body.size.height - window.height
    let offset = max(0, min(scrolled, hidden))
    var rows = Frame(size: window)
    rows.place(body, at: Point(0, -offset))
    var frame = Frame(size: window)
    frame.place(.group(rows, Effects(clip: .rectangle(window))), at: .zero)
    for anchor in rows.anchors { frame.add(anchor) }
    guard offset > 0 else { return frame }
    let inset = style.indicatorInset
    let track = window.height - 2 * inset
    let length = max(style.indicatorWidth, track * window.height / body.size.height)
    let isMirrored = context.traits.layoutDirection == .rightToLeft
    let x = isMirrored ? inset : window.width - inset - style.indicatorWidth
    let size = Size(style.indicatorWidth, length)
    frame.place(
      .shape(
        .rectangle(size, radius: size.width / 2, corners: .circular),
        fill: Fill(context.color(style.indicator)), stroke: nil),
      at: Point(x, inset + (track - length) * offset / hidden))
    return frame
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

  /// What is between two rows, where there is anything.
  private var hairline: [Frame] {
    guard style.hasHairlines else { return [] }
    var frame = Frame(size: Size(width, context.pixel))
    frame.place(context.rectangle(frame.size, style.separator), at: .zero)
    return [frame]
  }

  /// What is between two groups.
  private var band: Frame {
    var frame = Frame(size: Size(width, style.bandHeight))
    let line = Size(max(0, width - 2 * style.bandInset), style.bandLine)
    frame.place(
      context.rectangle(line, style.band),
      at: Point(style.bandInset, (style.bandHeight - line.height) / 2))
    return frame
  }

  /// A header: a small line over what follows.
  func header(_ title: LocalizedText, at path: NodePath) -> Frame {
    let typography = context.typography(.caption1)
    // Over symbols before the titles a header begins where they do.
    let x = hasImageColumn ? style.inset : textStart
    let text = context.text(
      context.localized(title), typography, color: context.color(style.header),
      width: width - x - style.inset, lines: 2, name: (path / "title").description)
    let height = style.headerTop + text.size.height + style.headerBottom
    var frame = Frame(size: Size(width, height))
    frame.place(text, at: Point(x, style.headerTop))
    return frame
  }

  /// Where titles begin.
  var textStart: Double { imageStart + (hasImageColumn ? imageColumn : 0) }
  /// Where symbols before the titles begin.
  private var imageStart: Double { hasLeadingColumn ? leadingColumn : style.inset }
  private var imageColumn: Double { style.imageColumn[context.traits.textSize] }
  var leadingColumn: Double { style.leadingColumn[context.traits.textSize] }
  var trailingColumn: Double { style.trailingColumn[context.traits.textSize] }
  /// The middle of the symbols of the trailing column.
  var trailingCenter: Double { width - trailingColumn / 2 - 6 }
  /// The middle of the symbols of the column before the titles.
  var imageCenter: Double { imageStart + style.imageCenter * context.textScale }

  /// The colour of a row's title and symbol.
  func color(of row: MenuRow) -> Color {
    let color =
      row.isDisabled ? style.disabled : row.role == .destructive ? style.destructive : style.title
    return context.color(color)
  }
}

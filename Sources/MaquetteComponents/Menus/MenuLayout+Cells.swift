internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension MenuLayout {
  /// Actions side by side, with hairlines between them unless they are a palette.
  func cells(_ rows: [MenuRow], _ size: ControlGroup.Size) -> Frame {
    let textSize = context.traits.textSize
    let height =
      size == .medium ? style.mediumRowHeight[textSize] : style.smallRowHeight[textSize]
    let cell = Size(width / Double(max(1, rows.count)), height)
    var frame = Frame(size: Size(width, height))
    for (index, row) in rows.enumerated() {
      let x = cell.width * Double(index)
      frame.place(
        size == .medium ? titledCell(row, cell) : symbolCell(row, cell), at: Point(x, 0))
      if row.submenu != nil {
        frame.add(Anchor(id: row.path.description, rect: Rect(origin: Point(x, 0), size: cell)))
      }
      if index > 0, size != .palette, style.hasHairlines {
        let line = Frame.Item.shape(
          .rectangle(Size(context.pixel, height)), fill: Fill(context.color(style.separator)),
          stroke: nil)
        frame.place(line, at: Point(x, 0))
      }
    }
    return frame
  }

  /// A symbol over its title.
  private func titledCell(_ row: MenuRow, _ size: Size) -> Frame {
    var frame = background(of: row, size)
    let color = color(of: row)
    let label = context.typography(.footnote)
    let title = context.text(
      context.localized(row.title), label, color: color, width: size.width - 8, alignment: .center,
      name: (row.path / "title").description)
    // The symbol's box and the title share the height that the paddings of 10 leave.
    let top = size.height - 10 - label.lineHeight
    frame.place(title, at: Point(4, row.image == nil ? (size.height - label.lineHeight) / 2 : top))
    if let image = row.image {
      frame.place(
        context.symbol(image, color: color), center: Point(size.width / 2, (10 + top) / 2),
        name: (row.path / "image").description)
    }
    return frame
  }

  /// A symbol alone; a title where there is none.
  private func symbolCell(_ row: MenuRow, _ size: Size) -> Frame {
    var frame = background(of: row, size)
    let color = color(of: row)
    if let image = row.image {
      frame.place(
        context.symbol(image, color: color), center: Point(size.width / 2, size.height / 2),
        name: (row.path / "image").description)
    } else {
      let title = context.text(
        context.localized(row.title), context.typography(.body), color: color,
        width: size.width - 8, alignment: .center, name: (row.path / "title").description)
      frame.place(title, at: Point(4, (size.height - title.size.height) / 2))
    }
    return frame
  }

  /// An empty cell; when it is highlighted all of it is tinted, when it is chosen a square in it.
  private func background(of row: MenuRow, _ size: Size) -> Frame {
    var frame = Frame(size: size)
    if row.isHighlighted { frame.place(context.rectangle(size, style.highlight), at: .zero) }
    if row.mark != nil {
      let side = max(0, min(size.width, size.height) - 8)
      frame.place(
        .shape(
          .rectangle(Size(side, side), radius: 8), fill: Fill(context.color(style.highlight)),
          stroke: nil), at: Point((size.width - side) / 2, (size.height - side) / 2))
    }
    return frame
  }

  /// A document's name, kind and picture, with a round button at the trailing side.
  func documentHeader(_ header: Header, at path: NodePath) -> Frame {
    let scale = context.textScale
    let (picture, gap, button) = (44 * scale, 12.0, 28 * scale)
    let x = style.inset + (header.image == nil ? 0 : picture + gap)
    let right = width - style.inset - (header.accessory == nil ? 0 : button + gap)
    let headline = context.typography(.headline)
    let title = context.text(
      context.localized(header.title), headline, color: context.color(style.title),
      width: right - x, lines: 2, name: (path / "title").description)
    let subtitle = header.subtitle.map { subtitle in
      context.text(
        context.localized(subtitle), context.typography(.footnote),
        color: context.color(style.subtitle), width: right - x, lines: 2,
        name: (path / "subtitle").description)
    }
    let texts = title.size.height + (subtitle.map { $0.size.height + style.subtitleGap } ?? 0)
    let height = max(style.documentHeaderHeight, texts + 2 * 10)
    var frame = Frame(size: Size(width, height))
    let top = (height - texts) / 2
    frame.place(title, at: Point(x, top))
    if let subtitle {
      frame.place(subtitle, at: Point(x, top + title.size.height + style.subtitleGap))
    }
    let accessory = Fill(context.color(style.accessory))
    if let image = header.image {
      let box = Rect(style.inset, (height - picture) / 2, picture, picture)
      frame.place(
        .shape(.rectangle(box.size, radius: 4), fill: accessory, stroke: nil), at: box.origin)
      frame.place(
        context.symbol(image, color: context.color(style.subtitle)), center: box.center,
        name: (path / "image").description)
    }
    if let image = header.accessory {
      let box = Rect(width - style.inset - button, (height - button) / 2, button, button)
      frame.place(
        .shape(
          .rectangle(box.size, radius: button / 2, corners: .circular), fill: accessory,
          stroke: nil), at: box.origin)
      frame.place(
        context.symbol(image, color: context.color(style.title), scale: 0.8), center: box.center,
        name: (path / "accessory").description)
    }
    return frame
  }
}

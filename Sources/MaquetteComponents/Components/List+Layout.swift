public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

extension List {
  /// The sections below each other.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    let layout = ListLayout(context, style, proposal)
    var frame = Frame(size: Size(proposal.width, 0))
    var sections: [(Section, NodePath)] = []
    if !rows.isEmpty || self.sections.isEmpty {
      var section = Section()
      section.rows = rows
      sections.append((section, path))
    }
    for (index, section) in self.sections.enumerated() {
      sections.append((section, (path / "sections")[index]))
    }
    for (index, (section, path)) in sections.enumerated() {
      frame.append(layout.section(section, isFirst: index == 0, at: path))
    }
    return frame
  }
}

/// Lays out the sections of one list.
struct ListLayout {
  let context: LayoutContext
  let style: ListStyle
  let look: List.Style
  let width: Double
  /// From the list's edges to the edges of its groups.
  let margin: Double
  /// From the edges of a group to its texts.
  let inset: Double

  init(_ context: LayoutContext, _ look: List.Style, _ proposal: Proposal) {
    self.context = context
    self.look = look
    style = context.style()
    width = proposal.width
    margin = look == .insetGrouped ? proposal.margin : 0
    inset = look == .insetGrouped ? style.inset : max(proposal.margin, style.inset)
  }

  /// The rows with their background, hairlines, header and footer.
  func section(_ section: List.Section, isFirst: Bool, at path: NodePath) -> Frame {
    var frame = Frame(size: Size(width, 0))
    if let header = section.header {
      frame.append(headerText(header, isFirst: isFirst, at: path))
    } else if look != .plain {
      frame.size.height += isFirst ? style.top : style.sectionGap
    }
    var content = ListContent()
    content.add(section.rows, at: path / "rows")
    frame.append(group(content.rows, at: path), x: margin)
    if let footer = section.footer {
      frame.append(note(footer, style.footerTop, at: path / "footer"))
    }
    return frame
  }

  /// The header's line: small capitals over a group, a heading in a plain list.
  private func headerText(_ header: LocalizedText, isFirst: Bool, at path: NodePath) -> Frame {
    let isPlain = look == .plain
    let typography =
      isPlain
      ? context.typography(.subheadline, weight: .semibold) : context.typography(style.headerText)
    let words = context.localized(header)
    let x = margin + inset
    let text = context.text(
      isPlain || !style.headerIsUppercase ? words : words.uppercased(), typography,
      color: context.color(style.secondary),
      width: width - 2 * x, lines: nil, name: (path / "header").description)
    let top = isFirst || isPlain ? style.headerTop : style.headerTop + style.headerBottom
    var frame = Frame(size: Size(width, top + text.size.height + style.headerBottom))
    frame.place(text, at: Point(x, top))
    return frame
  }

  /// Words under a group.
  private func note(_ note: LocalizedText, _ top: Double, at path: NodePath) -> Frame {
    let x = margin + inset
    let text = context.text(
      context.localized(note), context.typography(.footnote),
      color: context.color(style.secondary), width: width - 2 * x, lines: nil,
      name: path.description)
    var frame = Frame(size: Size(width, top + text.size.height))
    frame.place(text, at: Point(x, top))
    return frame
  }

  /// The rows on their background, with hairlines.
  func group(_ rows: [ListRow], at path: NodePath) -> Frame {
    let width = max(0, width - 2 * margin)
    let layout = ListRowLayout(context: context, style: style, width: width, inset: inset)
    let frames = rows.map { layout.frame($0) }
    let height = frames.reduce(0) { $0 + $1.size.height }
    let size = Size(width, height)
    var frame = Frame(size: size)
    guard !rows.isEmpty else { return frame }
    let outline = Shape.rectangle(size, radius: look == .insetGrouped ? style.cornerRadius : 0)
    if look != .plain {
      frame.place(
        .shape(outline, fill: Fill(context.color(style.group)), stroke: nil), at: .zero,
        name: path.description)
    }
    var y = 0.0
    func isHighlighted(_ index: Int) -> Bool {
      rows.indices.contains(index)
        && (rows[index].isHighlighted || context.isPressed(rows[index].id))
    }
    for (index, (row, part)) in zip(rows, frames).enumerated() {
      if isHighlighted(index) {
        // Clipped, since the corners of the group cut off those of its first and last row.
        var highlight = Frame(size: size)
        highlight.place(
          context.rectangle(part.size, style.highlight), at: Point(0, y),
          name: row.path.description)
        frame.place(.group(highlight, Effects(clip: outline)), at: .zero)
      }
      frame.place(part, at: Point(0, y))
      if let id = row.id {
        let rect = Rect(origin: Point(0, y), size: part.size)
        frame.add(Anchor(id: id, rect: rect, surroundings: .list))
      }
      y += part.size.height
      let isLast = index == rows.count - 1
      // A highlighted row has no hairlines at its edges.
      let isBesideHighlight = isHighlighted(index) || isHighlighted(index + 1)
      if !isLast || look != .insetGrouped, !isBesideHighlight {
        let start = isLast && look == .grouped ? 0 : layout.textStart(of: row)
        let line = Size(max(0, width - start), context.pixel)
        frame.place(context.rectangle(line, style.separator), at: Point(start, y - context.pixel))
      }
    }
    if look == .grouped {
      frame.place(context.rectangle(Size(width, context.pixel), style.separator), at: .zero)
    }
    return frame
  }
}

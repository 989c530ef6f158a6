internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out an action sheet: for a phone the block of the actions over the one that cancels, for a
/// tablet the actions alone.
struct ActionSheetLayout {
  let sheet: ActionSheet
  let context: LayoutContext
  let style: ActionSheetStyle
  let width: Double
  private let path: NodePath

  init(
    _ sheet: ActionSheet, _ context: LayoutContext, width: Double? = nil, at path: NodePath
  ) {
    self.path = path
    self.sheet = sheet
    self.context = context
    style = context.style()
    let display = context.display
    self.width =
      width ?? max(0, min(display.size.width, display.size.height) - 2 * style.margin)
  }

  private var cancel: (index: Int, button: Button)? {
    sheet.actions.shown.first { $0.button.role == .cancel }
  }

  private var others: [(index: Int, button: Button)] {
    let cancel = cancel?.index
    return sheet.actions.shown.filter { $0.index != cancel }
  }

  /// The actions without the one that cancels and without a background, no taller than said.
  func withoutCancel(height most: Double) -> Frame { content(others, height: most) }

  /// Both blocks, no taller than said.
  func frame(height most: Double) -> Frame {
    let (cancel, others) = (cancel, others)
    // An action that is preferred is bold, and then the one that cancels is not.
    let hasPreferred = others.contains { $0.button.preferred }
    var blocks: [Frame] = []
    var room = most
    let cancelBlock = cancel.map { cancel in
      context.card(
        row(cancel.button, cancel.index, isBold: !hasPreferred),
        style.cancelBackground, radius: style.cornerRadius,
        name: "\(path)/cancel")
    }
    if let cancelBlock { room -= cancelBlock.size.height + style.gap }
    let main = content(others, height: room)
    if main.size.height > 0 {
      blocks.append(
        context.card(
          main, style.background, radius: style.cornerRadius, name: path.description))
    }
    if let cancelBlock { blocks.append(cancelBlock) }
    var frame = Frame(size: Size(width, 0))
    for block in blocks {
      let y = frame.size.height == 0 ? 0 : frame.size.height + style.gap
      frame.place(block, at: Point(0, y))
      frame.size.height = y + block.size.height
    }
    return frame
  }

  /// The header and the actions; where they are taller than said, the actions are cut off, as they
  /// are in a sheet that scrolls.
  private func content(_ actions: [(index: Int, button: Button)], height most: Double) -> Frame {
    var rows = Frame(size: Size(width, 0))
    for (position, action) in actions.enumerated() {
      if position > 0 { rows.append(separator) }
      rows.append(row(action.button, action.index, isBold: action.button.preferred))
    }
    guard let header else { return rows.cut(to: most) }
    var frame = Frame(size: Size(width, 0))
    frame.append(header)
    guard !actions.isEmpty else { return frame.cut(to: most) }
    frame.append(separator)
    let least = min(style.leastActionsHeight, rows.size.height)
    let headerMost = max(0, most - least)
    if frame.size.height > headerMost { frame = frame.cut(to: headerMost) }
    frame.append(rows.cut(to: most - frame.size.height))
    return frame
  }

  private var separator: Frame {
    var frame = Frame(size: Size(width, context.pixel))
    frame.place(context.rectangle(frame.size, style.separator), at: .zero)
    return frame
  }

  /// The title and the message; a text alone has the usual weight.
  private var header: Frame? {
    let both = sheet.title != nil && sheet.message != nil
    func text(_ text: LocalizedText?, _ weight: FontWeight, _ name: String) -> Frame? {
      text.map { text in
        context.text(
          context.localized(text), context.typography(.footnote, weight: weight),
          color: context.color(style.header), width: width - 2 * style.headerInset, lines: nil,
          alignment: .center, name: (path / name).description)
      }
    }
    let texts = [
      text(sheet.title, both ? .semibold : .regular, "title"),
      text(sheet.message, .regular, "message"),
    ].compactMap { $0 }
    guard !texts.isEmpty else { return nil }
    var frame = Frame(size: Size(width, style.headerTop))
    for (index, text) in texts.enumerated() {
      if index > 0 { frame.size.height += style.messageGap }
      frame.place(text, at: Point(style.headerInset, frame.size.height))
      frame.size.height += text.size.height
    }
    frame.size.height += both ? style.messageBottom : style.headerBottom
    return frame
  }

  /// An action.
  private func row(_ button: Button, _ index: Int, isBold: Bool) -> Frame {
    let textSize = context.traits.textSize
    let size = style.fontSize[textSize]
    let typography = Typography(
      font: FontStyle(size: size, weight: isBold ? .semibold : .regular), leading: size * 1.2)
    let color: Color =
      button.disabled
      ? context.color(style.disabled)
      : button.role == .destructive
        ? context.color(style.destructive) : context.color(context.accent())
    let title = context.text(
      context.localized(button.title), typography, color: color, width: width - 2 * style.rowInset,
      lines: textSize.isAccessibility ? nil : 2, alignment: .center,
      name: (path / "actions")[index].description + "/title")
    let height = max(style.rowHeight[textSize], title.size.height + 2 * style.rowInset)
    var frame = Frame(size: Size(width, height))
    if button.highlighted {
      frame.place(context.rectangle(frame.size, style.highlight), at: .zero)
    }
    frame.place(title, at: Point(style.rowInset, (height - title.size.height) / 2))
    return frame
  }
}

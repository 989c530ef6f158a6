public import MaquetteScene
public import MaquetteSource
internal import MaquetteThemes

extension ButtonSheet {
  /// The buttons on nothing.
  public func layout(in context: LayoutContext, at path: NodePath) -> Frame {
    let buttons = placed(at: path)
    let width = context.viewport.width - 2 * context.screenMargin
    let frame =
      if let only = buttons.first, buttons.count == 1 {
        only.button.placed(Proposal(width: width), in: context, at: only.path)
      } else {
        ButtonSheetLayout(context: context, width: width).frame(buttons)
      }
    return context.inReadingDirection(frame)
  }

  /// The buttons in the middle of the screen.
  public func present(over stage: inout Stage, in context: LayoutContext, at path: NodePath) {
    let frame = layout(in: context, at: path)
    let (size, screen) = (frame.size, context.viewport)
    stage.frame.place(
      frame, at: Point((screen.width - size.width) / 2, (screen.height - size.height) / 2))
  }
}

/// Lays out several buttons in a grid, each over what it is called.
private struct ButtonSheetLayout {
  let context: LayoutContext
  let width: Double

  private var style: ButtonStyle { context.style() }

  func frame(_ buttons: [(button: Button, path: NodePath)]) -> Frame {
    let cells = buttons.map { item in
      (
        button: item.button.placed(Proposal(width: width), in: context, at: item.path),
        label: label(of: item.button, at: item.path)
      )
    }
    let widest = cells.map { max($0.button.size.width, $0.label.size.width) }.max() ?? 0
    let gap = style.sheetColumnGap
    let room = max(1, min(style.sheetColumns, ((width + gap) / (widest + gap)).rounded(.down)))
    // No more columns than the rows need: four stand two by two.
    let rowCount = (Double(cells.count) / room).rounded(.up)
    let columns = Int((Double(cells.count) / rowCount).rounded(.up))

    let rows = stride(from: 0, to: cells.count, by: columns).map { start in
      let row = cells[start..<min(start + columns, cells.count)]
      let height = row.map(\.button.size.height).max() ?? 0
      let labelHeight = row.map(\.label.size.height).max() ?? 0
      let frames = row.map { cell in
        var frame = Frame(size: Size(widest, height + style.sheetLabelGap + labelHeight))
        let (button, label) = (cell.button, cell.label)
        frame.place(
          button,
          at: Point((widest - button.size.width) / 2, (height - button.size.height) / 2))
        frame.place(
          label, at: Point((widest - label.size.width) / 2, height + style.sheetLabelGap))
        return frame
      }
      return Frame(stacking: frames, along: .horizontal, spacing: gap)
    }
    return Frame(stacking: rows, along: .vertical, spacing: style.sheetRowGap, alignment: 0)
  }

  /// What a button is called, and how the document says what it looks like.
  private func label(of button: Button, at path: NodePath) -> Frame {
    func line(_ text: String, _ key: String) -> Frame? {
      text.isEmpty
        ? nil
        : context.text(
          text, context.typography(.caption1), color: context.color(style.sheetLabel),
          width: width, lines: nil, alignment: .center, isTight: true,
          name: (path / key).description)
    }
    let lines = [line(context.localized(button.title), "title"), line(button.look, "style")]
    return Frame(stacking: lines.compactMap { $0 }, along: .vertical, spacing: 0)
  }
}

extension Button {
  /// Its style, and its type where that is not the usual one.
  fileprivate var look: String {
    let style = type == .system || style != .plain ? style.rawValue : nil
    return [style, type == .system ? nil : type.rawValue].compactMap { $0 }.joined(separator: ", ")
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension AlertLayout {
  /// The actions below a hairline.
  var actions: Frame {
    let shown = alert.actions.shown
    var frame = Frame(size: Size(width, 0))
    guard !shown.isEmpty else { return frame }
    frame.append(strip(Size(width, context.pixel)))
    // The middle of the alert is the hairline between two actions.
    let half = (width - context.pixel) / 2
    if shown.count == 2, shown.allSatisfy({ fits($0.button, in: half) }) {
      let pair = shown.sorted { $0.button.role == .cancel && $1.button.role != .cancel }
      let rows = pair.map { row($0.button, $0.index, width: half) }
      var line = Frame(size: Size(width, rows.map(\.size.height).max() ?? 0))
      for (index, row) in rows.enumerated() {
        line.place(row, at: Point(Double(index) * (half + context.pixel), 0))
      }
      line.place(strip(Size(context.pixel, line.size.height)), at: Point(half, 0))
      frame.append(context.inReadingDirection(line))
    } else {
      let stack =
        shown.filter { $0.button.role != .cancel } + shown.filter { $0.button.role == .cancel }
      for (position, action) in stack.enumerated() {
        if position > 0 { frame.append(strip(Size(width, context.pixel))) }
        frame.append(row(action.button, action.index, width: width))
      }
    }
    return frame
  }

  private func strip(_ size: Size) -> Frame {
    var frame = Frame(size: size)
    frame.place(context.rectangle(size, style.separator), at: .zero)
    return frame
  }

  /// Whether an action's title stays on one line beside another action.
  private func fits(_ button: Button, in width: Double) -> Bool {
    let title = context.text(
      context.localized(button.title), typography(of: button), color: .black, name: "")
    return title.size.width <= width - 2 * style.rowInset
  }

  /// What is preferred is bold, else what cancels.
  private func typography(of button: Button) -> Typography {
    let hasPreferred = alert.actions.shown.contains { $0.button.preferred }
    let isBold = hasPreferred ? button.preferred : button.role == .cancel
    return context.typography(.body, weight: isBold ? .semibold : .regular)
  }

  private func row(_ button: Button, _ index: Int, width: Double) -> Frame {
    let color: ThemeColor =
      button.disabled
      ? style.disabled : button.role == .destructive ? style.destructive : context.accent()
    let title = context.text(
      context.localized(button.title), typography(of: button), color: context.color(color),
      width: width - 2 * style.rowInset,
      lines: context.traits.textSize.isAccessibility ? nil : 2, alignment: .center,
      name: (path / "actions")[index].description + "/title")
    let height = max(
      style.rowHeight[context.traits.textSize], title.size.height + 2 * style.rowInset)
    var frame = Frame(size: Size(width, height))
    if button.highlighted {
      frame.place(context.rectangle(frame.size, style.highlight), at: .zero)
    }
    frame.place(
      title, at: Point(style.rowInset, (height - title.size.height) / 2 + style.titleShift))
    return frame
  }
}

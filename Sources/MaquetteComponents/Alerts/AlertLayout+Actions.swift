internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension AlertLayout {
  /// The actions: below a hairline and with hairlines between them, or apart from each other.
  var actions: Frame {
    var frame = Frame(size: Size(width, 0))
    guard !shown.isEmpty else { return frame }
    let inset = style.actionInset
    let room = width - 2 * inset
    if !isApart { frame.append(space(Size(width, gap))) }
    // The middle of the alert is the hairline between two actions.
    let half = (room - gap) / 2
    if allowsPair, shown.count == 2, shown.allSatisfy({ fits($0.button, in: half) }) {
      let pair = shown.sorted { $0.button.role == .cancel && $1.button.role != .cancel }
      let rows = pair.map { row($0.button, $0.index, width: half) }
      var line = Frame(size: Size(width, rows.map(\.size.height).max() ?? 0))
      for (index, row) in rows.enumerated() {
        line.place(row, at: Point(inset + Double(index) * (half + gap), 0))
      }
      line.place(space(Size(gap, line.size.height)), at: Point(inset + half, 0))
      frame.append(context.inReadingDirection(line))
    } else {
      let stack =
        shown.filter { $0.button.role != .cancel } + shown.filter { $0.button.role == .cancel }
      for (position, action) in stack.enumerated() {
        if position > 0 { frame.append(space(Size(width, gap))) }
        frame.append(row(action.button, action.index, width: room), x: inset)
      }
    }
    frame.size.height += inset
    return frame
  }

  private var isApart: Bool { style.actionGap > 0 }
  private var gap: Double { isApart ? style.actionGap : context.pixel }

  /// What is between two actions.
  private func space(_ size: Size) -> Frame {
    var frame = Frame(size: size)
    if !isApart { frame.place(context.rectangle(size, style.separator), at: .zero) }
    return frame
  }

  /// Whether an action's title stays on one line beside another action.
  private func fits(_ button: Button, in width: Double) -> Bool {
    let title = context.text(
      context.localized(button.title), typography(of: button), color: .black, name: "")
    return title.size.width <= width - 2 * style.rowInset
  }

  /// What is preferred is bold, else what cancels, where actions have no ground of their own.
  private func typography(of button: Button) -> Typography {
    let hasPreferred = shown.contains { $0.button.preferred }
    let isBold =
      hasPreferred ? button.preferred : button.role == .cancel && style.actionFill == nil
    return context.typography(.body, weight: isBold ? .semibold : style.actionWeight)
  }

  /// What an action stands on; nothing where it is the alert itself.
  private func fill(of button: Button) -> ThemeColor? {
    isFilled(button) ? style.preferredFill : style.actionFill
  }

  private func isFilled(_ button: Button) -> Bool {
    button.preferred && !button.disabled && style.preferredFill != nil
  }

  private func color(of button: Button) -> ThemeColor {
    if button.disabled { return style.disabled }
    if isFilled(button) { return style.preferredTitle }
    return button.role == .destructive ? style.destructive : style.action ?? context.accent()
  }

  private func row(_ button: Button, _ index: Int, width: Double) -> Frame {
    let path = (path / "actions")[index]
    let title = context.text(
      context.localized(button.title), typography(of: button),
      color: context.color(color(of: button)),
      width: width - 2 * style.rowInset,
      lines: context.traits.textSize.isAccessibility ? nil : 2, alignment: .center,
      name: path.description + "/title")
    let height = max(
      style.rowHeight[context.traits.textSize], title.size.height + 2 * style.rowInset)
    let size = Size(width, height)
    var frame = Frame(size: size)
    // Titles of several lines keep the corners that one line has.
    let radius = isApart ? min(height, style.rowHeight[context.traits.textSize]) / 2 : 0
    func ground(_ color: ThemeColor) -> Frame.Item {
      .shape(.rectangle(size, radius: radius), fill: Fill(context.color(color)), stroke: nil)
    }
    if let fill = fill(of: button) {
      frame.place(ground(fill), at: .zero, name: path.description)
    }
    if button.highlighted { frame.place(ground(style.highlight), at: .zero) }
    frame.place(
      title, at: Point(style.rowInset, (height - title.size.height) / 2 + style.titleShift))
    return frame
  }
}

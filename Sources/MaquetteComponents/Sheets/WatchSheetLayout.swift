internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out an action sheet for a watch: it fills the screen, with the action that cancels at its top.
struct WatchSheetLayout {
  let sheet: ActionSheet
  let context: LayoutContext
  let path: NodePath
  private let style: WatchSheetStyle
  /// A point of the screen that the style's lengths are for.
  private let unit: Double

  init(_ sheet: ActionSheet, _ context: LayoutContext, at path: NodePath) {
    self.sheet = sheet
    self.context = context
    self.path = path
    style = context.style()
    unit = context.viewport.width / style.width
  }

  /// The screen but for the time, which the device shows over everything.
  var frame: Frame {
    let cancel = sheet.actions.shown.first { $0.button.role == .cancel }
    let actions = sheet.actions.shown.filter { $0.index != cancel?.index }
    let top = context.display.safeArea.top
    var frame = Frame(size: context.viewport)
    frame.place(
      context.rectangle(frame.size, style.background), at: .zero, name: path.description)
    if let cancel { place(cancel.button, cancel.index, in: &frame) }
    let room = frame.size.height - top
    frame.place(content(actions, height: room).cut(to: room), at: Point(0, top))
    return context.inReadingDirection(frame)
  }

  /// The action that cancels, beside the time.
  private func place(_ cancel: Button, _ index: Int, in frame: inout Frame) {
    let line = WatchStatusLine(context)
    let title = title(
      of: cancel, index, line.typography, isBold: false, width: line.room, alignment: .leading)
    let origin = Point(line.inset, line.center - title.size.height / 2)
    if cancel.highlighted {
      frame.place(context.faded(title), at: origin)
    } else {
      frame.place(title, at: origin)
    }
  }

  /// Title, message and actions; where there is room to spare, the actions stand at the bottom.
  private func content(_ actions: [(index: Int, button: Button)], height: Double) -> Frame {
    var frame = header
    var buttons = Frame(size: Size(frame.size.width, 0))
    for action in actions {
      let button = row(action.button, action.index)
      buttons.append(button, x: style.margin * unit)
      buttons.size.height += style.gap * unit
    }
    buttons.size.height += (style.bottomMargin - style.gap) * unit
    let y = max(frame.size.height, height - buttons.size.height)
    frame.place(buttons, at: Point(0, y))
    frame.size.height = y + buttons.size.height
    return frame
  }

  /// The title and the message, and what lies around them.
  private var header: Frame {
    let inset = style.headerInset * unit
    var frame = Frame(size: Size(context.viewport.width, 0))
    func add(_ text: LocalizedText?, _ textStyle: TextStyle, _ key: String) {
      guard let text else { return }
      let typography = context.typography(textStyle)
      // Both are one text: a leading lies between their baselines too.
      frame.size.height +=
        frame.size.height == 0
        ? style.headerTop * unit : typography.leading - typography.lineHeight
      let block = context.text(
        context.localized(text), typography, color: context.color(style.title),
        width: frame.size.width - 2 * inset, lines: nil, alignment: .center,
        name: (path / key).description)
      frame.append(block, x: inset)
    }
    add(sheet.title, .headline, "title")
    add(sheet.message, .body, "message")
    frame.size.height += style.headerBottom * unit
    return frame
  }

  /// An action as a button of the system.
  private func row(_ button: Button, _ index: Int) -> Frame {
    let textSize = context.traits.textSize
    let width = context.viewport.width - 2 * style.margin * unit
    let inset = style.buttonInset * unit
    let typography = context.typography(.body)
    let title = title(
      of: button, index, typography, isBold: button.preferred, width: width - 2 * inset,
      lines: textSize.isAccessibility ? nil : 2, alignment: .center)
    // As much lies around two lines as around one.
    let more = title.size.height - typography.lineHeight
    let height = style.buttonHeight[textSize] + max(0, more)
    var frame = Frame(size: Size(width, height))
    frame.place(title, at: Point(inset, (height - title.size.height) / 2))
    return context.card(
      frame, ThemeMaterial(tint: button.highlighted ? style.pressed : style.fill),
      radius: style.cornerRadius * unit, name: (path / "actions")[index].description)
  }

  private func title(
    of button: Button, _ index: Int, _ typography: Typography, isBold: Bool, width: Double,
    lines: Int? = 1, alignment: TextAlignment
  ) -> Frame {
    var typography = typography
    if isBold { typography.font.weight = .semibold }
    let color =
      button.disabled
      ? style.disabled : button.role == .destructive ? style.destructive : style.title
    return context.text(
      context.localized(button.title), typography, color: context.color(color), width: width,
      lines: lines, alignment: alignment, name: (path / "actions")[index].description + "/title")
  }
}

internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Lays out an alert: texts and text fields over actions, two of them side by side where they fit.
struct AlertLayout {
  let alert: Alert
  let context: LayoutContext
  let style: AlertStyle
  let width: Double
  let path: NodePath
  /// The actions that are shown, with their numbers in the document.
  let shown: [(index: Int, button: Button)]
  /// Whether two actions may stand side by side.
  let allowsPair: Bool

  /// - Parameters:
  ///   - alert: The alert.
  ///   - context: What the layout is made for.
  ///   - width: The width, that of alerts unless given.
  ///   - shown: The actions that are shown, all that are not hidden unless given.
  ///   - allowsPair: Whether two actions may stand side by side.
  ///   - path: Where the alert stands in the document.
  init(
    _ alert: Alert, _ context: LayoutContext, width: Double? = nil,
    showing shown: [(index: Int, button: Button)]? = nil, allowsPair: Bool = true, at path: NodePath
  ) {
    self.alert = alert
    self.shown = shown ?? alert.actions.shown
    self.allowsPair = allowsPair
    self.context = context
    self.path = path
    style = context.style()
    let usual = min(
      style.width[context.traits.textSize], context.viewport.width - 2 * style.screenMargin)
    self.width = max(0, width ?? usual)
  }

  /// The alert with its material, no higher than said: what does not fit is scrolled away.
  func frame(height most: Double) -> Frame {
    context.card(
      content(height: most), style.background, radius: style.cornerRadius, shadow: style.shadow,
      name: path.description)
  }

  /// Texts and actions without a background.
  func content(height most: Double) -> Frame {
    let actions = actions
    // Of the actions one and a half are seen, however much there is to read.
    let least = min(
      actions.size.height, 1.5 * style.rowHeight[context.traits.textSize] + style.actionInset)
    var content = body.cut(to: max(0, most - least))
    content.append(actions.cut(to: most - content.size.height))
    return content
  }

  /// Title, message and text fields.
  private var body: Frame {
    guard alert.title ?? alert.message != nil || !alert.textFields.isEmpty else {
      return Frame(size: Size(width, style.actionInset))
    }
    var frame = Frame(size: Size(width, style.top))
    func add(_ text: LocalizedText, _ font: TextStyle, _ color: ThemeColor, _ key: String) {
      let room = width - 2 * style.inset
      let block = context.text(
        context.localized(text), context.typography(font), color: context.color(color),
        width: room, lines: nil, alignment: style.alignment, name: (path / key).description)
      var line = Frame(size: Size(room, block.size.height))
      line.place(block, at: .zero)
      frame.append(context.inReadingDirection(line), x: style.inset)
    }
    if let title = alert.title { add(title, .headline, style.title, "title") }
    if let message = alert.message {
      if alert.title != nil { frame.size.height += style.messageGap }
      add(message, style.messageText, style.message, "message")
    }
    guard !alert.textFields.isEmpty else {
      frame.size.height += style.bottom
      return frame
    }
    frame.size.height += alert.title ?? alert.message == nil ? 0 : style.fieldTop
    frame.append(fields, x: style.fieldInset)
    frame.size.height += style.fieldBottom
    return frame
  }

  /// The text fields in one border, with a hairline between two of them.
  private var fields: Frame {
    let typography = context.typography(.footnote)
    let line = max(style.fieldHeight, typography.lineHeight + 2 * style.fieldPadding)
    let pixel = context.pixel
    let inner = Size(
      max(0, width - 2 * style.fieldInset - 2 * pixel),
      (line + pixel) * Double(alert.textFields.count) - pixel)
    var frame = Frame(size: Size(inner.width + 2 * pixel, inner.height + 2 * pixel))
    func box(_ size: Size, _ radius: Double, _ color: ThemeColor) -> Frame.Item {
      .shape(.rectangle(size, radius: radius), fill: Fill(context.color(color)), stroke: nil)
    }
    frame.place(
      box(frame.size, style.fieldRadius, style.fieldBorder), at: .zero,
      name: (path / "textFields").description)
    frame.place(
      box(inner, style.fieldRadius - pixel, style.field), at: Point(pixel, pixel))
    for (index, field) in alert.textFields.enumerated() {
      let y = pixel + (line + pixel) * Double(index)
      if index > 0 {
        frame.place(
          context.rectangle(Size(inner.width, pixel), style.fieldBorder),
          at: Point(pixel, y - pixel))
      }
      let text = text(of: field, typography, (path / "textFields")[index])
      frame.place(
        context.inReadingDirection(text),
        at: Point(pixel + style.fieldTextInset, y + (line - typography.lineHeight) / 2))
    }
    return frame
  }

  private func text(
    of field: Alert.TextField, _ typography: Typography, _ path: NodePath
  ) -> Frame {
    let value = context.localized(field.value ?? "")
    let isEmpty = value.isEmpty
    let words =
      isEmpty
      ? context.localized(field.placeholder ?? "")
      : field.secure ? String(repeating: "•", count: value.count) : value
    let room = width - 2 * (style.fieldInset + style.fieldTextInset + context.pixel)
    var frame = Frame(size: Size(room, typography.lineHeight))
    guard !words.isEmpty else { return frame }
    frame.place(
      context.text(
        words, typography, color: context.color(isEmpty ? style.placeholder : style.fieldText),
        width: room, name: (path / (isEmpty ? "placeholder" : "value")).description), at: .zero)
    return frame
  }
}

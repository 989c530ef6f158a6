internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Button {
  /// The button as it stands by itself, as if reading began at the left.
  func control(in context: LayoutContext, at path: NodePath) -> Frame {
    let style = context.style(ButtonStyle.self)
    let colors = colors(in: context, style)
    let measures = measures(style)
    let typography = context.typography(measures.text)
    let isPlain = self.style == .plain
    let inset =
      isPlain
      ? Insets()
      : Insets(
        top: measures.verticalInset, left: measures.horizontalInset,
        bottom: measures.verticalInset, right: measures.horizontalInset)

    // A title may take half of the screen; what is left of it ends in an ellipsis.
    let room = context.viewport.width / 2
    var parts: [(frame: Frame, gap: Double)] = []
    func add(_ image: ImageReference, scale: Double, name: String, gap: Double) {
      let symbol = context.symbol(image, color: colors.title, scale: scale)
      var frame = Frame(size: symbol.size)
      frame.place(symbol.item, at: .zero, name: (path / name).description)
      parts.append((frame, gap))
    }
    let textScale = typography.font.size / context.typography(.body).font.size
    if type == .more {
      add("ellipsis.circle", scale: 1.25, name: "type", gap: 0)
    } else {
      if let image { add(image, scale: textScale, name: "image", gap: 0) }
      let title = context.text(
        context.localized(title), typography, color: colors.title, width: room,
        name: (path / "title").description)
      if !title.size.width.isZero { parts.append((title, parts.isEmpty ? 0 : style.imageGap)) }
    }
    switch indicator {
    case .none: break
    case .pullDown: add("chevron.down", scale: 0.7 * textScale, name: "indicator", gap: 5)
    case .popUp:
      add("chevron.up.chevron.down", scale: 0.8 * textScale, name: "indicator", gap: 5)
    }

    let content = Size(
      parts.reduce(0) { $0 + $1.frame.size.width + $1.gap },
      parts.reduce(typography.lineHeight) { max($0, $1.frame.size.height) })
    let height = typography.lineHeight + inset.top + inset.bottom
    let size = Size(
      content.width + inset.left + inset.right, isPlain ? max(height, content.height) : height)
    var frame = Frame(size: size)
    if let fill = colors.fill {
      frame.place(
        .shape(
          .rectangle(size, radius: cornerRadius(measures, height: size.height)), fill: Fill(fill),
          stroke: nil), at: .zero, name: path.description)
    }
    var x = inset.left
    for part in parts {
      x += part.gap
      frame.place(part.frame, at: Point(x, (size.height - part.frame.size.height) / 2))
      x += part.frame.size.width
    }
    return frame
  }

  private func measures(_ style: ButtonStyle) -> ButtonStyle.Measures {
    switch size {
    case .mini: style.mini
    case .small: style.small
    case .regular: style.regular
    case .large: style.large
    }
  }

  private func cornerRadius(_ measures: ButtonStyle.Measures, height: Double) -> Double {
    switch shape {
    case .roundedRectangle: measures.cornerRadius
    case .capsule, .circle: height / 2
    }
  }

  private func colors(
    in context: LayoutContext, _ style: ButtonStyle
  ) -> (title: Color, fill: Color?) {
    let tint = context.color(
      role == .destructive ? style.destructive : context.accent(self.tint))
    let isFilled = self.style != .plain
    if disabled {
      let fill = isFilled ? context.color(style.disabledFill) : nil
      return (context.color(style.disabledTitle), fill)
    }
    switch self.style {
    case .plain: return (tint, nil)
    case .gray, .bordered: return (tint, context.color(style.grayFill))
    case .tinted:
      let isDark = context.traits.appearance == .dark
      return (tint, tint.opacity(isDark ? style.tintedOpacityDark : style.tintedOpacity))
    case .filled, .borderedProminent: return (context.color(style.prominentTitle), tint)
    }
  }
}

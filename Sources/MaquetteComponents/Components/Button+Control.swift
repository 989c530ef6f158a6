internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

extension Button {
  /// The button as it stands by itself, as if reading began at the left.
  ///
  /// - Parameters:
  ///   - context: What the layout is made for.
  ///   - path: Where the button stands in the document.
  ///   - width: The width that it may take, the screen's between its margins unless given.
  ///   - lines: How many lines the title may have; without limit when nil.
  /// - Returns: The outline with what is in it.
  func control(
    in context: LayoutContext, at path: NodePath, width: Double? = nil, lines: Int? = 1
  ) -> Frame {
    let layout = ButtonLayout(button: self, context: context, path: path, lines: lines)
    return layout.frame(width: width ?? context.viewport.width - 2 * context.screenMargin)
  }

  /// Whether only the symbol is drawn, the title being what assistive text says.
  var isIconOnly: Bool {
    switch labelStyle {
    case .automatic: type != .system || shape == .circle && image != nil
    case .iconOnly: type != .system || image != nil
    case .titleOnly, .titleAndIcon: false
    }
  }
}

/// Lays out a button that stands by itself.
private struct ButtonLayout {
  let button: Button
  let context: LayoutContext
  let path: NodePath
  let lines: Int?
  let style: ButtonStyle
  let measures: ButtonStyle.Measures
  let colors: ButtonColors
  let typography: Typography

  init(button: Button, context: LayoutContext, path: NodePath, lines: Int?) {
    self.button = button
    self.context = context
    self.path = path
    self.lines = lines
    style = context.style()
    measures = style.measures(button.size)
    colors = ButtonColors(button, in: context, style)
    typography = context.typography(measures.text)
  }

  /// Whether there is anything round the content.
  private var hasOutline: Bool {
    colors.fill != nil || colors.glass != nil || button.border != nil
  }

  /// Whether it is the system's disc with a cross, which has a size of its own.
  private var isClose: Bool { button.type == .close && button.isIconOnly }

  /// From the outline to the content.
  private var insets: Insets {
    guard hasOutline, !isClose else { return Insets() }
    let (vertical, horizontal) = (measures.verticalInset, measures.horizontalInset)
    return Insets(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  func frame(width: Double) -> Frame {
    let insets = insets
    let content = content(width: width - insets.left - insets.right)
    let size = size(round: content.size)
    var frame = Frame(size: size)
    let outline = outline(size)
    if let glass = colors.glass {
      frame.place(
        context.card(
          Frame(size: size), glass, radius: radius(of: size), shadow: style.glassShadow,
          name: path.description), at: .zero)
    }
    if let fill = colors.fill {
      frame.place(
        .shape(outline, fill: Fill(fill), stroke: nil), at: .zero, name: path.description)
    }
    if let border = button.border, border.width > 0 {
      // The outer half of a line of twice the width is clipped, so that both of its edges are on
      // the pixel grid.
      var line = Frame(size: size)
      line.place(
        .shape(
          outline, fill: nil,
          stroke: Stroke(context.color(border.color), width: 2 * border.width)), at: .zero)
      frame.place(
        .group(line, Effects(clip: outline)), at: .zero, name: (path / "border").description)
    }
    frame.place(
      content,
      at: Point((size.width - content.size.width) / 2, (size.height - content.size.height) / 2))
    return frame
  }

  private func size(round content: Size) -> Size {
    if isClose {
      let side = style.closeSize * context.textScale
      return Size(side, side)
    }
    let height = max(typography.lineHeight, content.height) + insets.top + insets.bottom
    guard button.shape == .circle, hasOutline else {
      return Size(content.width + insets.left + insets.right, height)
    }
    let side = max(height, content.width + 2 * measures.verticalInset)
    return Size(side, side)
  }

  private func outline(_ size: Size) -> Shape { .rectangle(size, radius: radius(of: size)) }

  private func radius(of size: Size) -> Double {
    let round = size.height / 2
    if isClose { return round }
    let isGlass = button.style == .glass || button.style == .glassProminent
    return switch button.shape {
    case .automatic: isGlass ? round : cornerRadius
    case .roundedRectangle: cornerRadius
    case .capsule, .circle: round
    }
  }

  /// The radius of corners that are not round, which grows with the text.
  private var cornerRadius: Double {
    let isBordered = button.style == .bordered || button.style == .borderedProminent
    let own = isBordered ? nil : measures.grayCornerRadius
    return (own ?? measures.cornerRadius) * context.textScale
  }

  /// Symbol and title, and the sign of a menu behind them.
  private func content(width: Double) -> Frame {
    let sign: Frame? =
      switch button.indicator {
      case .none: nil
      case .pullDown: symbol("chevron.down", style.pullDownScale * textScale, "indicator")
      case .popUp: symbol("chevron.up.chevron.down", style.popUpScale * textScale, "indicator")
      }
    let room = width - (sign.map { $0.size.width + style.indicatorGap } ?? 0)
    let label = label(width: room)
    return Frame(
      stacking: [label, sign].compactMap { $0 }, along: .horizontal, spacing: style.indicatorGap)
  }

  private func label(width: Double) -> Frame {
    let image = button.labelStyle == .titleOnly && !button.title.isEmpty ? nil : image
    guard !button.isIconOnly, !button.title.isEmpty else { return image ?? Frame(size: .zero) }
    let axis: Stack.Axis =
      switch button.imagePlacement {
      case .leading, .trailing: .horizontal
      case .top, .bottom: .vertical
      }
    let used = axis == .vertical ? 0 : image.map { $0.size.width + style.imageGap } ?? 0
    let title = context.text(
      context.localized(button.title), typography, color: colors.title, width: width - used,
      lines: lines, alignment: .center, isTight: true, name: (path / "title").description)
    let parts = [image, title].compactMap { $0 }
    let isReversed = button.imagePlacement == .trailing || button.imagePlacement == .bottom
    return Frame(
      stacking: isReversed ? parts.reversed() : parts, along: axis, spacing: style.imageGap)
  }

  /// The glyph of the type, else the symbol.
  private var image: Frame? {
    guard let glyph = button.type.glyph else {
      return button.image.map { symbol($0, textScale, "image") }
    }
    let isClose = button.type == .close
    let name = button.type == .more ? style.moreSymbol : glyph
    return symbol(
      ImageReference(symbol: name, weight: isClose ? style.closeWeight : style.glyphWeight),
      isClose ? style.closeScale : style.glyphScale, "type")
  }

  /// The size of the title beside that of body text.
  private var textScale: Double { typography.font.size / context.typography(.body).font.size }

  private func symbol(_ image: ImageReference, _ scale: Double, _ key: String) -> Frame {
    let symbol = context.symbol(
      image, color: colors.title, scale: scale, weight: typography.font.weight)
    var frame = Frame(size: symbol.size)
    frame.place(symbol.item, at: .zero, name: (path / key).description)
    return frame
  }
}

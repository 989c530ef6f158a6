internal import MaquetteScene
internal import MaquetteThemes

/// The colours of a button that stands by itself.
struct ButtonColors {
  /// Of title, symbol and sign.
  var title: Color
  /// Behind them; nothing where there is no outline.
  var fill: Color?
  /// What they stand on instead, where that is glass.
  var glass: ThemeMaterial?

  init(_ button: Button, in context: LayoutContext, _ style: ButtonStyle) {
    let isDark = context.traits.appearance == .dark
    let isDestructive = button.role == .destructive
    let hasOwnTint = isDestructive || button.tint != nil
    let tint = context.color(isDestructive ? style.destructive : context.accent(button.tint))

    func pressedProminent(_ color: Color) -> Color {
      guard button.pressed else { return color }
      return isDark
        ? color.opacity(style.prominentPressedDark).over(.white)
        : color.opacity(style.prominentPressed)
    }
    let gray = context.color(button.pressed ? style.grayPressed : style.grayFill)
    func tinted(dark: Double) -> Color {
      tint.opacity(
        button.pressed
          ? isDark ? style.tintedPressedDark : style.tintedPressed
          : isDark ? dark : style.tintedOpacity)
    }

    title = button.style == .plain ? tint : context.shaded(tint, by: style.increasedShade)
    switch button.style {
    case .plain: fill = nil
    case .gray: fill = gray
    case .tinted: fill = tinted(dark: style.tintedOpacityDark)
    case .bordered, .glass: fill = hasOwnTint ? tinted(dark: style.borderedOpacityDark) : gray
    case .filled, .borderedProminent, .glassProminent:
      title = context.color(style.prominentTitle)
      fill = pressedProminent(tint)
    }
    if button.type == .close {
      if !hasOwnTint { title = context.color(style.closeGlyph) }
      fill = context.color(button.pressed ? style.grayPressed : style.closeFill)
    }
    if let background = button.background { fill = pressedProminent(context.color(background)) }
    if button.pressed, fill == nil { title = title.opacity(style.plainPressed) }
    if var glass = style.glass, button.background == nil,
      button.style == .glass || button.style == .glassProminent
    {
      if button.style == .glassProminent {
        glass.tint = .fixed(fill ?? tint)
      } else if !hasOwnTint {
        title = context.color(style.glassTitle)
      }
      fill = nil
      self.glass = glass
    }
    if button.disabled {
      title = context.color(style.disabledTitle)
      if fill != nil { fill = context.color(style.disabledFill) }
    }
  }
}

public import MaquetteScene
public import MaquetteSource
public import MaquetteThemes

/// The `toggle` section of a theme.
struct ToggleStyle: Style {
  static let section = "toggle"

  var width = 51.0
  var height = 31.0
  var knobInset = 2.0
  var knobWidth = 27.0
  var on = ThemeColor.named("systemGreen")
  var off = ThemeColor.named("secondarySystemFill")
  var knob = ThemeColor.fixed(.white)
  var disabledOpacity = 0.5
  var shadow = ThemeShadow.none

  static let schema = Schema<Self>(
    "toggle style", "The measures and colours of switches.",
    Field("width", \.width, "Width in points."),
    Field("height", \.height, "Height in points."),
    Field("knobInset", \.knobInset, "From the switch's edge to its knob."),
    Field("knobWidth", \.knobWidth, "Width of the knob."),
    Field("on", \.on, "The track of a switch that is on."),
    Field("off", \.off, "The track of a switch that is off."),
    Field("knob", \.knob, "The knob."),
    Field("disabledOpacity", \.disabledOpacity, "Opacity of a switch that cannot be changed."),
    Field("shadow", \.shadow, "Opacity of the knob's shadow by distance: [points, opacity]."))
}

extension LayoutContext {
  /// A switch, its knob at the trailing end when it is on.
  func toggleSwitch(isOn: Bool, isDisabled: Bool, at path: NodePath) -> Frame {
    let style = style(ToggleStyle.self)
    let size = Size(style.width, style.height)
    var frame = Frame(size: size)
    let track = color(isOn ? style.on : style.off)
    frame.place(
      .shape(
        .rectangle(size, radius: size.height / 2, corners: .circular), fill: Fill(track),
        stroke: nil), at: .zero, name: (path / "isOn").description)
    var knob = Frame(size: Size(style.knobWidth, style.height - 2 * style.knobInset))
    let radius = knob.size.height / 2
    knob.place(
      .shape(
        .rectangle(knob.size, radius: radius, corners: .circular),
        fill: Fill(color(style.knob)), stroke: nil), at: .zero)
    let shadow = shadow(style.shadow, of: knob.size, radius: radius, .circular)
    let x = isOn ? size.width - style.knobInset - knob.size.width : style.knobInset
    frame.place(.group(knob, Effects(shadow: shadow)), at: Point(x, style.knobInset))
    guard isDisabled else { return frame }
    var faded = Frame(size: size)
    faded.place(
      .group(inReadingDirection(frame), Effects(opacity: style.disabledOpacity)), at: .zero)
    return faded
  }
}

extension Toggle: ContentElement {
  /// A toggle takes the whole line, its switch at the end.
  public func stretches(along axis: Stack.Axis) -> Bool { axis == .horizontal && !title.isEmpty }

  /// The title and a switch.
  public func layout(
    _ proposal: Proposal, in context: LayoutContext, at path: NodePath
  ) -> Frame {
    context.labeled(
      title, image, context.toggleSwitch(isOn: isOn, isDisabled: disabled, at: path),
      isDisabled: disabled, proposal, at: path)
  }
}

extension LayoutContext {
  /// A title, perhaps with a symbol, and a control at the end of the line; the control alone where there
  /// is no title.
  func labeled(
    _ title: LocalizedText, _ image: ImageReference?, _ control: Frame, isDisabled: Bool,
    _ proposal: Proposal, at path: NodePath
  ) -> Frame {
    guard !title.isEmpty else { return control }
    let style = style(ListStyle.self)
    let icon = image.map { image in
      self.symbol(image, color: self.color(isDisabled ? style.disabled : accent()))
    }
    let start = icon.map { $0.size.width + style.valueGap } ?? 0
    let width = proposal.width - start - control.size.width - style.valueGap
    let words = self.text(
      localized(title), typography(.body),
      color: color(isDisabled ? style.disabled : style.title), width: width, lines: nil,
      name: (path / "title").description)
    let height = max(words.size.height, control.size.height)
    var frame = Frame(size: Size(proposal.width, height))
    frame.place(
      icon, center: Point((icon?.size.width ?? 0) / 2, height / 2),
      name: (path / "image").description)
    frame.place(words, at: Point(start, (height - words.size.height) / 2))
    frame.place(
      control,
      at: Point(proposal.width - control.size.width, (height - control.size.height) / 2))
    return frame
  }
}

extension Toggle {
  /// The sections of a theme that it is drawn by.
  public static let styles: [any MaquetteThemes.Style.Type] = [ToggleStyle.self]
}

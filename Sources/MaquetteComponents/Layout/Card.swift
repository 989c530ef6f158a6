internal import MaquetteScene
internal import MaquetteThemes

extension LayoutContext {
  /// Content on a material, in rounded corners, over its shadow.
  ///
  /// Over a screen the material shows what is behind. On nothing it has the colour that it has over
  /// the theme's background, and the shadow ends at the canvas's margin. An outline takes the place of
  /// the rounded rectangle; the shadow stays that of the rectangle.
  func card(
    _ content: Frame, _ material: ThemeMaterial, radius: Double, corners: CornerShape = .continuous,
    outline: Path? = nil, shadow stops: [ShadowStop] = [], shadowColor: ThemeColor = .fixed(.black),
    name: String
  ) -> Frame {
    let size = content.size
    let tint = color(material.tint)
    let shape = outline.map { Shape.path($0) }
    var effects = Effects(clip: shape ?? .rectangle(size, radius: radius, corners: corners))
    var inner = Frame(size: size)
    func fill(_ color: Color) {
      let bounds = shape?.bounds ?? Rect(size: size)
      inner.place(
        .shape(.rectangle(bounds.size), fill: Fill(color), stroke: nil), at: bounds.origin)
    }
    if let canvas {
      fill(tint.over(color(canvas.background ?? .named("systemBackground"))))
      effects.shadow = shadow(size, radius, corners, stops, shadowColor)?
        .windowed(to: canvas.padding)
    } else {
      if material.blur == 0 {
        fill(tint)
      } else {
        effects.backdrop = Backdrop(
          blur: material.blur, saturation: material.saturation, tint: tint)
      }
      effects.shadow = shadow(size, radius, corners, stops, shadowColor)
    }
    inner.place(content, at: .zero)
    var frame = Frame(size: size)
    frame.place(.group(inner, effects), at: .zero, name: name)
    return frame
  }

  private func shadow(
    _ size: Size, _ radius: Double, _ corners: CornerShape, _ stops: [ShadowStop],
    _ color: ThemeColor
  ) -> Shadow? {
    guard !stops.isEmpty else { return nil }
    return Shadow(
      size: size, radius: radius, corners: corners, color: self.color(color),
      falloff: stops.map(\.stop))
  }

  /// A rectangle of one colour.
  func rectangle(_ size: Size, _ color: ThemeColor) -> Frame.Item {
    .shape(.rectangle(size), fill: Fill(self.color(color)), stroke: nil)
  }
}

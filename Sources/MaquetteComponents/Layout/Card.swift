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
    outline: Path? = nil, shadow: ThemeShadow = .none, name: String
  ) -> Frame {
    let size = content.size
    let tint = color(material.tint)
    let shape = outline.map { .path($0) } ?? Shape.rectangle(size, radius: radius, corners: corners)
    var effects = Effects(clip: shape)
    effects.shadow = self.shadow(shadow, of: size, radius: radius, corners)
    var inner = Frame(size: size)
    func fill(_ color: Color) {
      let bounds = shape.bounds
      inner.place(
        .shape(.rectangle(bounds.size), fill: Fill(color), stroke: nil), at: bounds.origin)
    }
    if let canvas {
      fill(tint.over(color(canvas.background ?? .named("systemBackground"))))
      effects.shadow = effects.shadow?.windowed(to: canvas.padding)
    } else if material.blur == 0 || tint.alpha >= 1 {
      fill(tint)
    } else {
      effects.backdrop = Backdrop(
        blur: material.blur, saturation: material.saturation, tint: tint,
        adaptation: material.adaptation, lens: material.lens)
    }
    inner.place(content, at: .zero)
    if let rim = material.rim {
      // The half of the line outside the edge is clipped away.
      inner.place(
        .shape(shape, fill: nil, stroke: Stroke(color(rim), width: 2 * material.rimWidth)),
        at: .zero)
    }
    var frame = Frame(size: size)
    frame.place(.group(inner, effects), at: .zero, name: name)
    return frame
  }

  /// The shadow of a rounded rectangle, where there is one.
  func shadow(
    _ shadow: ThemeShadow, of size: Size, radius: Double, _ corners: CornerShape = .continuous
  ) -> Shadow? {
    guard !shadow.falloff.isEmpty else { return nil }
    return Shadow(
      size: size, radius: radius, corners: corners, color: color(shadow.color),
      offset: shadow.offset, falloff: shadow.falloff)
  }

  /// A rectangle of one colour.
  func rectangle(_ size: Size, _ color: ThemeColor) -> Frame.Item {
    .shape(.rectangle(size), fill: Fill(self.color(color)), stroke: nil)
  }
}

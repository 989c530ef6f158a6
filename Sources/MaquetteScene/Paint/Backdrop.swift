/// What a translucent material does with what is behind it.
public struct Backdrop: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  public var blur: Double
  /// What the blurred colours' saturation is multiplied by; 1 leaves it as it is.
  public var saturation: Double
  /// Laid over the blurred colours.
  public var tint: Color
  /// How much more of the tint there is, at most, where what is behind is darker or lighter than it: from
  /// 0 to 1.
  public var adaptation: Double
  /// How the rim bends what is behind; nothing where it does not.
  public var lens: Lens?

  /// Makes a material.
  public init(
    blur: Double, saturation: Double, tint: Color, adaptation: Double = 0, lens: Lens? = nil
  ) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
    self.adaptation = adaptation
    self.lens = lens
  }
}

extension Backdrop {
  /// What is seen of one colour behind it; the opacity of colours that are not opaque is left out.
  public func color(over ground: Color) -> Color {
    let grey = ground.luma
    func saturated(_ value: Double) -> Double {
      max(0, min(1, grey + (value - grey) * saturation))
    }
    let behind = Color(
      red: saturated(ground.red), green: saturated(ground.green), blue: saturated(ground.blue))
    let difference = min(1, adaptation * abs(grey - tint.luma))
    return Color(
      red: tint.red, green: tint.green, blue: tint.blue,
      alpha: tint.alpha + (1 - tint.alpha) * difference
    ).over(behind)
  }
}

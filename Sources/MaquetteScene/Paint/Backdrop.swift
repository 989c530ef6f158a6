/// What a translucent material does with what is behind it.
public struct Backdrop: Sendable, Hashable {
  /// The standard deviation of the blur, in points.
  public var blur: Double
  /// What the blurred colours' saturation is multiplied by; 1 leaves it as it is.
  public var saturation: Double
  /// Laid over the blurred colours.
  public var tint: Color

  /// Makes a material.
  public init(blur: Double, saturation: Double, tint: Color) {
    self.blur = blur
    self.saturation = saturation
    self.tint = tint
  }
}

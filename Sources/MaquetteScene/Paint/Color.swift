/// A colour in sRGB with straight alpha; each component from 0 to 1.
public struct Color: Sendable, Hashable {
  /// Red.
  public var red: Double
  /// Green.
  public var green: Double
  /// Blue.
  public var blue: Double
  /// Opacity.
  public var alpha: Double

  /// Makes a colour from its components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Makes a colour from `#RRGGBB` or `#RRGGBBAA`.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      hex.utf8.dropFirst().allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(hex.dropFirst(), radix: 16)
    else { return nil }
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func component(_ shift: UInt32) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  /// Opaque black.
  public static let black = Color(red: 0, green: 0, blue: 0)
  /// Opaque white.
  public static let white = Color(red: 1, green: 1, blue: 1)

  /// How light it is, without its opacity, from 0 to 1: the luminance that CSS and SVG filters saturate
  /// about.
  public var luma: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// The colour seen when this one lies over another.
  public func over(_ backdrop: Color) -> Color {
    let alpha = self.alpha + backdrop.alpha * (1 - self.alpha)
    guard alpha > 0 else { return Color(red: 0, green: 0, blue: 0, alpha: 0) }
    func mix(_ top: Double, _ bottom: Double) -> Double {
      (top * self.alpha + bottom * backdrop.alpha * (1 - self.alpha)) / alpha
    }
    return Color(
      red: mix(red, backdrop.red), green: mix(green, backdrop.green),
      blue: mix(blue, backdrop.blue), alpha: alpha)
  }

  /// The colour as `#RRGGBB`, with two more digits when it is not opaque.
  public var hex: String {
    func digits(_ component: Double) -> String {
      let value = UInt8(max(0, min(255, (component * 255).rounded())))
      let text = String(value, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return "#" + digits(red) + digits(green) + digits(blue) + (alpha < 1 ? digits(alpha) : "")
  }
}

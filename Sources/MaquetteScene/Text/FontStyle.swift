/// How heavy a typeface is, by the names and numbers of OpenType.
public enum FontWeight: String, Sendable, Hashable, CaseIterable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// The OpenType weight class.
  public var openType: Int {
    switch self {
    case .ultraLight: 100
    case .thin: 200
    case .light: 300
    case .regular: 400
    case .medium: 500
    case .semibold: 600
    case .bold: 700
    case .heavy: 800
    case .black: 900
    }
  }

  /// How much wider the lines of a symbol are than beside regular text.
  ///
  /// Those of the lightest, semibold and black are measured at hearts in a real menu, between width
  /// and area of their ink; the others lie between them as the weights of the system's font do.
  var stroke: Double {
    switch self {
    case .ultraLight: 0.48
    case .thin: 0.58
    case .light: 0.82
    case .regular: 1
    case .medium: 1.23
    case .semibold: 1.4
    case .bold: 1.65
    case .heavy: 2
    case .black: 2.3
    }
  }
}

/// What a text is set in.
public struct FontStyle: Sendable, Hashable {
  /// The size in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// Points between letters besides those that the family has at the size.
  public var tracking: Double
  /// Whether all digits are of one width.
  public var hasMonospacedDigits: Bool

  /// Makes a style.
  public init(
    size: Double, weight: FontWeight = .regular, tracking: Double = 0,
    hasMonospacedDigits: Bool = false
  ) {
    self.size = size
    self.weight = weight
    self.tracking = tracking
    self.hasMonospacedDigits = hasMonospacedDigits
  }
}

public import MaquetteSource

/// The kind of device a picture is of.
public enum Idiom: String, SourceChoice {
  case phone, pad, watch
}

/// Light or dark.
public enum Appearance: String, SourceChoice {
  case light, dark
}

/// Whether colours stand further apart than usual.
public enum Contrast: String, SourceChoice {
  case normal, increased
}

/// The way the device is held.
public enum Orientation: String, SourceChoice {
  case portrait, landscape
}

/// The side where reading begins.
public enum LayoutDirection: String, SourceChoice {
  case leftToRight, rightToLeft
}

/// The Dynamic Type categories, smallest first.
public enum TextSize: String, SourceChoice {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// Whether it is one of the five sizes at which layouts re-flow.
  public var isAccessibility: Bool {
    switch self {
    case .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge: false
    case .accessibility1, .accessibility2, .accessibility3, .accessibility4, .accessibility5: true
    }
  }
}

extension Idiom {
  /// The Dynamic Type categories that its devices have.
  public var textSizes: [TextSize] {
    switch self {
    case .phone, .pad: TextSize.allCases
    case .watch:
      [
        .xSmall, .small, .large, .xLarge, .xxLarge, .xxxLarge, .accessibility1, .accessibility2,
        .accessibility3,
      ]
    }
  }
}

extension TextSize {
  /// The nearest category that a kind of device has, the larger of two.
  public func nearest(on idiom: Idiom) -> TextSize {
    idiom.textSizes.reversed().min { $0.distance(to: self) < $1.distance(to: self) } ?? self
  }

  /// How many categories lie between two.
  func distance(to other: TextSize) -> Int {
    let sizes = Self.allCases
    return abs((sizes.firstIndex(of: self) ?? 0) - (sizes.firstIndex(of: other) ?? 0))
  }
}

/// The text styles of the system, largest first.
public enum TextStyle: String, SourceChoice {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
  case caption1, caption2
}

/// What a picture is drawn for: everything that a theme's values may depend on.
public struct Traits: Sendable, Hashable {
  /// Light or dark.
  public var appearance = Appearance.light
  /// Normal or increased.
  public var contrast = Contrast.normal
  /// The Dynamic Type category.
  public var textSize = TextSize.large
  /// The kind of device.
  public var idiom = Idiom.phone
  /// The side where reading begins.
  public var layoutDirection = LayoutDirection.leftToRight
  /// A BCP 47 tag.
  public var locale = "en"
  /// Whether it lies over something else, where backgrounds are lighter in the dark.
  public var isElevated = false

  /// Makes the traits of a phone in its usual state.
  public init() {}
}

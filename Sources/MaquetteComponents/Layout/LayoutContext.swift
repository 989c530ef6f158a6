public import MaquetteScene
internal import MaquetteSource
public import MaquetteThemes

/// Finds the drawings of symbols.
///
/// A source belongs to one worker and is not shared between threads.
public protocol SymbolSource: AnyObject {
  /// The drawing of a symbol by its SF Symbols name, or nothing when there is none.
  func symbol(named name: String) -> Symbol?
}

/// What a layout is made for and with.
public struct LayoutContext {
  /// The look.
  public var theme: Theme
  /// The appearance, text size, language and so on.
  public var traits: Traits
  /// The screen, as the device is held.
  public var display: Display
  /// The size of a pixel in points.
  public var pixel: Double
  /// The app's accent colour.
  public var tint: ThemeColor
  /// Translations by locale and text as written.
  public var strings: Strings
  /// The margin of a picture that is cut to its content; nothing where it shows the screen.
  public var canvas: Canvas.Fit?
  /// Keeps the sections of the theme that were read.
  public var styles: StyleLibrary
  /// Shapes text.
  public var shaper: any TextShaper
  /// Finds symbols.
  public var symbols: any SymbolSource
  /// Finds the pictures of files.
  public var pictures: any PictureSource
  /// The id of the element that opened what is presented, which is drawn as pressed.
  var opener: String?
  /// Whether controls have lost their tint, since something is presented over them.
  private(set) var isDimmed = false
  /// Whether the device is a phone on its side, where bars are lower.
  let isCompactHeight: Bool

  /// Makes a context.
  public init(
    theme: Theme, traits: Traits, display: Display, pixel: Double,
    tint: ThemeColor = .named("systemBlue"),
    strings: Strings = [:], canvas: Canvas.Fit? = nil, styles: StyleLibrary = StyleLibrary(),
    shaper: any TextShaper, symbols: any SymbolSource, pictures: any PictureSource
  ) {
    self.theme = theme
    self.traits = traits
    self.display = display
    self.pixel = pixel
    self.tint = tint
    self.strings = strings
    self.canvas = canvas
    self.styles = styles
    self.shaper = shaper
    self.symbols = symbols
    self.pictures = pictures
    isCompactHeight =
      traits.idiom == .phone && display.size.width > display.size.height
  }

  /// The context for what lies behind something that must be dealt with first.
  var dimmed: LayoutContext {
    var context = self
    context.isDimmed = true
    return context
  }

  /// The colour of controls: their own or the app's, and grey where they cannot be used.
  func accent(_ own: ThemeColor? = nil) -> ThemeColor {
    isDimmed ? style(ScreenStyle.self).dimmedTint : own ?? tint
  }

  /// The screen's size in points.
  var viewport: Size { display.size }

  /// A component's section of the theme.
  func style<S: Style>(_ type: S.Type = S.self) -> S { styles.style(type, of: theme) }

  /// A colour in this picture.
  func color(_ color: ThemeColor) -> Color { theme.color(color, for: traits) }

  /// A colour of titles on a fill: under increased contrast with a share of the label's in it.
  func shaded(_ color: Color, by share: Double) -> Color {
    traits.contrast == .normal ? color : self.color(.named("label")).opacity(share).over(color)
  }

  /// A text style in this picture.
  func typography(_ style: TextStyle, weight: FontWeight? = nil) -> Typography {
    theme.typography(style, weight: weight, for: traits.textSize)
  }

  /// How much larger text is than in the usual category.
  var textScale: Double { typography(.body).font.size / 17 }

  /// A text in this picture's language, as written when there is no translation.
  func localized(_ text: LocalizedText) -> String {
    text.localized(for: traits.locale, strings: strings) ?? text.base
  }
}

extension LocalizedText {
  /// The text in a language: its own translation, else the one in the table; nothing when there is none.
  public func localized(
    for locale: String, strings: Strings
  ) -> String? {
    if let own = translation(for: locale) { return own }
    return Locales.candidates(locale).lazy.compactMap { strings[$0]?[base] }.first
  }
}

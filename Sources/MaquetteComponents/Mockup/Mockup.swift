public import MaquetteSource
public import MaquetteThemes

/// A picture to make: what is presented, and for which devices, looks and languages.
public struct Mockup: SchemaReadable {
  /// The name of the picture; nothing for the file's name.
  public var name: String?
  /// What the picture shows, for people who cannot see it.
  public var alt: LocalizedText?
  /// Ids of devices, or their measures.
  public var device: OneOrMore<DeviceReference> = []
  /// Ways the device is held.
  public var orientation: OneOrMore<Orientation> = []
  /// Names of themes, or paths to theme files.
  public var theme: OneOrMore<String> = []
  /// Light and dark.
  public var appearance: OneOrMore<Appearance> = []
  /// Normal and increased contrast.
  public var contrast: OneOrMore<Contrast> = []
  /// Dynamic Type categories.
  public var textSize: OneOrMore<TextSize> = []
  /// BCP 47 tags.
  public var locale: OneOrMore<String> = []
  /// Where reading begins, instead of the locale's own side.
  public var layoutDirection: OneOrMore<LayoutDirection> = []
  /// Translations by locale and text as written.
  public var strings: Strings = [:]
  /// The app's accent colour.
  public var tint: ThemeColor?
  /// What the picture shows around the presentation; by what is presented unless given.
  public var canvas: Canvas?
  /// Whether the screen stands in a plain frame, as that of a device.
  public var frame = false
  /// What is behind the presentation.
  public var screen: Screen?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What is presented, back to front.
  public var presentations: [AnyPresentation] = []

  /// Makes an empty mockup.
  public init() {}

  /// Makes a mockup that presents something on a screen, or several things, back to front.
  public init(
    name: String? = nil, device: OneOrMore<DeviceReference> = [], theme: OneOrMore<String> = [],
    appearance: OneOrMore<Appearance> = [], contrast: OneOrMore<Contrast> = [],
    textSize: OneOrMore<TextSize> = [], locale: OneOrMore<String> = [], tint: ThemeColor? = nil,
    canvas: Canvas? = nil, frame: Bool = false, screen: Screen? = nil,
    present presentations: any Presentation...
  ) {
    self.name = name
    self.device = device
    self.theme = theme
    self.appearance = appearance
    self.contrast = contrast
    self.textSize = textSize
    self.locale = locale
    self.tint = tint
    self.canvas = canvas
    self.frame = frame
    self.screen = screen
    self.presentations = presentations.map { AnyPresentation($0) }
  }

  /// Makes a mockup that presents a menu.
  public init(
    name: String? = nil, device: OneOrMore<DeviceReference> = [], theme: OneOrMore<String> = [],
    appearance: OneOrMore<Appearance> = [], contrast: OneOrMore<Contrast> = [],
    textSize: OneOrMore<TextSize> = [], locale: OneOrMore<String> = [], tint: ThemeColor? = nil,
    canvas: Canvas? = nil, frame: Bool = false, screen: Screen? = nil, menu: Menu
  ) {
    self.init(
      name: name, device: device, theme: theme, appearance: appearance, contrast: contrast,
      textSize: textSize, locale: locale, tint: tint, canvas: canvas, frame: frame, screen: screen,
      present: menu)
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "mockup", "A picture to make.",
    [
      Field("name", \.name, "The name of the picture; the file's name unless given.") {
        checkName($0, $1, &$2)
      },
      Field("alt", \.alt, "What the picture shows, for people who cannot see it."),
      Field("device", \.device, "Ids of devices, or their measures; iphone-15 unless given."),
      Field("orientation", \.orientation, "Ways the device is held; portrait unless given."),
      Field("theme", \.theme, "Names of themes or paths to theme files."),
      Field("appearance", \.appearance, "Light, dark or both; light unless given."),
      Field("contrast", \.contrast, "Normal or increased; normal unless given."),
      Field("textSize", \.textSize, "Dynamic Type categories; the device's own unless given."),
      Field("locale", \.locale, "BCP 47 tags; en unless given.") { checkLocale($0, $1, &$2) },
      Field("layoutDirection", \.layoutDirection, "Where reading begins; by the locale."),
      Field("strings", \.strings, "Translations by locale and text as written."),
      Field("tint", \.tint, "The app's accent colour; systemBlue unless given."),
      Field("canvas", \.canvas, "What the picture shows around the presentation."),
      Field("frame", \.frame, "Whether the screen stands in a plain frame, as that of a device."),
      Field("screen", \.screen, "What is behind the presentation."),
      Field("disable", \.disable, "Ids of guideline rules that are not reported here."),
      Field(
        "$schema", "For editors; ignored.", read: { _, _, _, _ in }, write: { _ in nil },
        visit: { _, _, _ in }, jsonSchema: { String.jsonSchema(&$0) }),
    ] + presentationFields)

  /// The first character that cannot be in a file's name everywhere.
  private static func forbidden(in name: String) -> Unicode.Scalar? {
    name.unicodeScalars.first { scalar in
      "/\\:*?\"<>|~".unicodeScalars.contains(scalar)
        || [.control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned]
          .contains(scalar.properties.generalCategory)
    }
  }

  /// Whether a text can be a part of a file's name.
  static func canName(_ text: String) -> Bool { forbidden(in: text) == nil && !text.isEmpty }

  /// Reports a name that cannot be a file's name everywhere.
  private static func checkName(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let name, _, let range) = node else { return }
    if let forbidden = forbidden(in: name) {
      let shown =
        forbidden.properties.generalCategory == .control ? "a control character" : "'\(forbidden)'"
      reader.report(
        "bad-name", "a name cannot hold \(shown)", help: "a name is a file's name without folder",
        at: range, path: path)
    } else if name.isEmpty {
      reader.report("bad-name", "a name cannot be empty", at: range, path: path)
    } else if name.hasPrefix(".") {
      reader.report("bad-name", "a name cannot begin with a dot", at: range, path: path)
    }
  }

  private static func checkLocale(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    let nodes = if case .sequence(let nodes, _) = node { nodes } else { [node] }
    for case .scalar(let tag, _, let range) in nodes where !Locales.isTag(tag) {
      reader.report(
        "unknown-value", "'\(tag)' is not a language tag", help: "write 'en', 'ko' or 'zh-Hant'",
        at: range, path: path)
    }
  }
}

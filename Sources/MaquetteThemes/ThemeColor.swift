public import MaquetteScene
public import MaquetteSource

/// A colour with its variants for dark appearance and increased contrast.
public struct AdaptiveColor: Sendable, Hashable {
  /// In light appearance.
  public var light: Color
  /// In dark appearance.
  public var dark: Color
  /// In light appearance and increased contrast.
  public var increasedLight: Color
  /// In dark appearance and increased contrast.
  public var increasedDark: Color

  /// Makes a colour; what is left out is as the nearest variant that is given.
  public init(
    light: Color, dark: Color? = nil, increasedLight: Color? = nil, increasedDark: Color? = nil
  ) {
    self.light = light
    self.dark = dark ?? light
    self.increasedLight = increasedLight ?? light
    self.increasedDark = increasedDark ?? self.dark
  }

  /// The variant for a picture.
  public func resolved(for traits: Traits) -> Color {
    switch (traits.appearance, traits.contrast) {
    case (.light, .normal): light
    case (.dark, .normal): dark
    case (.light, .increased): increasedLight
    case (.dark, .increased): increasedDark
    }
  }
}

/// A colour as a theme or a document writes it: a name of the palette, `#RRGGBB`, `#RRGGBBAA`, or a
/// mapping of variants.
public enum ThemeColor: SourceReadable {
  case named(String)
  case adaptive(AdaptiveColor)

  /// A colour that is the same everywhere.
  public static func fixed(_ color: Color) -> ThemeColor { .adaptive(AdaptiveColor(light: color)) }

  /// Reads a name, digits or a mapping.
  public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
    guard case .mapping = node else {
      guard let text = reader.text(node, at: path, expected: "a colour") else { return nil }
      guard text.hasPrefix("#") else {
        self = .named(text)
        return
      }
      guard let color = Color(hex: text) else {
        reader.report(
          "wrong-type", "'\(text)' is not a colour",
          help: "write '#RRGGBB', '#RRGGBBAA' or the name of a colour", at: node.range, path: path)
        return nil
      }
      self = .fixed(color)
      return
    }
    guard let variants = Variants(node, at: path, &reader) else { return nil }
    guard let light = variants.light?.color else { return nil }
    self = .adaptive(
      AdaptiveColor(
        light: light, dark: variants.dark?.color, increasedLight: variants.increasedLight?.color,
        increasedDark: variants.increasedDark?.color))
  }

  /// The name, the digits, or the variants.
  public var json: JSONValue {
    switch self {
    case .named(let name): .string(name)
    case .adaptive(let color) where color == AdaptiveColor(light: color.light):
      .string(color.light.hex)
    case .adaptive(let color): Variants(color).json
    }
  }

  /// A text or a mapping of variants.
  public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
    .object(["anyOf": .array([String.jsonSchema(&definitions), Variants.jsonSchema(&definitions)])])
  }
}

/// A colour by appearance and contrast: `{light: "#FFFFFF", dark: "#000000"}`.
private struct Variants: SchemaReadable {
  struct Digits: SourceReadable {
    var color: Color

    init(_ color: Color) { self.color = color }

    init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      guard let text = reader.text(node, at: path, expected: "a colour") else { return nil }
      guard let color = Color(hex: text) else {
        reader.report(
          "wrong-type", "'\(text)' is not a colour", help: "write '#RRGGBB' or '#RRGGBBAA'",
          at: node.range, path: path)
        return nil
      }
      self.color = color
    }

    var json: JSONValue { .string(color.hex) }

    static func jsonSchema(_: inout SchemaDefinitions) -> JSONValue {
      .object(["type": "string", "pattern": "^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"])
    }
  }

  var light: Digits?
  var dark: Digits?
  var increasedLight: Digits?
  var increasedDark: Digits?

  init() {}

  init(_ color: AdaptiveColor) {
    light = Digits(color.light)
    dark = Digits(color.dark)
    increasedLight = Digits(color.increasedLight)
    increasedDark = Digits(color.increasedDark)
  }

  static let schema = Schema<Self>(
    "color", "The variants of a colour.",
    Field("light", \.light, required: true, "In light appearance."),
    Field("dark", \.dark, "In dark appearance; as light unless given."),
    Field("increasedLight", \.increasedLight, "In light appearance and increased contrast."),
    Field("increasedDark", \.increasedDark, "In dark appearance and increased contrast."))
}

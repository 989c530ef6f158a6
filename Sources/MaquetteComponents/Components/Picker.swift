public import MaquetteSource

/// A choice of one among several.
public struct Picker: ScreenElement {
  /// How a picker stands in a menu.
  public enum Style: String, SourceChoice {
    /// Its options are rows of the menu, in a group of their own.
    case inline
    /// Its options are in a submenu.
    case menu
    /// Its options are symbols in one row.
    case palette
  }

  /// One of the things to choose from.
  public struct Option: SchemaReadable {
    /// What it is called.
    public var title: LocalizedText = ""
    /// A symbol beside the title.
    public var image: ImageReference?
    /// A second, smaller line.
    public var subtitle: LocalizedText?
    /// What the picker's selection calls it by, when not by its title.
    public var id: String?

    /// Makes an option without a title.
    public init() {}

    /// Makes an option.
    public init(
      _ title: LocalizedText, image: ImageReference? = nil, subtitle: LocalizedText? = nil,
      id: String? = nil
    ) {
      self.title = title
      self.image = image
      self.subtitle = subtitle
      self.id = id
    }

    /// Reads a title, perhaps in several languages, or a mapping of attributes.
    public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      if case .mapping(let entries, let range) = node, !Self.isText(entries) {
        self.init()
        reader.record(range, at: path)
        Self.schema.read(entries, in: range, at: path, into: &self, &reader)
      } else {
        guard let title = LocalizedText(node, at: path / "title", &reader) else { return nil }
        reader.record(node.range, at: path)
        self.init(title)
      }
    }

    /// The keys.
    public static let schema = Schema<Self>(
      "option", "One of the things to choose from.",
      Field("title", \.title, required: true, singleLine: true, "What it is called."),
      Field("image", \.image, "A symbol beside the title."),
      Field("subtitle", \.subtitle, "A second, smaller line."),
      Field("id", \.id, "What the selection calls it by, when not by its title."))

    /// A title or an object.
    public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
      .object([
        "anyOf": .array([LocalizedText.jsonSchema(&definitions), objectSchema(&definitions)])
      ])
    }
  }

  /// What is chosen here; drawn only for the style `menu`.
  public var title: LocalizedText = ""
  /// The title or id of the chosen option.
  public var selection: String?
  /// What there is to choose from.
  public var options: [Option] = []
  /// How it stands in the menu.
  public var style = Style.inline
  /// A symbol beside the title, for the style `menu`.
  public var image: ImageReference?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id where it stands on a screen.
  public var onScreen = ScreenAttributes()

  /// Makes a picker without options.
  public init() {}

  /// Makes a picker.
  public init(
    _ title: LocalizedText, selection: String? = nil, options: [Option], style: Style = .inline,
    image: ImageReference? = nil, id: String? = nil
  ) {
    self.title = title
    self.selection = selection
    self.options = options
    self.style = style
    self.image = image
    self.id = id
  }

  /// Whether an option is the chosen one.
  package func isSelected(_ option: Option) -> Bool {
    selection.map { $0 == option.id ?? option.title.base || $0 == option.title.base } ?? false
  }

  /// The key of the kind.
  public static let kind = "picker"
  /// The title.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "picker", "A choice of one among several.",
    [
      Field("title", \.title, singleLine: true, "What is chosen here."),
      Field("selection", \.selection, "The title or id of the chosen option."),
      Field("options", \.options, required: true, "What there is to choose from."),
      Field("style", \.style, "How it stands in the menu."),
      Field("image", \.image, "A symbol beside the title, for the style 'menu'."),
    ] + screenFields)
}

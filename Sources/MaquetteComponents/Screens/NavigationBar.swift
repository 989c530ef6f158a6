public import MaquetteSource

/// The bar at the top of a screen: where one is, and the buttons beside it.
public struct NavigationBar: SchemaReadable {
  /// What the screen is called, perhaps with a menu of its own.
  public struct Title: SchemaReadable, ExpressibleByStringLiteral {
    /// The text.
    public var title: LocalizedText = ""
    /// What other parts of the document call it by.
    public var id: String?
    /// The sign that it opens a menu.
    public var indicator = Button.Indicator.none

    /// Makes an empty title.
    public init() {}

    /// Makes a title.
    public init(
      _ title: LocalizedText, indicator: Button.Indicator = .none, id: String? = nil
    ) {
      self.title = title
      self.indicator = indicator
      self.id = id
    }

    /// Makes a title.
    public init(stringLiteral value: String) { self.init(LocalizedText(value)) }

    /// Reads a text, perhaps in several languages, or a mapping of attributes.
    public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      self.init()
      reader.record(node.range, at: path)
      if case .mapping(let entries, let range) = node, !Self.isText(entries) {
        Self.schema.read(entries, in: range, at: path, into: &self, &reader)
      } else {
        guard let title = LocalizedText(node, at: path / "title", &reader) else { return nil }
        self.title = title
      }
    }

    /// The text, or an object when there is more to say.
    public var json: JSONValue {
      self == Title(title) ? title.json : .object(Self.schema.write(self, default: Self()))
    }

    /// The keys.
    public static let schema = Schema<Self>(
      "bar title", "What the screen is called.",
      Field("title", \.title, required: true, singleLine: true, "The text."),
      Field("id", \.id, "What other parts of the document call it by."),
      Field("indicator", \.indicator, "The sign that it opens a menu."))

    /// A text or an object.
    public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
      .object([
        "anyOf": .array([LocalizedText.jsonSchema(&definitions), objectSchema(&definitions)])
      ])
    }
  }

  /// What the screen is called.
  public var title: Title?
  /// What stands in the place of the title.
  public var titleView = Elements<BarItems>()
  /// Whether the title stands large below the buttons, as where nothing is scrolled.
  public var largeTitle = false
  /// The title of the screen before, beside a chevron.
  public var back: LocalizedText?
  /// A line over the title.
  public var prompt: LocalizedText?
  /// Buttons where reading begins.
  public var leading = Elements<BarItems>()
  /// Buttons where reading ends, the last of them outermost.
  public var trailing = Elements<BarItems>()

  /// Makes an empty bar.
  public init() {}

  /// Makes a bar.
  public init(
    _ title: Title? = nil, largeTitle: Bool = false, back: LocalizedText? = nil,
    prompt: LocalizedText? = nil, @BarBuilder leading: () -> [AnyElement] = { [] },
    @BarBuilder trailing: () -> [AnyElement] = { [] }
  ) {
    self.title = title
    self.largeTitle = largeTitle
    self.back = back
    self.prompt = prompt
    self.leading = Elements(leading())
    self.trailing = Elements(trailing())
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "navigationBar", "The bar at the top of a screen.",
    Field("title", \.title, "What the screen is called."),
    Field("titleView", \.titleView, "What stands in the place of the title."),
    Field("largeTitle", \.largeTitle, "Whether the title stands large below the buttons."),
    Field("back", \.back, singleLine: true, "The title of the screen before, beside a chevron."),
    Field("prompt", \.prompt, singleLine: true, "A line over the title."),
    Field("leading", \.leading, "Buttons where reading begins."),
    Field("trailing", \.trailing, "Buttons where reading ends, the last of them outermost."))
}

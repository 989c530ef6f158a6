public import MaquetteSource

/// Rows below each other, perhaps in sections.
public struct List: ContentElement {
  /// How a list looks.
  public enum Style: String, SourceChoice {
    /// From edge to edge on the screen's background.
    case plain
    /// Sections from edge to edge on a grey background.
    case grouped
    /// Sections with round corners on a grey background.
    case insetGrouped
  }

  /// Rows that belong together.
  public struct Section: SchemaReadable {
    /// The words over the rows.
    public var header: LocalizedText?
    /// The words under the rows.
    public var footer: LocalizedText?
    /// The rows.
    public var rows = Elements<ListRows>()

    /// Makes an empty section.
    public init() {}

    /// Makes a section.
    public init(
      _ header: LocalizedText? = nil, footer: LocalizedText? = nil,
      @ListBuilder rows: () -> [AnyElement]
    ) {
      self.header = header
      self.footer = footer
      self.rows = Elements(rows())
    }

    /// The keys.
    public static let schema = Schema<Self>(
      "list section", "Rows that belong together.",
      Field("header", \.header, "The words over the rows."),
      Field("footer", \.footer, "The words under the rows."),
      Field("rows", \.rows, required: true, "The rows."))
  }

  /// The rows of a list without sections; of one with sections, those before them.
  public var rows = Elements<ListRows>()
  /// The sections.
  public var sections: [Section] = []
  /// How it looks.
  public var style = Style.plain
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes an empty list.
  public init() {}

  /// Makes a list of rows.
  public init(
    style: Style = .plain, id: String? = nil, @ListBuilder rows: () -> [AnyElement]
  ) {
    self.style = style
    self.id = id
    self.rows = Elements(rows())
  }

  /// Makes a list of sections.
  public init(style: Style = .plain, id: String? = nil, sections: [Section]) {
    self.style = style
    self.id = id
    self.sections = sections
  }

  /// The key of the kind.
  public static let kind = "list"
  /// The rows.
  public static let main = MainValue.list("rows")

  /// The keys.
  public static let schema = Schema<Self>(
    "list", "Rows below each other.",
    [
      Field("rows", \.rows, "The rows of a list without sections."),
      Field("sections", \.sections, "Groups of rows with headers and footers."),
      Field("style", \.style, "How it looks."),
    ] + screenFields)

  /// A list is as wide as the screen.
  public var takesMargins: Bool { true }
}

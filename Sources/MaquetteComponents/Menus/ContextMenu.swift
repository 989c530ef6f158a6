public import MaquetteSource

/// A menu about an element, which is lifted out of the blurred screen.
public struct ContextMenu: SchemaReadable {
  /// A header over the items.
  public var title: LocalizedText = ""
  /// The items.
  public var items: Elements<MenuItems> = []
  /// The element that is lifted.
  public var of: PresentationSource?
  /// What is shown in the place of the element.
  public var preview: Preview?
  /// How large the items are drawn.
  public var preferredElementSize = Menu.ElementSize.large
  /// Which way the items are ordered when the menu stands above its element.
  public var order = Menu.Order.automatic
  /// How far a menu that is taller than its room is scrolled, in points.
  public var scrolled = 0.0
  /// Whether the context menu of an element on a screen is presented.
  public var open = false
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// What is lifted in the place of an element: any element of content but a row.
  public struct Preview: SourceReadable {
    /// The element.
    public var element: AnyElement

    /// Makes a preview.
    public init(_ element: some ContentElement) { self.element = AnyElement(element) }

    /// Reads an element of content.
    public init?(_ node: SourceNode, at path: NodePath, _ reader: inout SourceReader) {
      guard let element = ElementReader(ContentItems.self).read(node, at: path, &reader) else {
        return nil
      }
      self.element = element
    }

    /// The element with its kind as a key.
    public var json: JSONValue { element.base.elementJSON }

    /// As among content.
    public static func jsonSchema(_ definitions: inout SchemaDefinitions) -> JSONValue {
      Elements<ContentItems>.elementSchema(&definitions)
    }

    /// Visits the element.
    public func visit(at path: NodePath, _ body: (any SourceReadable, NodePath) -> Void) {
      element.base.visit(at: path, body)
    }
  }

  /// Makes an empty context menu.
  public init() {}

  /// Makes a context menu.
  public init(
    _ title: LocalizedText = "", of element: PresentationSource? = nil,
    preview: (any ContentElement)? = nil, preferredElementSize: Menu.ElementSize = .large,
    order: Menu.Order = .automatic, open: Bool = false, @MenuBuilder items: () -> [AnyElement]
  ) {
    self.title = title
    of = element
    self.preview = preview.map { Preview($0) }
    self.preferredElementSize = preferredElementSize
    self.order = order
    self.open = open
    self.items = Elements(items())
  }

  /// The menu beside the preview.
  var menu: Menu {
    var menu = Menu()
    menu.title = title
    menu.items = items
    menu.preferredElementSize = preferredElementSize
    menu.order = order
    menu.scrolled = scrolled
    return menu
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "contextMenu", "A menu about an element, which is lifted out of the blurred screen.",
    Field("of", \.of, synonyms: ["from"], "The element that is lifted."),
    Field("preview", \.preview, "What is shown in the place of the element."),
    Field("title", \.title, singleLine: true, "A header over the items."),
    Field("items", \.items, required: true, "The items."),
    Field("preferredElementSize", \.preferredElementSize, "How large the items are drawn."),
    Field("order", \.order, "Which way the items are ordered when it stands above the element."),
    Field("scrolled", \.scrolled, "How far a menu taller than its room is scrolled, in points."),
    Field("open", \.open, "Whether the context menu of an element is presented."),
    Field("disable", \.disable, "Ids of guideline rules that are not reported here."))
}

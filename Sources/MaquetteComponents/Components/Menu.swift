public import MaquetteSource

/// A menu: what is presented, or a submenu in another menu.
public struct Menu: Element {
  /// How large the items are drawn.
  public enum ElementSize: String, SourceChoice {
    /// Symbols alone, up to four in a row.
    case small
    /// Symbols over titles, up to three in a row.
    case medium
    /// Rows.
    case large
  }

  /// Which way the items are ordered when the menu opens upward.
  public enum Order: String, SourceChoice {
    case automatic, fixed, priority
  }

  /// What it is called: the header of a presented menu, the row of a submenu.
  public var title: LocalizedText = ""
  /// The items.
  public var items: Elements<MenuItems> = []
  /// What opened it.
  public var from: PresentationSource?
  /// How large the items are drawn.
  public var preferredElementSize = ElementSize.large
  /// Which way the items are ordered when the menu opens upward.
  public var order = Order.automatic
  /// How far a menu that is taller than the screen is scrolled, in points.
  public var scrolled = 0.0
  /// Whether a submenu is drawn open.
  public var open = false
  /// A symbol beside the title of a submenu.
  public var image: ImageReference?
  /// A second, smaller line of a submenu's row.
  public var subtitle: LocalizedText?
  /// What choosing among its items means.
  public var role: Button.Role?
  /// Whether a submenu cannot be opened.
  public var disabled = false
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty menu.
  public init() {}

  /// Makes a menu.
  public init(
    _ title: LocalizedText = "", from: PresentationSource? = nil, image: ImageReference? = nil,
    subtitle: LocalizedText? = nil, role: Button.Role? = nil, disabled: Bool = false,
    preferredElementSize: ElementSize = .large, order: Order = .automatic, open: Bool = false,
    id: String? = nil, @MenuBuilder items: () -> [AnyElement]
  ) {
    self.title = title
    self.from = from
    self.image = image
    self.subtitle = subtitle
    self.role = role
    self.disabled = disabled
    self.preferredElementSize = preferredElementSize
    self.order = order
    self.open = open
    self.id = id
    self.items = Elements(items())
  }

  /// The key of the kind.
  public static let kind = "menu"
  /// The title.
  public static let main = MainValue.text("title")

  /// The attributes of a submenu's row that a presented menu does not have.
  static let rowAttributes: Set<String> = ["image", "subtitle", "role", "disabled", "id", "open"]
  /// The attributes of a presented menu that a submenu does not have.
  static let presentedAttributes: Set<String> = ["from", "order", "scrolled"]

  /// The keys.
  public static let schema = Schema<Self>(
    "menu", "A menu.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("items", \.items, required: true, "The items."),
      Field("from", \.from, "What opened it."),
      Field("preferredElementSize", \.preferredElementSize, "How large the items are drawn."),
      Field("order", \.order, "Which way the items are ordered when it opens upward."),
      Field(
        "scrolled", \.scrolled, "How far a menu taller than the screen is scrolled, in points."),
      Field("open", \.open, "Whether a submenu is drawn open."),
      Field("image", \.image, "A symbol beside the title."),
      Field("subtitle", \.subtitle, "A second, smaller line."),
      Field("role", \.role, "What choosing among its items means."),
      Field("disabled", \.disabled, "Whether it cannot be opened."),
    ] + commonFields)
}

public import MaquetteSource

/// A group of items, divided from the others, with a title that may be empty.
public struct Section: Element {
  /// The header of the group.
  public var title: LocalizedText = ""
  /// The items.
  public var items: Elements<MenuItems> = []
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty section.
  public init() {}

  /// Makes a section.
  public init(
    _ title: LocalizedText = "", id: String? = nil, @MenuBuilder items: () -> [AnyElement]
  ) {
    self.title = title
    self.id = id
    self.items = Elements(items())
  }

  /// The key of the kind.
  public static let kind = "section"
  /// The title.
  public static let main = MainValue.text("title", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "section", "A group of items.",
    [
      Field("title", \.title, singleLine: true, "The header of the group; may be empty."),
      Field("items", \.items, required: true, "The items."),
    ] + commonFields)
}

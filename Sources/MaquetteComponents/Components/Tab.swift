public import MaquetteSource

/// One of an app's parts in its tab bar.
public struct Tab: ScreenElement {
  /// What it is called.
  public var title: LocalizedText = ""
  /// The symbol over the title.
  public var image: ImageReference?
  /// Whether it is the part that is shown.
  public var selected = false
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a tab without a title.
  public init() {}

  /// Makes a tab.
  public init(
    _ title: LocalizedText, image: ImageReference? = nil, selected: Bool = false, id: String? = nil
  ) {
    self.title = title
    self.image = image
    self.selected = selected
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "tab"
  /// The title.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "tab", "One of an app's parts.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("image", \.image, "The symbol over the title."),
      Field("selected", \.selected, "Whether it is the part that is shown."),
    ] + screenFields)
}

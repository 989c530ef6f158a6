public import MaquetteSource

/// The border between two groups.
public struct Divider: ScreenElement {
  /// Words that are not drawn in a menu.
  public var title: LocalizedText = ""
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id where it stands on a screen.
  public var onScreen = ScreenAttributes()

  /// Makes a divider.
  public init() {}

  /// The key of the kind.
  public static let kind = "divider"
  /// Nothing.
  public static let main = MainValue.text("title", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "divider", "The border between two groups.",
    [Field("title", \.title, "Nothing.")] + screenFields)
}

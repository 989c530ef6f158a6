public import MaquetteSource

/// Items that are still being fetched, with their spinner.
public struct Loading: Element {
  /// The words; the word of the language when empty.
  public var title: LocalizedText = ""
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes a loading item with the word of the language.
  public init() {}

  /// Makes a loading item.
  public init(_ title: LocalizedText, id: String? = nil) {
    self.title = title
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "loading"
  /// The words.
  public static let main = MainValue.text("title", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "loading", "Items that are still being fetched.",
    [Field("title", \.title, singleLine: true, "The words; the word of the language when empty.")]
      + commonFields)
}

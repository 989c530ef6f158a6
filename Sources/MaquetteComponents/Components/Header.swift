public import MaquetteSource

/// What the menu is about: a document's name and picture at the top.
public struct Header: Element {
  /// The name.
  public var title: LocalizedText = ""
  /// A smaller line under the name.
  public var subtitle: LocalizedText?
  /// The picture at the leading side.
  public var image: ImageReference?
  /// The symbol of a round button at the trailing side.
  public var accessory: ImageReference?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty header.
  public init() {}

  /// Makes a header.
  public init(
    _ title: LocalizedText, subtitle: LocalizedText? = nil, image: ImageReference? = nil,
    accessory: ImageReference? = nil, id: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.accessory = accessory
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "header"
  /// The name.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "header", "What the menu is about.",
    [
      Field("title", \.title, singleLine: true, "The name."),
      Field("subtitle", \.subtitle, "A smaller line under the name."),
      Field("image", \.image, "The picture at the leading side."),
      Field("accessory", \.accessory, "The symbol of a round button at the trailing side."),
    ] + commonFields)
}

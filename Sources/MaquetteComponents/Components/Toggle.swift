public import MaquetteSource

/// A choice that is on or off; in a menu a row with a checkmark when it is on.
public struct Toggle: ScreenElement {
  /// What it is called.
  public var title: LocalizedText = ""
  /// Whether it is on.
  public var isOn = false
  /// A symbol beside the title.
  public var image: ImageReference?
  /// A second, smaller line.
  public var subtitle: LocalizedText?
  /// Whether it cannot be changed.
  public var disabled = false
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id where it stands on a screen.
  public var onScreen = ScreenAttributes()

  /// Makes a toggle without a title.
  public init() {}

  /// Makes a toggle.
  public init(
    _ title: LocalizedText, isOn: Bool = false, image: ImageReference? = nil,
    subtitle: LocalizedText? = nil, disabled: Bool = false, id: String? = nil
  ) {
    self.title = title
    self.isOn = isOn
    self.image = image
    self.subtitle = subtitle
    self.disabled = disabled
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "toggle"
  /// The title.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "toggle", "A choice that is on or off.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("isOn", \.isOn, "Whether it is on."),
      Field("image", \.image, "A symbol beside the title."),
      Field("subtitle", \.subtitle, "A second, smaller line."),
      Field("disabled", \.disabled, "Whether it cannot be changed."),
    ] + screenFields)
}

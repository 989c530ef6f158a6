public import MaquetteSource

/// A line that is filled in.
public struct TextField: ScreenElement {
  /// What stands at the end of a text field.
  public enum Accessory: String, SourceChoice {
    /// A circled plus that adds a contact.
    case contactAdd
  }

  /// The words before it.
  public var text: LocalizedText = ""
  /// What stands in it while it is empty.
  public var placeholder: LocalizedText?
  /// What was filled in.
  public var value: LocalizedText?
  /// A symbol in it, at the leading side.
  public var image: ImageReference?
  /// What stands at the end.
  public var accessory: Accessory?
  /// Whether it is being filled in.
  public var focused = false
  /// Whether what is filled in is shown as dots.
  public var secure = false
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a text field without a label.
  public init() {}

  /// Makes a text field.
  public init(
    _ label: LocalizedText = "", placeholder: LocalizedText? = nil, value: LocalizedText? = nil,
    image: ImageReference? = nil, accessory: Accessory? = nil, focused: Bool = false,
    secure: Bool = false, id: String? = nil
  ) {
    text = label
    self.placeholder = placeholder
    self.value = value
    self.image = image
    self.accessory = accessory
    self.focused = focused
    self.secure = secure
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "textField"
  /// The words before it.
  public static let main = MainValue.text("text", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "textField", "A line that is filled in.",
    [
      Field("text", \.text, singleLine: true, "The words before it."),
      Field("placeholder", \.placeholder, singleLine: true, "What stands in it while empty."),
      Field("value", \.value, singleLine: true, "What was filled in."),
      Field("image", \.image, "A symbol in it, at the leading side."),
      Field("accessory", \.accessory, "What stands at the end."),
      Field("focused", \.focused, "Whether it is being filled in."),
      Field("secure", \.secure, "Whether what is filled in is shown as dots."),
    ] + screenFields)
}

public import MaquetteSource

/// A line of a list.
public struct Row: ScreenElement {
  /// What stands at the end of a row.
  public enum Accessory: String, SourceChoice {
    /// A chevron: the row opens a further screen.
    case disclosureIndicator
    /// A circled i: it shows details.
    case detailButton
    /// Both.
    case detailDisclosureButton
    /// The row is chosen.
    case checkmark
  }

  /// What touching a row opens, for the guidelines.
  public enum Destination: String, SourceChoice {
    case screen, detail
  }

  /// What it is called.
  public var title: LocalizedText = ""
  /// A smaller line under the title.
  public var subtitle: LocalizedText?
  /// A grey text at the end.
  public var value: LocalizedText?
  /// A symbol before the title.
  public var image: ImageReference?
  /// What stands at the end.
  public var accessory: Accessory?
  /// What choosing it means.
  public var role: Button.Role?
  /// Whether it cannot be chosen.
  public var disabled = false
  /// Whether it is the chosen one.
  public var selected = false
  /// Whether a finger or pointer is on it.
  public var highlighted = false
  /// What touching it opens, for the guidelines.
  public var opens: Destination?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a row without a title.
  public init() {}

  /// Makes a row.
  public init(
    _ title: LocalizedText, subtitle: LocalizedText? = nil, value: LocalizedText? = nil,
    image: ImageReference? = nil, accessory: Accessory? = nil, role: Button.Role? = nil,
    disabled: Bool = false, selected: Bool = false, highlighted: Bool = false,
    opens: Destination? = nil, id: String? = nil
  ) {
    self.title = title
    self.subtitle = subtitle
    self.value = value
    self.image = image
    self.accessory = accessory
    self.role = role
    self.disabled = disabled
    self.selected = selected
    self.highlighted = highlighted
    self.opens = opens
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "row"
  /// The title.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "row", "A line of a list.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("subtitle", \.subtitle, "A smaller line under the title."),
      Field("value", \.value, "A grey text at the end."),
      Field("image", \.image, "A symbol before the title."),
      Field("accessory", \.accessory, "What stands at the end."),
      Field("role", \.role, "What choosing it means."),
      Field("disabled", \.disabled, "Whether it cannot be chosen."),
      Field("selected", \.selected, "Whether it is the chosen one."),
      Field("highlighted", \.highlighted, "Whether a finger or pointer is on it."),
      Field("opens", \.opens, "What touching it opens, for the guidelines."),
    ] + screenFields)
}

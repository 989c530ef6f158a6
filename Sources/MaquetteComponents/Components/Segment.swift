public import MaquetteSource

/// One of the choices of a segmented control.
public struct Segment: ScreenElement {
  /// What it is called.
  public var title: LocalizedText = ""
  /// A symbol in the title's place.
  public var image: ImageReference?
  /// Whether it cannot be chosen.
  public var disabled = false
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a segment without a title.
  public init() {}

  /// Makes a segment.
  public init(
    _ title: LocalizedText, image: ImageReference? = nil, disabled: Bool = false, id: String? = nil
  ) {
    self.title = title
    self.image = image
    self.disabled = disabled
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "segment"
  /// The title.
  public static let main = MainValue.text("title")

  /// The keys.
  public static let schema = Schema<Self>(
    "segment", "One of the choices of a segmented control.",
    [
      Field("title", \.title, singleLine: true, "What it is called."),
      Field("image", \.image, "A symbol in the title's place, which assistive text says then."),
      Field("disabled", \.disabled, "Whether it cannot be chosen."),
    ] + screenFields)
}

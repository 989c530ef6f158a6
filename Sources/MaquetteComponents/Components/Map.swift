public import MaquetteScene
public import MaquetteSource

/// A stand-in for a map, perhaps with a place marked in its middle.
public struct Map: ScreenElement {
  /// The name of the place in its middle; none is marked without.
  public var title: LocalizedText = ""
  /// The size in points; by the room unless given.
  public var size: Size?
  /// How it takes the room that it has.
  public var aspect = Image.Aspect.fit
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a map without a place.
  public init() {}

  /// Makes a map.
  public init(
    _ title: LocalizedText = "", size: Size? = nil, aspect: Image.Aspect = .fit, id: String? = nil
  ) {
    self.title = title
    self.size = size
    self.aspect = aspect
    self.id = id
  }

  /// The key of the kind.
  public static let kind = "map"
  /// The name of the place.
  public static let main = MainValue.text("title", mayBeEmpty: true)

  /// The keys.
  public static let schema = Schema<Self>(
    "map", "A stand-in for a map.",
    [
      Field("title", \.title, singleLine: true, "The name of the place in its middle."),
      Field("size", \.size, "Width and height in points."),
      Field("aspect", \.aspect, "How it takes the room that it has."),
    ] + screenFields)
}

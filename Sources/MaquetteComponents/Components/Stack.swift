public import MaquetteScene
public import MaquetteSource

/// Elements below or beside each other.
public struct Stack: ContentElement {
  /// Which way the elements follow each other.
  public enum Axis: String, SourceChoice {
    case vertical, horizontal
  }

  /// Where elements stand across the axis.
  public enum Alignment: String, SourceChoice {
    case leading, top, center, trailing, bottom

    /// Which part of the room that is left lies before an element.
    var share: Double {
      switch self {
      case .leading, .top: 0
      case .center: 0.5
      case .trailing, .bottom: 1
      }
    }
  }

  /// The elements.
  public var items = Elements<ContentItems>()
  /// Which way the elements follow each other.
  public var axis = Axis.vertical
  /// Points between two elements; the theme's unless given.
  public var spacing: Double?
  /// Where elements stand across the axis: leading in a column and centred in a line unless given.
  public var alignment: Alignment?
  /// The top left corner on the screen in points, which takes the stack out of the flow.
  public var position: Point?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack.
  public init(
    axis: Axis = .vertical, spacing: Double? = nil, alignment: Alignment? = nil,
    position: Point? = nil, id: String? = nil, @ContentBuilder items: () -> [AnyElement]
  ) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    self.position = position
    self.id = id
    self.items = Elements(items())
  }

  /// The key of the kind.
  public static let kind = "stack"
  /// The elements.
  public static let main = MainValue.list("items")

  /// The keys.
  public static let schema = Schema<Self>(
    "stack", "Elements below or beside each other.",
    [
      Field("items", \.items, required: true, "The elements."),
      Field("axis", \.axis, "Which way the elements follow each other."),
      Field("spacing", \.spacing, "Points between two elements.") {
        $2.checkLength($0, at: $1, "spacing")
      },
      Field("alignment", \.alignment, "Where elements stand across the axis."),
      Field(
        "position", \.position,
        "The top left corner on the screen in points, never mirrored, out of the flow."),
    ] + screenFields)
}

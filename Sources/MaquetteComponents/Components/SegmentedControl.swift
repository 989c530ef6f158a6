public import MaquetteSource

/// A choice of one among a few that stand side by side.
public struct SegmentedControl: ScreenElement {
  /// What there is to choose from.
  public var items = Elements<SegmentItems>()
  /// The title or id of the chosen segment.
  public var selected: String?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes a control without segments.
  public init() {}

  /// Makes a segmented control.
  public init(
    selected: String? = nil, id: String? = nil, @SegmentBuilder items: () -> [AnyElement]
  ) {
    self.selected = selected
    self.id = id
    self.items = Elements(items())
  }

  /// The segments in order.
  package var segments: [Segment] { items.elements.compactMap { $0.base as? Segment } }

  /// Whether a segment is the chosen one.
  package func isSelected(_ segment: Segment) -> Bool {
    selected.map { $0 == segment.id ?? segment.title.base || $0 == segment.title.base } ?? false
  }

  /// The key of the kind.
  public static let kind = "segmentedControl"
  /// The segments.
  public static let main = MainValue.list("items")

  /// The keys.
  public static let schema = Schema<Self>(
    "segmentedControl", "A choice of one among a few that stand side by side.",
    [
      Field("items", \.items, required: true, "What there is to choose from."),
      Field("selected", \.selected, "The title or id of the chosen segment."),
    ] + screenFields)
}

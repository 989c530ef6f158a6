public import MaquetteSource

/// Elements in columns of one width.
public struct Grid: ScreenElement {
  /// The elements, row by row.
  public var items = Elements<ContentItems>()
  /// How many stand side by side; by the room unless given.
  public var columns: Int?
  /// Points between two elements; the theme's unless given.
  public var spacing: Double?
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []
  /// What it says besides its id.
  public var onScreen = ScreenAttributes()

  /// Makes an empty grid.
  public init() {}

  /// Makes a grid.
  public init(
    columns: Int? = nil, spacing: Double? = nil, id: String? = nil,
    @ContentBuilder items: () -> [AnyElement]
  ) {
    self.columns = columns
    self.spacing = spacing
    self.id = id
    self.items = Elements(items())
  }

  /// The key of the kind.
  public static let kind = "grid"
  /// The elements.
  public static let main = MainValue.list("items")

  /// The keys.
  public static let schema = Schema<Self>(
    "grid", "Elements in columns of one width; pictures without a size are square.",
    [
      Field("items", \.items, required: true, "The elements, row by row."),
      Field("columns", \.columns, "How many stand side by side; by the room unless given.") {
        checkColumns($0, $1, &$2)
      },
      Field("spacing", \.spacing, "Points between two elements.") {
        $2.checkLength($0, at: $1, "spacing")
      },
    ] + screenFields)

  private static func checkColumns(
    _ node: SourceNode, _ path: NodePath, _ reader: inout SourceReader
  ) {
    guard case .scalar(let text, _, let range) = node, let count = Int(text),
      !(1...100).contains(count)
    else { return }
    reader.report(
      "out-of-range", "a grid has between 1 and 100 columns, not \(count)", at: range, path: path)
  }
}

public import MaquetteSource

/// Several actions side by side in one row of a menu.
public struct ControlGroup: Element {
  /// How the actions are drawn.
  public enum Size: String, SourceChoice {
    /// A symbol over its title, up to three in a row.
    case medium
    /// Symbols alone, up to four in a row.
    case small
    /// Symbols alone, as many as there are.
    case palette

    /// SwiftUI's names of the styles.
    public static let synonyms: KeyValuePairs<String, Size> = [
      "menu": .medium, "compactMenu": .small,
    ]
  }

  /// The actions.
  public var items: Elements<MenuItems> = []
  /// How they are drawn.
  public var size = Size.medium
  /// What other parts of the document call it by.
  public var id: String?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty group.
  public init() {}

  /// Makes a group.
  public init(size: Size = .medium, id: String? = nil, @MenuBuilder items: () -> [AnyElement]) {
    self.size = size
    self.id = id
    self.items = Elements(items())
  }

  /// The key of the kind.
  public static let kind = "controlGroup"
  /// The actions.
  public static let main = MainValue.list("items")

  /// The keys.
  public static let schema = Schema<Self>(
    "controlGroup", "Several actions side by side.",
    [
      Field("items", \.items, required: true, "The actions."),
      Field("size", \.size, synonyms: ["style"], "How they are drawn."),
    ] + commonFields)
}

public import MaquetteScene
public import MaquetteSource

/// Content beside what opened it, with an arrow; in compact width a sheet unless said.
public struct Popover: SchemaReadable {
  /// What a popover becomes in compact width: on a phone.
  public enum Adaptation: String, SourceChoice {
    /// A sheet.
    case automatic
    case sheet, fullScreenCover
    /// A popover all the same.
    case popover
  }

  /// How high a sheet is.
  public enum Detent: String, SourceChoice {
    case large, medium
    /// As high as its content needs.
    case fit
  }

  /// What opened it.
  public var from: PresentationSource?
  /// The ways the arrow may point.
  public var permittedArrowDirections = ArrowDirections.any
  /// Whether it stays until it is closed by a button of its own.
  public var modal = false
  /// The size in points; as large as the content needs unless given.
  public var size: Size?
  /// What it becomes in compact width.
  public var adaptation = Adaptation.automatic
  /// The heights that a sheet can have; it has the first, and a grabber when there are several.
  public var detents: [Detent] = [.large]
  /// The title and the buttons beside it.
  public var navigationBar: NavigationBar?
  /// What stands between the bars, from top to bottom.
  public var content = Elements<ContentItems>()
  /// Buttons at the bottom.
  public var toolbar: Elements<BarItems>?
  /// Parts at the bottom.
  public var tabBar: Elements<TabItems>?
  /// Ids of guideline rules that are not reported here.
  public var disable: [String] = []

  /// Makes an empty popover.
  public init() {}

  /// Makes a popover.
  public init(
    from: PresentationSource? = nil, permittedArrowDirections: ArrowDirections = .any,
    modal: Bool = false, size: Size? = nil, adaptation: Adaptation = .automatic,
    detents: [Detent] = [.large], navigationBar: NavigationBar? = nil,
    @ContentBuilder content: () -> [AnyElement] = { [] },
    @BarBuilder toolbar: () -> [AnyElement] = { [] },
    @TabBuilder tabBar: () -> [AnyElement] = { [] }
  ) {
    self.from = from
    self.permittedArrowDirections = permittedArrowDirections
    self.modal = modal
    self.size = size
    self.adaptation = adaptation
    self.detents = detents
    let screen = Screen(
      navigationBar: navigationBar, content: content, toolbar: toolbar, tabBar: tabBar)
    self.navigationBar = screen.navigationBar
    self.content = screen.content
    self.toolbar = screen.toolbar
    self.tabBar = screen.tabBar
  }

  /// What it shows, as a screen of its own.
  var screen: Screen {
    var screen = Screen()
    screen.statusBar = false
    screen.navigationBar = navigationBar
    screen.content = content
    screen.toolbar = toolbar
    screen.tabBar = tabBar
    return screen
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "popover", "Content beside what opened it, with an arrow.",
    Field("from", \.from, "What opened it."),
    Field(
      "permittedArrowDirections", \.permittedArrowDirections,
      "'any', or the ways the arrow may point."),
    Field("modal", \.modal, "Whether it stays until it is closed by a button of its own."),
    Field("size", \.size, "Width and height in points; by the content unless given."),
    Field("adaptation", \.adaptation, "What it becomes in compact width."),
    Field("detents", \.detents, "The heights that a sheet can have; it has the first."),
    Field("navigationBar", \.navigationBar, "The title and the buttons beside it."),
    Field("content", \.content, "What stands between the bars, from top to bottom."),
    Field("toolbar", \.toolbar, "Buttons at the bottom."),
    Field("tabBar", \.tabBar, "Parts at the bottom."),
    Field("disable", \.disable, "Ids of guideline rules that are not reported here."))
}

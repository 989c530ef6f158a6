public import MaquetteSource

/// What is behind a presentation.
public struct Screen: SchemaReadable {
  /// The time and the device's signs at the top.
  public var statusBar = StatusBar()
  /// The title and the buttons beside it.
  public var navigationBar: NavigationBar?
  /// What stands between the bars, from top to bottom.
  public var content = Elements<ContentItems>()
  /// Buttons at the bottom.
  public var toolbar: Elements<BarItems>?
  /// The app's parts at the bottom.
  public var tabBar: Elements<TabItems>?

  /// Makes an empty screen.
  public init() {}

  /// Makes a screen with content and perhaps a toolbar and a tab bar.
  public init(
    statusBar: StatusBar = StatusBar(), navigationBar: NavigationBar? = nil,
    @ContentBuilder content: () -> [AnyElement] = { [] },
    @BarBuilder toolbar: () -> [AnyElement] = { [] },
    @TabBuilder tabBar: () -> [AnyElement] = { [] }
  ) {
    self.statusBar = statusBar
    self.navigationBar = navigationBar
    self.content = Elements(content())
    let (items, tabs) = (toolbar(), tabBar())
    if !items.isEmpty { self.toolbar = Elements(items) }
    if !tabs.isEmpty { self.tabBar = Elements(tabs) }
  }

  /// The keys.
  public static let schema = Schema<Self>(
    "screen", "What is behind the presentation.",
    Field("statusBar", \.statusBar, "Whether there is a status bar, or its time and carrier."),
    Field("navigationBar", \.navigationBar, "The title and the buttons beside it."),
    Field("content", \.content, "What stands between the bars, from top to bottom."),
    Field("toolbar", \.toolbar, "Buttons at the bottom."),
    Field("tabBar", \.tabBar, "The app's parts at the bottom."))
}

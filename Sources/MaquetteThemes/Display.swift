public import MaquetteScene
public import MaquetteSource

/// The screen of a device as it is held.
///
/// Lengths are points.
public struct Display: Sendable, Hashable {
  /// What is cut out of the screen at the top.
  public enum TopFeature: String, SourceChoice {
    case none, notch, dynamicIsland
  }

  /// The width and height.
  public var size: Size
  /// The edges that system bars and rounded corners cover.
  public var safeArea: Insets
  /// The height of the status bar; zero where there is none.
  public var statusBarHeight: Double
  /// Where a navigation bar begins, below the top.
  public var navigationBarTop: Double
  /// What is cut out at the top.
  public var topFeature: TopFeature
  /// The width of the home indicator; nothing where there is none.
  public var homeIndicatorWidth: Double?
  /// The radius of the screen's corners.
  public var cornerRadius: Double

  /// Makes a screen that nothing covers.
  public init(size: Size) {
    self.size = size
    safeArea = Insets()
    statusBarHeight = 0
    navigationBarTop = 0
    topFeature = .none
    cornerRadius = 0
  }
}

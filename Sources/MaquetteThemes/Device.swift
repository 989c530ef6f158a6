public import MaquetteScene
public import MaquetteSource

/// A device: its screen and what kind of device it is.
public struct Device: Sendable, Hashable {
  /// The id in kebab-case: `iphone-15`.
  public var id: String
  /// The name that its maker gives it.
  public var name: String
  /// The kind of device.
  public var idiom: Idiom
  /// Pixels a point.
  public var scale: Double
  /// The text size that the device comes with.
  public var textSize: TextSize
  /// The screen in portrait orientation.
  public var portrait: Display
  /// The screen in landscape orientation.
  public var landscape: Display

  /// The screen as the device is held.
  public func display(_ orientation: Orientation) -> Display {
    switch orientation {
    case .portrait: portrait
    case .landscape: landscape
    }
  }
}

extension Device {
  /// Makes a device that is nothing but a screen with a status bar, called by its width and height.
  ///
  /// - Parameters:
  ///   - size: The screen in portrait orientation, in points.
  ///   - scale: Pixels a point; 3 on phones and 2 on others unless given.
  ///   - idiom: The kind of device.
  public init(size: Size, scale: Double? = nil, idiom: Idiom = .phone) {
    var entry = DeviceCatalog.Entry()
    entry.idiom = idiom
    entry.size = [size.width, size.height]
    entry.scale = scale ?? (idiom == .phone ? 3 : 2)
    switch idiom {
    case .phone: entry.statusBar = 20
    case .pad: entry.statusBar = 24
    case .watch:
      // As high beside the screen as on the watch of 45 mm; text as on the watches of about its height.
      entry.statusBar = (size.height * 35 / 242).rounded()
      entry.textSize = size.height <= 170 ? .small : size.height < 224 ? .large : .xLarge
    }
    entry.safeArea = [entry.statusBar, 0]
    entry.landscapeSafeArea = [idiom == .phone ? 0 : entry.statusBar, 0, 0]
    self = entry.device(id: "\(size.width.json.text)x\(size.height.json.text)")
  }
}

/// The devices that a document can name.
public struct DeviceCatalog: Sendable {
  /// The devices in the order of the table.
  public let devices: [Device]

  /// Reads the table of devices.
  public init?(_ node: SourceNode, _ reader: inout SourceReader) {
    guard let table = Table<String, Entry>(node, at: .root, &reader) else { return nil }
    devices = table.entries.map { $0.value.device(id: $0.key) }
  }

  /// The device with an id.
  public subscript(id: String) -> Device? { devices.first { $0.id == id } }

  /// A line of the table.
  fileprivate struct Entry: SchemaReadable {
    var name = ""
    var idiom = Idiom.phone
    var size: [Double] = []
    var scale = 2.0
    var textSize = TextSize.large
    var safeArea: [Double] = [0, 0]
    var landscapeSafeArea: [Double] = [0, 0, 0]
    var statusBar = 0.0
    var topFeature = Display.TopFeature.none
    var navigationBar: Double?
    var homeIndicator: Double?
    var cornerRadius = 0.0

    static let schema = Schema<Self>(
      "device", "A device.",
      Field("name", \.name, required: true, "The name that its maker gives it."),
      Field("idiom", \.idiom, required: true, "The kind of device."),
      Field("size", \.size, required: true, "Width and height in portrait, in points."),
      Field("scale", \.scale, required: true, "Pixels a point."),
      Field("textSize", \.textSize, "The text size that it comes with."),
      Field("safeArea", \.safeArea, "Top and bottom in portrait, in points."),
      Field("landscapeSafeArea", \.landscapeSafeArea, "Top, sides and bottom in landscape."),
      Field("statusBar", \.statusBar, "Height of the status bar in portrait, in points."),
      Field("topFeature", \.topFeature, "What is cut out of the screen at the top."),
      Field("navigationBar", \.navigationBar, "Where its bar begins, when not at the safe area."),
      Field("homeIndicator", \.homeIndicator, "Width of the home indicator in points."),
      Field("cornerRadius", \.cornerRadius, "Radius of the screen's corners in points."))

    func device(id: String) -> Device {
      var (safeArea, navigationBar) = (safeArea, navigationBar)
      if idiom == .watch { (safeArea, navigationBar) = ([statusBar, 0], 0) }
      let (width, height) = (size.first ?? 0, size.last ?? 0)
      var portrait = Display(size: Size(width, height))
      portrait.safeArea = Insets(top: safeArea.first ?? 0, bottom: safeArea.last ?? 0)
      portrait.statusBarHeight = statusBar
      portrait.navigationBarTop = navigationBar ?? portrait.safeArea.top
      portrait.topFeature = topFeature
      portrait.homeIndicatorWidth = homeIndicator
      portrait.cornerRadius = cornerRadius
      var landscape = Display(size: Size(height, width))
      let sides = landscapeSafeArea.count > 1 ? landscapeSafeArea[1] : 0
      landscape.safeArea = Insets(
        top: landscapeSafeArea.first ?? 0, left: sides, bottom: landscapeSafeArea.last ?? 0,
        right: sides)
      // A phone on its side has no status bar.
      landscape.statusBarHeight = idiom == .phone ? 0 : statusBar
      landscape.navigationBarTop = landscape.safeArea.top
      landscape.homeIndicatorWidth = homeIndicator
      landscape.cornerRadius = cornerRadius
      return Device(
        id: id, name: name, idiom: idiom, scale: scale, textSize: textSize, portrait: portrait,
        landscape: landscape)
    }
  }
}

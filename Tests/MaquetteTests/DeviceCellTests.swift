import Maquette
import MaquetteTestSupport
import Testing

/// The pictures that the devices of a document make.
@Suite struct DeviceCellTests {
  private func cells(_ axes: String) throws -> [Cell] {
    let sheet = "actionSheet: {title: A, actions: [B, {button: C, role: cancel}]}"
    var catalog = Catalog()
    let matrix = try Matrix(readMockup("name: n\n\(axes)\n\(sheet)").classic, in: &catalog)
    #expect(matrix.diagnostics == [])
    return matrix.cells
  }

  /// A watch is dark and upright and lacks some text sizes: cells that come out equal are one.
  @Test(arguments: [
    ("device: watch-45\nappearance: [light, dark]", [""]),
    ("device: watch-45\nappearance: [dark, light]", ["~dark"]),
    ("device: watch-45\norientation: [portrait, landscape]", [""]),
    ("device: watch-45\ntheme: [ios-18, watchos-11]", [".ios-18"]),
    ("device: watch-45\ntextSize: [medium, large, small]", [".medium", ".small"]),
    (
      "device: watch-45\ntextSize: [accessibility5, accessibility3, accessibility2]",
      [".accessibility5", ".accessibility2"]
    ),
    (
      "device: [iphone-15, watch-45]\nappearance: [light, dark]",
      [".iphone-15", ".iphone-15~dark", ".watch-45"]
    ),
    (
      "device: [{size: [320, 480]}, {size: [320.5, 480], idiom: watch}, watch-38]",
      [".320x480", ".320.5x480", ".watch-38"]
    ),
  ])
  func equalCellsAreOne(_ axes: String, _ suffixes: [String]) throws {
    #expect(try cells(axes).map(\.suffix) == suffixes)
  }

  @Test func aWatchIsDarkAndUpright() throws {
    let cell = try #require(
      try cells("device: watch-45\norientation: landscape\ntextSize: medium").first)
    #expect(cell.theme.name == "watchos-11" && cell.orientation == .portrait)
    #expect(cell.traits.appearance == .dark && cell.traits.textSize == .large)
  }

  /// Measures as written, and the pixels a point, status bar and text size that come of them.
  @Test(arguments: [
    ("{size: [320, 480]}", 3.0, 20.0, TextSize.large),
    ("{size: [500, 400], idiom: pad}", 2, 24, .large),
    ("{size: [320, 480], scale: 1.5}", 1.5, 20, .large),
    ("{size: [136, 170], idiom: watch}", 2, 25, .small),
    ("{size: [187, 223], idiom: watch}", 2, 32, .large),
    ("{size: [198, 242], idiom: watch}", 2, 35, .xLarge),
  ])
  func measuresMakeADevice(
    _ measures: String, _ scale: Double, _ statusBar: Double, _ textSize: TextSize
  ) throws {
    let cell = try #require(try cells("device: \(measures)").first)
    let display = cell.device.portrait
    #expect(cell.device.scale == scale && cell.traits.textSize == textSize)
    #expect(display.statusBarHeight == statusBar)
    #expect(display.safeArea == Insets(top: statusBar) && display.homeIndicatorWidth == nil)
    #expect(display.size.width == cell.device.landscape.size.height)
    // What a picture says of itself leads to the same cell.
    let again = try readMockup(cell.mockup.json.text, as: "json")
    var catalog = Catalog()
    let same = try #require(try Matrix(again, in: &catalog).cells.first)
    #expect(same.device == cell.device && same.mockup == cell.mockup)
  }

  /// However small a screen, what is on it is laid out and drawn.
  @Test(arguments: ["phone", "pad", "watch"]) func theSmallestScreenIsDrawn(_ idiom: String) throws
  {
    let screen = """
      device: {size: [1, 1], idiom: \(idiom)}
      screen:
        navigationBar: {title: A, back: B, largeTitle: true, trailing: [C]}
        content: [{list: [D]}, {text: E}]
        toolbar: [F]
        tabBar: [{tab: G, image: clock}]
      """
    let sheet =
      idiom == "pad"
      ? "" : "\nactionSheet: {title: H, message: I, actions: [J, {button: K, role: cancel}]}"
    var catalog = Catalog()
    for cell in try Matrix(readMockup(screen + sheet).classic, in: &catalog).cells {
      #expect(try MockupRenderer(catalog).render(cell).bytes != nil)
    }
  }
}

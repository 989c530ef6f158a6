public import Maquette
public import MaquetteComponents
public import MaquetteScene
public import MaquetteThemes

extension LayoutContext {
  /// A context with squares for letters and symbols: the theme ios-18 on a phone of 393×852 points.
  public static func squares(
    _ traits: Traits = Traits(), viewport: Size = Size(393, 852), scale: Double = 3,
    canvas: Canvas.Fit = Canvas.Fit()
  ) throws -> LayoutContext {
    LayoutContext(
      theme: try .squares, traits: traits, display: Display(size: viewport), pixel: 1 / scale,
      canvas: canvas,
      shaper: SquareShaper(), symbols: SquareSymbols(),
      pictures: SquarePictures())
  }

  /// A context with squares for the picture of a cell.
  public static func squares(_ cell: Cell) -> LayoutContext {
    LayoutContext(
      cell, pixel: 1 / cell.device.scale, shaper: SquareShaper(), symbols: SquareSymbols(),
      pictures: SquarePictures())
  }
}

extension Theme {
  /// The theme ios-18, read once.
  public static var squares: Theme {
    get throws { try loaded.get() }
  }

  private static let loaded = Result {
    var catalog = Catalog()
    return try catalog.theme("ios-18")
  }
}

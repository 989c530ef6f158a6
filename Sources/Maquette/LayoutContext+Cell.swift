package import MaquetteComponents
package import MaquetteScene

extension LayoutContext {
  /// What a cell is laid out for.
  package init(
    _ cell: Cell, pixel: Double, styles: StyleLibrary = StyleLibrary(), shaper: any TextShaper,
    symbols: any SymbolSource, pictures: any PictureSource
  ) {
    self.init(
      theme: cell.theme, traits: cell.traits, display: cell.device.display(cell.orientation),
      pixel: pixel, tint: cell.mockup.tint ?? .named("systemBlue"), strings: cell.mockup.strings,
      styles: styles, shaper: shaper, symbols: symbols, pictures: pictures)
  }
}

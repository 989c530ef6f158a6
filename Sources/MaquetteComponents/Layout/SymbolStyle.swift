internal import MaquetteSource
internal import MaquetteThemes

/// The `symbol` section of a theme.
struct SymbolStyle: Style {
  static let section = "symbol"

  var box: ThemeColor?
  var drawn: [String] = []

  static let schema = Schema<Self>(
    "symbol style", "How symbols are drawn.",
    Field("box", \.box, "The colour of boxes that stand for symbols, where a theme draws those."),
    Field("drawn", \.drawn, "The first words of names that are drawn all the same."))

  /// The colour of the box that stands for a symbol; nothing where it is drawn.
  func box(for name: String) -> ThemeColor? {
    drawn.contains { name == $0 || name.hasPrefix("\($0).") } ? nil : box
  }
}

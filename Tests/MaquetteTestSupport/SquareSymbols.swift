public import MaquetteComponents
public import MaquetteScene

/// Symbols without drawings: each is a filled square of 16 points beside text of 17.
///
/// Names that hold `unknown` have none; those of `chevron` are narrow, and mirrored with the layout.
public final class SquareSymbols: SymbolSource {
  /// Makes a source.
  public init() {}

  /// The square of a name.
  public func symbol(named name: String) -> Symbol? {
    if name.contains("unknown") { return nil }
    let isChevron = name.hasPrefix("chevron")
    let path = Path(Rect(size: isChevron ? Size(8, 14) : Size(16, 16)))
    return Symbol(
      layers: [Symbol.Layer(path, .fill(.nonZero))], isDirectional: isChevron)
  }
}

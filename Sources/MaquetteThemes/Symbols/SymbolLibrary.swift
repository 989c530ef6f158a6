public import MaquetteScene
package import MaquetteSource

/// Draws symbols from the table, from icon files and by composition, and keeps what it drew.
///
/// A library belongs to one worker and is not shared between threads.
public final class SymbolLibrary {
  private let table: SymbolTable
  private let names: () -> SymbolNames
  private let parse: (String) -> SourceNode?
  private let readIcon: (String) -> String?
  private var symbols: [String: Symbol?] = [:]

  /// Makes a library.
  ///
  /// - Parameters:
  ///   - table: The drawings.
  ///   - names: The names that SF Symbols has, for old names; asked for when needed.
  ///   - parse: Reads a line of the table.
  ///   - readIcon: The text of an icon file by its name without its ending.
  package init(
    table: SymbolTable, names: @escaping () -> SymbolNames,
    parse: @escaping (String) -> SourceNode?, readIcon: @escaping (String) -> String?
  ) {
    self.table = table
    self.names = names
    self.parse = parse
    self.readIcon = readIcon
  }

  /// The drawing of a symbol by its name or an old name, or nothing when there is none.
  public func symbol(named name: String) -> Symbol? {
    if let known = symbols[name] { return known }
    symbols[name] = .some(nil)  // a name that leads back to itself has no drawing
    let symbol = draw(name)
    symbols[name] = .some(symbol)
    return symbol
  }

  private func draw(_ name: String) -> Symbol? {
    if let line = table.line(for: name) {
      var reader = SourceReader(file: SourceFile(name: "symbols.yaml", text: line))
      guard let node = parse(line)?[name], let drawing = SymbolDrawing(node, at: .root, &reader)
      else { return nil }
      return draw(drawing)
    }
    if let drawing = SymbolDrawing(composing: name), let symbol = draw(drawing) { return symbol }
    guard let current = names().current(name), current != name else { return nil }
    return symbol(named: current)
  }

  private func draw(_ drawing: SymbolDrawing) -> Symbol? {
    var symbol: Symbol?
    if let file = drawing.file {
      symbol = readIcon(file).flatMap { Symbol(icon: $0) }
    } else if let base = drawing.base {
      symbol = self.symbol(named: base)
      if let badge = drawing.badge {
        guard let badge = self.symbol(named: badge) else { return nil }
        symbol = symbol?.badged(with: badge)
      }
      if drawing.slash { symbol = symbol?.slashed() }
      if let enclosure = drawing.inside {
        // Lines cannot be cut out of a filled shape, but the filled form of the symbol can.
        symbol =
          symbol?.enclosed(in: enclosure)
          ?? self.symbol(named: "\(base).fill")?.enclosed(in: enclosure)
      }
    } else {
      symbol = Symbol(strokes: drawing.strokes, fills: drawing.fills, width: drawing.width)
    }
    symbol = symbol?.height(drawing.height)
    if drawing.flips { symbol?.isDirectional = true }
    return symbol
  }
}

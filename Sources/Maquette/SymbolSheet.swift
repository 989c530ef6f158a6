internal import MaquetteCairo
internal import MaquetteScene
package import MaquetteSource
internal import MaquetteThemes

/// Pictures of all symbols that the table draws, by group, each symbol with its name.
package struct SymbolSheet {
  /// A picture of a group, or of a part of it.
  package struct Page: Sendable {
    /// The group.
    package var name: String
    /// The page's number in its group when that has several, from 1.
    package var number: Int?
    /// A PNG of two pixels a point.
    package var bytes: [UInt8]
  }

  private let catalog: Catalog
  private let library: SymbolLibrary
  private let renderer: Renderer

  /// The columns, and the size of one symbol's cell in points: chosen so that the longest name fits
  /// on two lines.
  private let columns = 8
  /// The rows of a page, so that its file stays small.
  private let rows = 9
  private let cell = Size(100, 52)
  private let margin = 16.0
  private let label = FontStyle(size: 7.5)

  /// Prepares to draw the symbols of a catalog.
  package init(_ catalog: Catalog) throws {
    var catalog = catalog
    let theme = try catalog.theme(catalog.themeNames.first ?? "")
    self.catalog = catalog
    library = catalog.symbolLibrary()
    renderer = try Renderer(fonts: theme.fonts, folders: catalog.folders.fonts)
  }

  /// What is wrong with the files of the user for symbols that were drawn since this was last asked.
  package func takeMistakes() -> [Diagnostic] {
    library.takeUsedFiles().compactMap { $0.diagnostic }
  }

  /// The pages in the order of the groups; groups without symbols have none.
  package func pages() throws(RenderError) -> [Page] {
    let groups = catalog.symbolGroups
    let drawn = Dictionary(grouping: catalog.symbolTable.names) { groups.group(of: $0) }
    var pages: [Page] = []
    for name in groups.names {
      guard let symbols = drawn[name] else { continue }
      let parts = stride(from: 0, to: symbols.count, by: columns * rows).map {
        Array(symbols[$0..<min($0 + columns * rows, symbols.count)])
      }
      for (index, part) in parts.enumerated() {
        let number = parts.count > 1 ? index + 1 : nil
        let title = number.map { "\(name) \($0)" } ?? name
        let frame = page(titled: title, part).rounded(to: 0.5)
        let options = RenderOptions(scale: 2, description: "Symbols: \(title)")
        pages.append(
          Page(
            name: name, number: number, bytes: try PNGFormat().render(frame, options, renderer)))
      }
    }
    return pages
  }

  private func page(titled title: String, _ symbols: [String]) -> Frame {
    let rows = (symbols.count + columns - 1) / columns
    let top = margin + 20
    let size = Size(
      2 * margin + Double(columns) * cell.width, top + Double(rows) * cell.height + margin)
    var frame = Frame(size: size)
    frame.place(.shape(.rectangle(size, radius: 0), fill: Fill(.white), stroke: nil), at: .zero)
    place(title, FontStyle(size: 15, weight: .semibold), at: Point(margin, margin + 14), in: &frame)
    for (index, name) in symbols.enumerated() {
      let origin = Point(
        margin + Double(index % columns) * cell.width, top + Double(index / columns) * cell.height)
      place(name, at: origin, in: &frame)
    }
    return frame
  }

  /// Places a symbol in the middle of its cell's upper part, and its name below.
  private func place(_ name: String, at origin: Point, in frame: inout Frame) {
    if let symbol = library.symbol(named: name) {
      let center = Point(origin.x + cell.width / 2, origin.y + 18)
      frame.place(
        symbol.item(in: .black),
        at: Point(center.x - symbol.size.width / 2, center.y - symbol.size.height / 2))
    }
    for (index, line) in lines(of: name).enumerated() {
      let width = renderer.label(line, label)?.width ?? 0
      // On a whole pixel: names that begin alike then have the same pixels, which compress well.
      let place = Point(
        origin.x + ((cell.width - width) / 2).rounded(), origin.y + 40 + 8.5 * Double(index))
      self.place(line, label, at: place, in: &frame)
    }
  }

  /// A name on one line, or broken before the word that begins nearest to its middle.
  private func lines(of name: String) -> [String] {
    guard let line = renderer.label(name, label), line.width > cell.width - 6 else { return [name] }
    let breaks = name.indices.filter { name[$0] == "." && $0 != name.startIndex }
    let half = name.count / 2
    let nearest = breaks.min {
      abs(name.distance(from: name.startIndex, to: $0) - half)
        < abs(name.distance(from: name.startIndex, to: $1) - half)
    }
    guard let nearest else { return [name] }
    return [String(name[..<nearest]), String(name[nearest...])]
  }

  private func place(_ text: String, _ style: FontStyle, at point: Point, in frame: inout Frame) {
    guard let line = renderer.label(text, style) else { return }
    frame.place(.text(line, .black), at: point)
  }
}

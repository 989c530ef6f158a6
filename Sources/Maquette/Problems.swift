internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Collects what keeps a cell's picture from being right.
struct Problems {
  let cell: Cell
  private(set) var diagnostics: [Diagnostic] = []

  init(cell: Cell) {
    self.cell = cell
  }

  /// Reports characters for which no font has a glyph.
  mutating func addMissingGlyphs(in frame: Frame) {
    for placed in frame.items {
      switch placed.item {
      case .group(let inner, _): addMissingGlyphs(in: inner)
      case .text(let line, _):
        for scalar in line.missing {
          diagnostics.append(
            Diagnostic(
              .error, "missing-glyph", "no font has the character \(scalar.codePoint)",
              help: scalar.isPrivate
                ? "a character of the private use area looks different in every font; use 'image:'"
                : "leave the character out, or name a font that has it in the theme",
              path: NodePath(placed.name ?? "")))
        }
      case .shape, .image: break
      }
    }
  }

  /// Reports symbols that SF Symbols does not have, and those that have no drawing.
  mutating func addSymbols(_ catalog: Catalog, _ library: SymbolLibrary) {
    cell.mockup.visit(at: .root) { value, path in
      guard let image = value as? ImageReference, library.symbol(named: image.symbol) == nil else {
        return
      }
      let names = catalog.symbolNames
      if names.current(image.symbol) == nil {
        let near = nearest(to: image.symbol, among: names.all, limit: 3)
        diagnostics.append(
          Diagnostic(
            .error, "unknown-symbol", "SF Symbols has no '\(image.symbol)'",
            help: near.isEmpty
              ? "'maquette symbols WORD' lists the names"
              : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?", path: path))
      } else {
        let near = nearest(to: image.symbol, among: catalog.symbolTable.names, limit: 3)
        diagnostics.append(
          Diagnostic(
            .warning, "symbol-not-drawn", "there is no drawing of '\(image.symbol)' yet",
            help: near.isEmpty
              ? "'maquette symbols WORD' lists what is drawn"
              : "the nearest that are drawn: \(near.joined(separator: ", "))", path: path))
      }
    }
  }

  /// Reports names of colours that the theme does not have.
  mutating func addColors() {
    cell.mockup.visit(at: .root) { value, path in
      guard case .named(let name)? = value as? ThemeColor, cell.theme.color(named: name) == nil
      else { return }
      let near = nearest(to: name, among: cell.theme.colorNames).first
      diagnostics.append(
        Diagnostic(
          .error, "unknown-color", "the theme '\(cell.theme.name)' has no colour '\(name)'",
          help: near.map { "did you mean '\($0)'?" } ?? "write one of its colours or '#RRGGBB'",
          path: path))
    }
  }

  /// Notes texts that have no translation though the document translates others.
  mutating func addUntranslated() {
    let locale = cell.traits.locale
    let strings = cell.mockup.strings
    guard Locales.candidates(locale).contains(where: { strings[$0] != nil }) else { return }
    cell.mockup.visit(at: .root) { value, path in
      guard let text = value as? LocalizedText, !text.isEmpty,
        text.localized(for: locale, strings: strings) == nil
      else { return }
      diagnostics.append(
        Diagnostic(
          .note, "untranslated", "'\(text.base)' has no translation for '\(locale)'", path: path))
    }
  }
}

extension Unicode.Scalar {
  /// The character with its code point: `U+1F600 '😀'`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    let number = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return isPrivate ? number : "\(number) '\(self)'"
  }

  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}

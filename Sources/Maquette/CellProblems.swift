internal import MaquetteComponents
internal import MaquetteScene
internal import MaquetteSource
internal import MaquetteThemes

/// Collects what keeps the picture of one cell from being right.
struct CellProblems {
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
          let diagnostic = Diagnostic(
            .error, "missing-glyph", "no font has the character \(scalar.named)",
            help: scalar.isPrivate
              ? "a character of the private use area looks different in every font; use 'image:'"
              : "leave the character out, or name a font that has it in the theme",
            path: NodePath(placed.name ?? ""))
          // A text may be drawn twice, as the title of a button is in a sheet of several.
          if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
        }
      case .shape, .image: break
      }
    }
  }

  /// Reports a presentation that is not drawn for the cell's kind of device.
  mutating func addIdiom() {
    for presented in cell.mockup.presented {
      let type = type(of: presented.presentation)
      guard !type.idioms.contains(cell.traits.idiom) else { continue }
      let idioms = type.idioms.map { $0.rawValue }.joined(separator: ", ")
      diagnostics.append(
        Diagnostic(
          .error, "not-drawn", "there is no '\(type.kind)' on '\(cell.device.id)'",
          help: "it is drawn for devices of the kind \(idioms)", path: presented.path))
    }
  }

  /// Reports what has a place on the canvas of a whole screen alone.
  mutating func addCanvas() {
    guard case .fit = cell.mockup.effectiveCanvas(on: cell.traits.idiom) else { return }
    let presented = cell.mockup.presented
    if presented.count > 1 {
      diagnostics.append(
        Diagnostic(
          .error, "not-drawn", "several presentations stand over each other on a screen alone",
          help: "write 'canvas: screen'", path: .root / "canvas"))
    } else if let opened = presented.first, cell.mockup.presentations.isEmpty {
      diagnostics.append(
        Diagnostic(
          .error, "not-drawn", "what an element has opened stands on a screen alone",
          help: "write 'canvas: screen'", path: opened.path / "open"))
    }
    if cell.mockup.frame {
      diagnostics.append(
        Diagnostic(
          .warning, "not-drawn", "a device's frame stands round a screen alone",
          help: "write 'canvas: screen', or give the document a 'screen:'", path: .root / "frame"))
    }
    cell.mockup.visit(at: .root) { value, path in
      let scrolled = (value as? Menu)?.scrolled ?? (value as? ContextMenu)?.scrolled ?? 0
      guard scrolled != 0 else { return }
      diagnostics.append(
        Diagnostic(
          .warning, "not-drawn", "a menu is not scrolled where there is no screen",
          help: "give the document a 'screen:'", path: path / "scrolled"))
    }
  }

  /// Warns of menus that elements have opened though the document presents something else.
  mutating func addUnopened() {
    guard !cell.mockup.presentations.isEmpty, cell.question == nil else { return }
    cell.mockup.visit(at: .root) { value, path in
      guard let opened = (value as? any ScreenElement)?.opened else { return }
      let kind = type(of: opened.base).kind
      diagnostics.append(
        Diagnostic(
          .warning, "not-drawn", "what the document presents takes the place of this \(kind)",
          help: "leave out 'open: true', or what the document presents",
          path: path / kind / "open"))
    }
  }

  /// Reports sources that are not in the picture.
  mutating func addSources(in frame: Frame) {
    let anchors = frame.anchors.map(\.id)
    // What has opened something and has no id is called by its path.
    let ids = anchors.filter { !$0.hasPrefix("/") }
    cell.mockup.visit(at: .root) { value, path in
      guard case .element(let id)? = value as? PresentationSource, !anchors.contains(id) else {
        return
      }
      let near = nearest(to: id, among: ids).first
      let key = path.description.hasSuffix("/of") ? "of" : "from"
      let button = "draw a button for it: '\(key): {button: \(id)}'"
      diagnostics.append(
        Diagnostic(
          .error, "unknown-id", "nothing in the picture is called '\(id)'",
          help: near.map { "did you mean '\($0)'?" }
            ?? (ids.isEmpty ? button : "the ids are \(ids.joined(separator: ", "))"), path: path))
    }
  }

  /// Reports names of colours that the theme does not have.
  mutating func addColors() {
    cell.mockup.visit(at: .root) { value, path in
      guard case .named(let name)? = value as? ThemeColor, cell.theme.color(named: name) == nil
      else { return }
      let names = cell.theme.colorNames
      let system = names.first { $0.lowercased() == "system" + name.lowercased() }
      let near = system ?? nearest(to: name, among: names).first
      diagnostics.append(
        Diagnostic(
          .error, "unknown-color", "the theme has no colour '\(name)'",
          help: near.map { "did you mean '\($0)'?" } ?? "write '#RRGGBB' or a system colour's name",
          path: path))
    }
  }

  /// Notes texts that have no translation though the document translates others.
  mutating func addUntranslated() {
    let locale = cell.traits.locale
    let strings = cell.mockup.strings
    guard strings.hasLocale(locale) else { return }
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
  fileprivate var named: String { isPrivate ? codePoint : "\(codePoint) '\(self)'" }

  fileprivate var isPrivate: Bool { properties.generalCategory == .privateUse }
}

internal import MaquetteComponents
package import MaquetteSource
internal import MaquetteThemes

/// What is wrong with a mockup whatever cell of it is drawn: names that lead nowhere.
package struct MockupProblems {
  private let mockup: Mockup
  private let pictures: PictureFolder
  /// What was found, in the order of the mockup's keys.
  package private(set) var diagnostics: [Diagnostic] = []

  /// Looks at every symbol, source and attribute of a mockup.
  ///
  /// - Parameters:
  ///   - mockup: The mockup.
  ///   - catalog: The names of symbols.
  ///   - library: The drawings of symbols.
  ///   - pictures: The files of pictures.
  ///   - isWhole: Whether everything that the document says could be read.
  package init(
    _ mockup: Mockup, _ catalog: Catalog, _ library: SymbolLibrary, _ pictures: PictureFolder,
    isWhole: Bool = true
  ) {
    self.mockup = mockup
    self.pictures = pictures
    mockup.visit(at: .root) { value, path in
      switch value {
      case let image as ImageReference: check(image, at: path, catalog, library)
      case let menu as Menu: check(menu.items, at: path / "items", isWhole)
      case let menu as ContextMenu: check(menu.items, at: path / "items", isWhole)
      case let image as Image where image.isFile:
        checkFile(image.file, at: path / "file")
      case let picker as Picker:
        // An option that could not be read may be the one.
        if isWhole || !picker.options.contains(where: \.title.isEmpty),
          let selection = picker.selection, !picker.options.contains(where: picker.isSelected)
        {
          addUnknown(
            selection, among: picker.options.map { $0.id ?? $0.title.base }, "picker", "options",
            at: path / "selection")
        }
        if picker.style == .palette, path.description.hasPrefix("/screen/") {
          addUndrawn("a palette outside of a menu", at: path / "style")
        }
      case let control as SegmentedControl:
        if isWhole, let selected = control.selected,
          !control.segments.contains(where: control.isSelected)
        {
          addUnknown(
            selected, among: control.segments.map { $0.id ?? $0.title.base }, "control",
            "segments", at: path / "selected")
        }
      case let stack as Stack where stack.position != nil: checkPosition(at: path)
      case let button as Button: check(button, at: path)
      default: break
      }
    }
  }

  /// Reports a menu without items, and submenus that are open beside another one.
  private mutating func check(_ items: Elements<MenuItems>, at path: NodePath, _ isWhole: Bool) {
    if items.isEmpty, isWhole {
      diagnostics.append(
        Diagnostic(
          .error, "empty-menu", "this menu has no items", help: "list what can be chosen",
          path: path))
    }
    for path in items.openSubmenus(at: path).dropFirst() { addSecondOpen("submenu", at: path) }
  }

  /// Reports a menu that is open beside another one.
  private mutating func addSecondOpen(_ what: String, at path: NodePath) {
    diagnostics.append(
      Diagnostic(
        .error, "several-open", "another \(what) is open beside this one",
        help: "leave out one 'open: true'", path: path / "open"))
  }

  /// Reports a symbol that SF Symbols does not have, or that has no drawing.
  private mutating func check(
    _ image: ImageReference, at path: NodePath, _ catalog: Catalog, _ library: SymbolLibrary
  ) {
    let name = image.symbol
    if image.isFile {
      checkFile(image.symbol, at: path)
      return checkLook(of: image, at: path)
    }
    guard !name.isEmpty, library.symbol(named: name) == nil else { return }
    let unreadable = library.files(of: name).compactMap { $0.diagnostic }
    guard unreadable.isEmpty else {
      diagnostics += unreadable.filter { !diagnostics.contains($0) }
      return
    }
    let names = catalog.symbolNames
    let isKnown = names.current(name) != nil
    let near = nearest(
      to: name, among: isKnown ? catalog.symbolTable.names : names.all + names.others, limit: 3)
    if isKnown {
      diagnostics.append(
        Diagnostic(
          .warning, "symbol-not-drawn", "there is no drawing of '\(name)' yet",
          help: near.isEmpty
            ? "'maquette symbols WORD' lists what is drawn"
            : "the nearest that are drawn: \(near.joined(separator: ", "))", path: path))
    } else {
      diagnostics.append(
        Diagnostic(
          .error, "unknown-symbol", "SF Symbols has no '\(name)'",
          help: near.isEmpty
            ? "'maquette symbols WORD' lists the names"
            : "did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?", path: path))
    }
  }

  /// Warns of what a button has and is not drawn.
  private mutating func check(_ button: Button, at path: NodePath) {
    if button.menu?.open == true, button.onScreen.contextMenu?.open == true {
      addSecondOpen("menu", at: path / "contextMenu")
    }
    if button.type != .system, button.image != nil {
      diagnostics.append(
        Diagnostic(
          .warning, "not-drawn",
          "a button of the type '\(button.type.rawValue)' draws its glyph, not an image",
          help: "leave out 'image' or 'type'", path: path / "image"))
    }
  }

  /// Reports a picture's file that cannot be shown.
  private mutating func checkFile(_ name: String, at path: NodePath) {
    guard var finding = pictures.finding(about: name) else { return }
    finding.path = path
    if name.fileExtension == nil {
      finding.help = "a grey picture with a symbol is '{image: placeholder, symbol: \(name)}'"
    }
    diagnostics.append(finding)
  }

  /// Warns of a look that a picture of its own colours cannot have.
  private mutating func checkLook(of image: ImageReference, at path: NodePath) {
    guard let picture = pictures.picture(at: image.symbol), !picture.isTemplate else { return }
    let isGiven = [
      ("tint", image.tint != nil), ("weight", image.weight != nil),
      ("colors", !image.colors.isEmpty),
    ]
    for (key, isGiven) in isGiven where isGiven {
      diagnostics.append(
        Diagnostic(
          .warning, "no-effect", "'\(key)' changes nothing on a picture of several colours",
          help: "an SVG of one colour takes another", path: path / key))
    }
  }

  /// Reports a selection that is none of what an element has to choose from.
  private mutating func addUnknown(
    _ selection: String, among names: [String], _ owner: String, _ choices: String,
    at path: NodePath
  ) {
    let list = names.isEmpty ? nil : "the \(choices) are \(names.joined(separator: ", "))"
    diagnostics.append(
      Diagnostic(
        .error, "unknown-selection", "'\(selection)' is not one of the \(owner)'s \(choices)",
        help: nearest(to: selection, among: names).first.map { "did you mean '\($0)'?" } ?? list,
        path: path))
  }

  /// Reports a stack with a position inside another one, which places it.
  private mutating func checkPosition(at path: NodePath) {
    guard let parent = path.parent, parent.description.hasSuffix("/items") else { return }
    diagnostics.append(
      Diagnostic(
        .error, "misplaced-position", "a stack inside another one has no position of its own",
        help: "write it among the screen's content, or give the outer stack the position",
        path: path / "position"))
  }

  private mutating func addUndrawn(_ what: String, at path: NodePath) {
    diagnostics.append(
      Diagnostic(.warning, "not-drawn", "\(what) is not drawn by this version", path: path))
  }
}

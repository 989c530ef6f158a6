internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension LintedMockup {
  /// The button that opens a menu, where it is known.
  func opener(of menu: LintedMenu) -> LintedButton? {
    let key = key(of: menu.source, in: menu.path, at: "from", attachedAs: "menu")
    return key.flatMap { buttonNumbers[$0] }.map { buttons[$0] }
  }

  /// The element that a context menu is about, where it is known.
  func element(of menu: LintedMenu) -> LintedElement? {
    let key = key(of: menu.source, in: menu.path, at: "of", attachedAs: "contextMenu")
    return key.flatMap { elementNumbers[$0] }.map { elements[$0] }
  }

  /// What the source of a presentation is known by; one that is attached is a key of its source.
  private func key(
    of source: PresentationSource?, in path: NodePath, at name: String, attachedAs attribute: String
  ) -> Key? {
    switch source {
    case .element(let id): .id(id)
    case .button: .place(path / name)
    case .rect: nil
    case nil: path.names(attribute) ? path.parent.map { .place($0) } : nil
    }
  }

  /// Whether it is drawn in a theme of the program; what a theme in a file extends is not known here.
  func isDrawn(in theme: String) -> Bool { mockup.theme.values.contains(theme) }
}

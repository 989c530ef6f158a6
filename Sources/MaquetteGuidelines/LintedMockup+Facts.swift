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

  /// Whether a translation may go by a text.
  private func isKey(_ text: String) -> Bool {
    switch mockup.strings {
    case .file: true
    case .table(let strings): strings.entries.contains { $0.value[text] != nil }
    }
  }

  /// A text in English: as it is marked or translated, else as written in letters of ASCII where the
  /// mockup's languages leave English open.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: Where it stands.
  /// - Returns: The English words with the path of the value that holds them; without it where
  ///   translations go by how the text is written.
  func english(_ text: LocalizedText, at path: NodePath) -> (text: String, path: NodePath?)? {
    if !text.translations.isEmpty {
      return text.translations.first { $0.language.isEnglish }
        .map { ($0.text, path / $0.language) }
    }
    if case .table(let strings) = mockup.strings,
      let english = strings.entries.first(where: { $0.key.isEnglish })
    {
      let path = NodePath.root / "strings" / english.key / text.base
      return english.value[text.base].map { ($0, path) }
    }
    let locales = mockup.locale.values
    guard locales.isEmpty || locales.contains(where: \.isEnglish),
      text.base.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic })
    else { return nil }
    return (text.base, isKey(text.base) ? nil : path)
  }
}

extension String {
  /// Whether it is a tag of English.
  fileprivate var isEnglish: Bool { self == "en" || hasPrefix("en-") }
}

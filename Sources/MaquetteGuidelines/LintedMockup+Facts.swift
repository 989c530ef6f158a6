internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension LintedMockup {
  /// The button that opens a menu, where it is known.
  func opener(of menu: LintedMenu) -> LintedButton? {
    buttons.first { button in
      switch menu.source {
      case .element(let id): button.button.id == id
      case .button: button.path == menu.path / "from"
      case .rect: false
      case nil: menu.path == button.path / "menu"
      }
    }
  }

  /// The element that a context menu is about, where it is known.
  func element(of menu: LintedMenu) -> LintedElement? {
    elements.first { element in
      switch menu.source {
      case .element(let id): element.element.id == id
      case .button: element.path == menu.path / "of"
      case .rect: false
      case nil: menu.path == element.path / "contextMenu"
      }
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

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

  /// A text in English: as it is marked or translated, else as written in letters of ASCII where the
  /// mockup's languages leave English open.
  func english(_ text: LocalizedText) -> String? {
    if !text.translations.isEmpty {
      return text.translations.first { $0.language.isEnglish }?.text
    }
    if case .table(let strings) = mockup.strings,
      let translations = strings.entries.first(where: { $0.key.isEnglish })?.value
    {
      return translations[text.base]
    }
    let locales = mockup.locale.values
    guard locales.isEmpty || locales.contains(where: \.isEnglish),
      text.base.unicodeScalars.allSatisfy({ $0.isASCII || !$0.properties.isAlphabetic })
    else { return nil }
    return text.base
  }
}

extension String {
  /// Whether it is a tag of English.
  fileprivate var isEnglish: Bool { self == "en" || hasPrefix("en-") }
}

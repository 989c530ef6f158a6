internal import MaquetteComponents
internal import MaquetteThemes

extension Strings {
  /// A text with the translations that the table has of it, which are what is drawn.
  func resolved(_ text: LocalizedText) -> LocalizedText {
    guard text.translations.isEmpty, case .table(let table) = self else { return text }
    let translations = table.entries.compactMap { entry in
      entry.value[text.base].map { LocalizedText.Translation(language: entry.key, text: $0) }
    }
    return LocalizedText(text.base, translations: translations)
  }

  /// A button with its title resolved.
  func resolved(_ button: Button) -> Button {
    guard self != [:] else { return button }
    var button = button
    button.title = resolved(button.title)
    return button
  }

  /// A submenu with its title resolved.
  func resolved(_ menu: Menu) -> Menu {
    guard self != [:] else { return menu }
    var menu = menu
    menu.title = resolved(menu.title)
    return menu
  }
}

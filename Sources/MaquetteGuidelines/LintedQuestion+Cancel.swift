internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension LintedQuestion {
  /// What gives it an action that cancels, in the languages of its other actions and of the mockup.
  func addingCancel(_ context: LintContext) -> SourceEdit {
    let title = (actions.first { $0.button.role == .destructive } ?? actions.first)?.button.title
    let translated = title?.translations.map(\.language) ?? []
    var languages = translated
    for locale in context.mockup.mockup.locale.values where !languages.contains(locale) {
      languages.append(locale)
    }
    let said = title.flatMap { title in
      languages.isEmpty ? context.lexicon.languageOfAction(title) : nil
    }
    let words = languages.map { ($0, context.lexicon.cancel(in: $0)) }
    let isOne = translated.isEmpty && Set(words.map(\.1)).count <= 1
    let value: JSONValue =
      isOne
      ? .string(words.first?.1 ?? context.lexicon.cancel(in: said ?? "en"))
      : .object(words.map { .init(key: $0, value: .string($1)) })
    return .append(path / "actions", .object(["button": value, "role": "cancel"]))
  }
}

extension Lexicon {
  /// Cancel in a language, in English where that is not known.
  fileprivate func cancel(in language: String) -> String {
    let language = String(language.prefix { $0 != "-" })
    return cancel[language]?.first ?? cancel["en"]?.first ?? "Cancel"
  }

  /// The language that an action is written in, as far as its first or last word tells.
  fileprivate func languageOfAction(_ title: LocalizedText) -> String? {
    destructive.language(opening: title) ?? removing.language(opening: title)
  }
}

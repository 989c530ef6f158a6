internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension LintedQuestion {
  /// What gives it an action that cancels, in the languages of its other actions.
  func addingCancel(_ lexicon: Lexicon) -> SourceEdit {
    let like = actions.first { $0.button.role == .destructive } ?? actions.first
    let title = like.map { lexicon.cancel(like: $0.button.title) } ?? "Cancel"
    return .append(path / "actions", .object(["button": title, "role": "cancel"]))
  }
}

extension Lexicon {
  /// Cancel in the languages of a title, in English where they are not known.
  fileprivate func cancel(like title: LocalizedText) -> JSONValue {
    func word(_ language: String) -> JSONValue {
      let language = String(language.prefix { $0 != "-" })
      return .string(cancel[language]?.first ?? cancel["en"]?.first ?? "Cancel")
    }
    guard title.translations.isEmpty else {
      return .object(title.translations.map { .init(key: $0.language, value: word($0.language)) })
    }
    return word(
      destructive.language(opening: title) ?? removing.language(opening: title) ?? "en")
  }
}

internal import MaquetteComponents
internal import MaquetteSource
internal import MaquetteThemes

extension LintContext {
  /// A text in English: as it is marked or translated, else as written where the mockup's languages leave
  /// English open and no title is of another language.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - path: Where it stands.
  /// - Returns: The English words with the path of the value that holds them; without it where
  ///   translations go by how the text is written.
  func english(_ text: LocalizedText, at path: NodePath) -> (text: String, path: NodePath?)? {
    if case .table(let strings) = mockup.mockup.strings,
      let english = strings.entries.first(where: { $0.key.isEnglish })
    {
      let path = NodePath.root / "strings" / english.key / text.base
      if let words = english.value[text.base] { return (words, path) }
      if text.translations.isEmpty { return nil }
    }
    let isTranslated = isKey(text.base)
    if !text.translations.isEmpty, !isTranslated {
      return text.translations.first { $0.language.isEnglish }
        .map { ($0.text, path / $0.language) }
    }
    let locales = mockup.mockup.locale.values
    guard locales.isEmpty ? readsAsEnglish : locales.contains(where: \.isEnglish),
      text.base.isASCII
    else { return nil }
    return (text.base, isTranslated ? nil : path)
  }

  /// Whether a translation goes by a text.
  private func isKey(_ text: String) -> Bool {
    switch mockup.mockup.strings {
    case .file: true
    case .table(let strings): strings.entries.contains { $0.value[text] != nil }
    }
  }
}

extension LintedMockup {
  /// Whether no title has small words of another language; letters that are not those of English speak for
  /// their own title alone, which may be a name.
  func readsAsEnglish(_ lexicon: Lexicon) -> Bool {
    let titles =
      menus.flatMap { $0.items.compactMap(\.title) } + buttons.map(\.button.title)
      + questions.flatMap { $0.actions.map(\.button.title) }
    return titles.allSatisfy { title in
      !title.translations.isEmpty || !title.base.hasForeignWord(lexicon)
    }
  }
}

extension String {
  /// Whether it is a tag of English.
  fileprivate var isEnglish: Bool { self == "en" || hasPrefix("en-") }

  /// Whether its letters are those of ASCII; digits and signs may be any.
  fileprivate var isASCII: Bool {
    unicodeScalars.allSatisfy { $0.isASCII || !$0.properties.isAlphabetic }
  }

  /// Whether a word in small letters has letters that are not those of English, or a word of another
  /// language stands before one in small letters, as no part of a name does.
  fileprivate func hasForeignWord(_ lexicon: Lexicon) -> Bool {
    let words = split(separator: " ")
    return words.contains { $0.first?.isLowercase == true && !String($0).isASCII }
      || zip(words, words.dropFirst()).contains { word, next in
        next.first?.isLowercase == true && lexicon.foreign.spelling(of: word.lowercased()) != nil
      }
  }
}

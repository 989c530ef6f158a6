public import MaquetteComponents
public import MaquetteSource
public import MaquetteThemes

/// Words that mean something in the languages of apps.
public struct Lexicon: SchemaReadable {
  /// Words by language.
  public typealias Words = Table<String, [String]>

  /// What leaves a question without doing anything.
  public var cancel: Words = [:]
  /// What begins a title that destroys something.
  public var destructive: Words = [:]
  /// What begins a title that may destroy something.
  public var removing: Words = [:]
  /// What follows those where nothing is lost.
  public var harmless: Words = [:]
  /// What takes note of something.
  public var acknowledgement: Words = [:]
  /// What opens something.
  public var open: Words = [:]
  /// What says no more than that there is more.
  public var more: Words = [:]
  /// What a button is called that opens further actions.
  public var moreButton: Words = [:]
  /// What tells that something can be taken back.
  public var undoable: Words = [:]
  /// What begins the title of something that is done, and never of one of several options.
  public var commands: Words = [:]
  /// What begins the title of an action.
  public var verbs: Words = [:]
  /// Articles, coordinating conjunctions and short prepositions, which are small within a title.
  public var smallWords: Words = [:]
  /// Words that are such prepositions in one title and adverbs, verbs or nouns in another.
  public var particles: Words = [:]
  /// Names whose letters do not follow title case.
  public var names: Words = [:]

  /// Makes a lexicon without words.
  public init() {}

  /// The kinds of words.
  public static let schema = Schema<Self>(
    "lexicon", "Words that mean something in the languages of apps.",
    Field("cancel", \.cancel, "What leaves a question without doing anything."),
    Field("destructive", \.destructive, "What begins a title that destroys something."),
    Field("removing", \.removing, "What begins a title that may destroy something."),
    Field("harmless", \.harmless, "What follows those where nothing is lost."),
    Field("acknowledgement", \.acknowledgement, "What takes note of something."),
    Field("open", \.open, "What opens something."),
    Field("more", \.more, "What says no more than that there is more."),
    Field("moreButton", \.moreButton, "What a button is called that opens further actions."),
    Field("undoable", \.undoable, "What tells that something can be taken back."),
    Field("commands", \.commands, "What begins the title of something that is done."),
    Field("verbs", \.verbs, "What begins the title of an action."),
    Field("smallWords", \.smallWords, "Words that are small within a title."),
    Field("particles", \.particles, "Words that are small within some titles."),
    Field("names", \.names, "Names whose letters do not follow title case."))
}

extension Table<String, [String]> {
  /// Whether a text, in one of its languages, is one of the words.
  public func contains(_ text: LocalizedText) -> Bool {
    text.texts.contains { text in words.contains { $0.lowercased() == text } }
  }

  /// Whether a text, in one of its languages, begins or in some languages ends with one of the words.
  public func opens(_ text: LocalizedText) -> Bool {
    text.texts.contains { text in words.contains { text.isLed(by: $0.lowercased()) } }
  }

  /// Whether one of the words occurs in a text, in one of its languages.
  func occurs(in text: LocalizedText) -> Bool {
    text.texts.contains { text in
      words.contains { word in
        let word = word.lowercased()
        return text.split { !$0.isLetter }.contains { $0 == word }
          || word.unicodeScalars.allSatisfy { $0.value >= 0x2E80 } && text.contains(word)
      }
    }
  }

  /// The words of all languages.
  var words: some Sequence<String> { entries.lazy.flatMap(\.value) }
}

extension LocalizedText {
  /// The text in each of its languages, in small letters and without an ellipsis at its end.
  var texts: [String] {
    (translations.isEmpty ? [base] : translations.map(\.text)).map { text in
      var text = text.lowercased()
      for ending in ["…", "..."] where text.hasSuffix(ending) { text.removeLast(ending.count) }
      return text
    }
  }
}

extension String {
  /// Whether it begins with a word.
  ///
  /// Without spaces between words, as in Japanese, or where the verb stands last, as in Korean and
  /// Japanese, it may as well end with it.
  fileprivate func isLed(by word: String) -> Bool {
    if word.unicodeScalars.allSatisfy({ $0.value >= 0x2E80 }) {
      return hasPrefix(word) || hasSuffix(word)
    }
    guard hasPrefix(word) else { return false }
    return dropFirst(word.count).first.map { !$0.isLetter } ?? true
  }
}

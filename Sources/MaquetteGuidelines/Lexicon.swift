internal import MaquetteComponents
public import MaquetteSource

/// Words that mean something in the languages of apps.
public struct Lexicon: SchemaReadable {
  /// What leaves a question without doing anything.
  public var cancel: Words = Words()
  /// What begins a title that destroys something.
  public var destructive: Words = Words()
  /// What begins a title that may destroy something.
  public var removing: Words = Words()
  /// What follows those where nothing is lost.
  public var harmless: Words = Words()
  /// What stands in a title of one of both kinds where nothing is lost.
  public var keeping: Words = Words()
  /// What takes note of something.
  public var acknowledgement: Words = Words()
  /// What ends something that was done.
  public var done: Words = Words()
  /// What opens something.
  public var open: Words = Words()
  /// What says no more than that there is more.
  public var more: Words = Words()
  /// What a button is called that opens further actions.
  public var moreButton: Words = Words()
  /// What tells that something can be taken back.
  public var undoable: Words = Words()
  /// What begins the title of something that is done, and never of one of several options.
  public var commands: Words = Words()
  /// What ends the title of an option that begins like a command.
  public var options: Words = Words()
  /// What begins the title of an action.
  public var verbs: Words = Words()
  /// Articles, coordinating conjunctions and short prepositions, which are small within a title.
  public var smallWords: Words = Words()
  /// Words that are such prepositions in one title and adverbs, verbs or nouns in another.
  public var particles: Words = Words()
  /// Verbs with which those are adverbs.
  public var phrasalVerbs: Words = Words()
  /// Words that are right in small letters: units, parts of names.
  public var unchanged: Words = Words()
  /// Words of other languages by which a title is not taken for English.
  public var foreign: Words = Words()
  /// Names whose letters do not follow title case.
  public var names: Words = Words()

  /// Makes a lexicon without words.
  public init() {}

  /// The kinds of words.
  public static let schema = Schema<Self>(
    "lexicon", "Words that mean something in the languages of apps.",
    Field("cancel", \.cancel, "What leaves a question without doing anything."),
    Field("destructive", \.destructive, "What begins a title that destroys something."),
    Field("removing", \.removing, "What begins a title that may destroy something."),
    Field("harmless", \.harmless, "What follows those where nothing is lost."),
    Field(
      "keeping", \.keeping, "What stands in a title of one of both kinds where nothing is lost."),
    Field("acknowledgement", \.acknowledgement, "What takes note of something."),
    Field("done", \.done, "What ends something that was done."),
    Field("open", \.open, "What opens something."),
    Field("more", \.more, "What says no more than that there is more."),
    Field("moreButton", \.moreButton, "What a button is called that opens further actions."),
    Field("undoable", \.undoable, "What tells that something can be taken back."),
    Field("commands", \.commands, "What begins the title of something that is done."),
    Field("options", \.options, "What ends the title of an option that begins like a command."),
    Field("verbs", \.verbs, "What begins the title of an action."),
    Field("smallWords", \.smallWords, "Words that are small within a title."),
    Field("particles", \.particles, "Words that are small within some titles."),
    Field("phrasalVerbs", \.phrasalVerbs, "Verbs with which those are adverbs."),
    Field(
      "unchanged", \.unchanged, "Words that are right in small letters: units, parts of names."),
    Field(
      "foreign", \.foreign, "Words of other languages by which a title is not taken for English."),
    Field("names", \.names, "Names whose letters do not follow title case."))
}

extension LocalizedText {
  /// The text in each of its languages, in small letters and without an ellipsis at its end.
  var texts: [String] {
    (translations.isEmpty ? [base] : translations.map(\.text)).map { text in
      var text = text.lowercased()
      for ending in ["…", "..."] where text.hasSuffix(ending) { text.removeLast(ending.count) }
      while text.hasSuffix(" ") { text.removeLast() }
      return text
    }
  }

  /// How a message quotes it: as it is written or, where that is a key of the strings, as it is first
  /// translated.
  var shown: String {
    translations.isEmpty || translations.contains { $0.text == base } ? base : translations[0].text
  }
}

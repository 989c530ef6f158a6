internal import MaquetteThemes

/// Title case in English: every word begins with a capital letter but articles, coordinating conjunctions and
/// prepositions of four letters or fewer, and the first and the last word always do.
struct TitleCase {
  private let lexicon: Lexicon

  init(_ lexicon: Lexicon) { self.lexicon = lexicon }

  /// A title as it should be written: as it is where it is right, or where that cannot be told.
  func corrected(_ title: String) -> String {
    if isRightAtSight(title) { return title }
    let right = corrected(title, isStrict: false)
    return right == title ? title : corrected(title, isStrict: true)
  }

  /// Whether every word of a title begins with a capital letter and none is of those that may not: most
  /// titles need no closer look.
  private func isRightAtSight(_ title: String) -> Bool {
    title.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false).allSatisfy {
      guard let first = $0.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
        $0.count > 1, $0.dropFirst().allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 })
      else { return false }
      let word = Substring($0).lowercased()
      return ![lexicon.smallWords, lexicon.particles, lexicon.names].contains {
        $0.spelling(of: word) != nil
      }
    }
  }

  /// A title as it should be written, in which a particle of a verb may stay small unless it is strict.
  private func corrected(_ title: String, isStrict: Bool) -> String {
    guard let first = title.first, !first.isNumber, !"#@".contains(first) else { return title }
    var words = Self.words(of: title)
    guard !words.dropLast().contains(where: \.endsSentence), words.last?.isStatement != true else {
      return title
    }
    let said = words.indices.filter { words[$0].text.contains { $0.isLetter || $0.isNumber } }
    for index in said where !words[index].isQuoted && !words[index].isTechnical {
      let parts = words[index].text.split(separator: "/", omittingEmptySubsequences: false)
      words[index].text = parts.enumerated().map { number, part in
        let isFirst = index == said.first && number == 0
        let isLast = index == said.last && number == parts.count - 1
        return corrected(
          part,
          Position(
            isEnd: isFirst || isLast,
            isAdverb: isStrict && index > 0 && isPhrasalVerb(words[index - 1].text),
            isFree: isFree(index, in: words) || part.contains { "()[]".contains($0) }))
      }.joined(separator: "/")
    }
    return words.map(\.text).joined(separator: " ")
  }

  /// Whether a word begins something after a colon, or is a letter's name: 'Sort A to Z'.
  private func isFree(_ index: Int, in words: [Word]) -> Bool {
    if index > 0, words[index - 1].endsClause { return true }
    guard words[index].text == "A", index + 1 < words.count else { return false }
    return isSmall(words[index + 1].text) || isParticle(words[index + 1].text)
  }

  private func isSmall(_ word: String) -> Bool { lexicon.smallWords.spelling(of: word) == word }

  private func isPhrasalVerb(_ word: String) -> Bool {
    lexicon.phrasalVerbs.spelling(of: word.lowercased()) != nil
  }

  private func isParticle(_ word: String) -> Bool { lexicon.particles.spelling(of: word) == word }

  /// Where a word stands in its title.
  private struct Position {
    /// Whether it is the first or the last.
    var isEnd: Bool
    /// Whether a particle belongs to the verb before it.
    var isAdverb: Bool
    /// Whether it may begin or end something, as after a colon or at a parenthesis.
    var isFree: Bool
  }

  private func corrected(_ word: Substring, _ position: Position) -> String {
    // Of a compound only its first part is judged: 'Re-enter', 'Check-in', 'To-Do'.
    guard let start = word.firstIndex(where: \.isLetter) else { return String(word) }
    let end = word[start...].firstIndex { !$0.isLetter && !"’'".contains($0) } ?? word.endIndex
    let text = word[start..<end]
    let isCompound = end < word.endIndex && word[end] == "-"
    func replaced(by text: String) -> String { word[..<start] + text + word[end...] }

    let lower = text.lowercased()
    if lexicon.unchanged.spelling(of: lower) == String(text) { return String(word) }
    if let name = lexicon.names.spelling(of: lower) {
      let isWrong = text == lower || text == lower.capitalizedFirst && name.hasCapital
      return isWrong ? replaced(by: name) : String(word)
    }
    let isMixed = text.dropFirst().contains(where: \.isUppercase)
    if isMixed || lower != "a" && text.count(where: \.isLetter) == 1 { return String(word) }
    let isParticle = isParticle(lower) && !position.isEnd && !position.isAdverb
    let isSmall = isSmall(lower) && !position.isEnd
    if isParticle || isSmall && (isCompound || position.isFree) { return String(word) }
    return replaced(
      by: isSmall ? lower : String(text).capitalizedFirst)
  }

  /// A part of a title between spaces.
  private struct Word {
    var text: String
    var isQuoted: Bool

    /// Whether a sentence ends with it that is no question.
    var isStatement: Bool { text.last.map { ".!".contains($0) } ?? false && !text.hasSuffix("..") }
    /// Whether a sentence ends with it.
    var endsSentence: Bool { isStatement || text.last == "?" }
    /// Whether something of its own begins after it.
    var endsClause: Bool { text.last.map { ":–—-|·•".contains($0) } ?? false }
    /// Whether it is no word of a language: an address, a file's name, a placeholder.
    var isTechnical: Bool {
      let inside = text.dropLast { ".…,:;!?)]".contains($0) }
      return inside.contains { $0.isNumber || ".@#{}%$\\_~=<>–`".contains($0) }
        || inside.hasPrefix(":") || inside.dropFirst().hasPrefix("/")
    }
  }

  private static let quotes: [Character: Character] = [
    "“": "”", "‘": "’", "\"": "\"", "'": "'", "«": "»", "„": "“",
  ]

  private static func words(of title: String) -> [Word] {
    var closing: Character?
    return title.split(separator: " ", omittingEmptySubsequences: false).map { text in
      var quoted = text
      if closing == nil, let quote = quotes[text.first ?? " "] {
        closing = quote
        quoted = text.dropFirst()
      }
      let isQuoted = closing != nil
      if let end = closing, quoted.dropLast({ ".…,:;!?)".contains($0) }).last == end {
        closing = nil
      }
      return Word(text: String(text), isQuoted: isQuoted)
    }
  }
}

extension StringProtocol {
  /// Without the characters at its end that are such.
  fileprivate func dropLast(_ isDropped: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isDropped($0) }.map { index(after: $0) } ?? startIndex)]
  }
}

extension String {
  /// With its first letter as a capital one.
  fileprivate var capitalizedFirst: String { (first?.uppercased() ?? "") + dropFirst() }
  /// Whether one of its letters is a capital one.
  fileprivate var hasCapital: Bool { contains(where: \.isUppercase) }
}

/// What is known of languages by their BCP 47 tags.
public enum Locales {
  /// A regular expression for the tags that a document may use.
  static let pattern = "^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$"

  /// Whether a key has the form of a language tag.
  package static func isTag(_ key: String) -> Bool {
    let parts = key.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) })
    else { return false }
    return parts.dropFirst().allSatisfy { part in
      (2...8).contains(part.count)
        && part.allSatisfy { byte in
          let character = Character(Unicode.Scalar(byte))
          return character.isASCII && (character.isLetter || character.isNumber)
        }
    }
  }

  /// The tags under which a translation may be found, best first: `zh-Hant-TW`, `zh-Hant`, `zh`.
  public static func candidates(_ locale: String) -> [String] {
    let parts = locale.split(separator: "-")
    return parts.indices.reversed().map { parts[...$0].joined(separator: "-") }
  }

  /// Whether a locale is written from right to left.
  public static func isRightToLeft(_ locale: String) -> Bool {
    let parts = locale.split(separator: "-").map { $0.lowercased() }
    if parts.contains(where: { ["arab", "hebr", "thaa", "syrc", "adlm", "nkoo"].contains($0) }) {
      return true
    }
    if parts.dropFirst().contains(where: { $0.utf8.count == 4 && $0 != "arab" }) { return false }
    return ["ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "dv", "ckb", "syr"]
      .contains(parts.first ?? "")
  }
}

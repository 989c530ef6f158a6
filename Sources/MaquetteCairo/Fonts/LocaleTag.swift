/// A BCP 47 tag cut down to what decides between fonts: a language and, for Chinese, a script.
struct LocaleTag: Hashable {
  /// Lowercase: `ko`, `zh-hans`.
  let value: String

  /// Reads a tag (`zh-TW`, `ko_KR`); what is no tag stands for itself.
  init(_ tag: String) {
    let parts = tag.lowercased().split { $0 == "-" || $0 == "_" || $0 == "." }.map(String.init)
    let language = parts.first ?? ""
    guard language == "zh" else {
      value = language
      return
    }
    let isTraditional =
      parts.contains("hant")
      || !parts.contains("hans") && parts.contains { ["tw", "hk", "mo"].contains($0) }
    value = isTraditional ? "zh-hant" : "zh-hans"
  }

  /// Whether a font's language (`ko`, `zh-Hant`) is this one.
  func matches(_ language: String) -> Bool { LocaleTag(language) == self }
}
